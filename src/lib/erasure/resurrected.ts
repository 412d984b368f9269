import 'server-only'
import { readFile } from 'node:fs/promises'
import { db, fetchRows, query, sql } from '../database/db'
import { parseMarkLines } from './tombstone-file'
import {
  appendTombstones,
  storeTombstones,
  TOMBSTONE_HASHES,
  tombstoneFilePath,
} from './tombstones'

async function readMarks(): Promise<Set<string>> {
  const text = await readFile(tombstoneFilePath(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return parseMarkLines(text)
}

/**
 * Adds to the file and to the table the tombstones that only the other has, because either may come
 * from an older backup.
 */
export async function syncTombstones(): Promise<void> {
  const inFile = await readMarks()
  const on = await db()
  const rows = await query<{ mark: string }>(on, sql`select mark from tombstones`)
  const inTable = new Set(rows.map(({ mark }) => mark))
  await storeTombstones(
    on,
    [...inFile].filter((mark) => !inTable.has(mark)),
  )
  await appendTombstones([...inTable].filter((mark) => !inFile.has(mark)))
}

/** Returns the ids of rows that were erased before and came back with a backup. */
export async function listResurrectedIds(
  kind: keyof typeof TOMBSTONE_HASHES,
  table: string,
): Promise<number[]> {
  const rows = await fetchRows<{ id: number }>(sql`
    select id from ${sql.identifier(table)}
    where exists (select from tombstones) and ${TOMBSTONE_HASHES[kind]} in (select mark from tombstones)
    order by id`)
  return rows.map(({ id }) => id)
}
