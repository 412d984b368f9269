import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

/**
 * Writes a file completely or not at all, even across a power cut: to a temporary name, synced,
 * then renamed.
 */
export function writeKeptFile(file: string, text: string): void {
  const draft = `${file}.new`
  const handle = openSync(draft, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
}

export function readKeptFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the file's text; creates it with `create` the first time. */
export function keep(file: string, create: () => string): string {
  const kept = readKeptFile(file)
  if (kept) return kept
  const created = create()
  writeKeptFile(file, created)
  return created
}
