import 'server-only'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { type Executor, type SQL, sql } from '../database/sql'
import { dataDir } from '../env'
import { formatMarkLines, TOMBSTONE_FILE_NAME } from './tombstone-file'

const sum = (words: SQL) => sql`encode(sha256(convert_to(${words}, 'UTF8')), 'hex')`

export const TOMBSTONE_HASHES = {
  submission: sum(sql`'submission:' || id || ':' || reference`),
  testimony: sum(sql`'testimony:' || id || ':' || extract(epoch from created_at)`),
  venueRequest: sum(sql`'venue:' || id || ':' || extract(epoch from created_at)`),
  name: sum(sql`'name:' || id || ':' || text`),
} as const

/**
 * Stores tombstones, except those that are stored already. When rows are erased, `tx` must be the
 * transaction that deletes them.
 */
export async function storeTombstones(tx: Executor, marks: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into tombstones (mark) select unnest(${sql.param(marks)}::text[])
    on conflict (mark) do nothing`)
}

export const tombstoneFilePath = () => path.join(dataDir(), TOMBSTONE_FILE_NAME)

/**
 * Appends the tombstones to the file. Call this after the commit. After a crash in between, the
 * next `syncTombstones` writes the missing lines.
 */
export async function appendTombstones(marks: readonly string[]): Promise<void> {
  if (marks.length > 0)
    await appendFile(tombstoneFilePath(), formatMarkLines(marks), { mode: 0o600 })
}
