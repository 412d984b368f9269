import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

/** Even after a power cut, the file has either its old or its whole new content. */
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

/** Returns the file's text. If it is missing or empty, writes the text of `create` first. */
export function readOrCreateFile(file: string, create: () => string): string {
  const kept = readFileIfExists(file)
  if (kept) return kept
  const created = create()
  writeFileAtomically(file, created)
  return created
}
