import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

/**
 * Writes the file so that even after a power cut it has either all of its old or all of its new
 * content.
 */
export function writeFileAtomically(file: string, text: string): void {
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

export function readFileIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Returns the file's text. A missing or empty file is first written with the text that `create`
 * returns.
 */
export function readOrCreateFile(file: string, create: () => string): string {
  const kept = readFileIfExists(file)
  if (kept) return kept
  const created = create()
  writeFileAtomically(file, created)
  return created
}
