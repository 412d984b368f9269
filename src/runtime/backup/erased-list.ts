import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatMarkLines, parseMarkLines, TOMBSTONE_FILE_NAME } from '@/lib/erasure/tombstone-file'

const read = (file: string) =>
  existsSync(file) ? parseMarkLines(readFileSync(file, 'utf8')) : new Set<string>()

function merge(from: string, to: string): void {
  const marks = new Set([...read(to), ...read(from)])
  writeFileSync(to, formatMarkLines(marks), { mode: 0o600 })
}

const listIn = (folder: string) => path.join(folder, TOMBSTONE_FILE_NAME)

/**
 * Adds the data folder's list of erased rows to the list beside the backup. All backups in a folder
 * share this list, so that later erasures apply to older backups too.
 */
export const exportErasedList = (dataDir: string, archive: string): void =>
  merge(listIn(dataDir), listIn(path.dirname(archive)))

/**
 * Adds the list beside the backup to the data folder's list. Returns false when there is no list
 * beside the backup.
 */
export function importErasedList(archive: string, dataDir: string): boolean {
  const beside = listIn(path.dirname(archive))
  if (!existsSync(beside)) return false
  merge(beside, listIn(dataDir))
  return true
}
