import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

/** Whole or not at all, also across a power cut: written beside, synced, then renamed. */
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

/** The file's text; the first time, what `create` gives. */
export function keep(file: string, create: () => string): string {
  const kept = readKeptFile(file)
  if (kept) return kept
  const created = create()
  writeKeptFile(file, created)
  return created
}
