import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readMarkLines, TOMBSTONE_FILE, writeMarkLines } from '@/lib/erasure/tombstone-file'

const read = (file: string) =>
  existsSync(file) ? readMarkLines(readFileSync(file, 'utf8')) : new Set<string>()

function merge(from: string, to: string): void {
  const marks = new Set([...read(to), ...read(from)])
  writeFileSync(to, writeMarkLines(marks), { mode: 0o600 })
}

const listIn = (folder: string) => path.join(folder, TOMBSTONE_FILE)

/**
 * Adds the marks of everything erased so far to the list beside the backup. All backups in that
 * folder share the list. When an older one is restored, what was erased before the newest was made
 * is erased again.
 */
export const writeErasedList = (dataDir: string, archive: string): void =>
  merge(listIn(dataDir), listIn(path.dirname(archive)))

/** Adds the list beside the backup to that of the restored folder. False when there is none. */
export function copyErasedList(archive: string, dataDir: string): boolean {
  const beside = listIn(path.dirname(archive))
  if (!existsSync(beside)) return false
  merge(beside, listIn(dataDir))
  return true
}
