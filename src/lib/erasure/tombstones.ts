import 'server-only'
import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { db, type Executor, query, type SQL, sql } from '../database/db'
import { dataDir } from '../env'
import { readMarkLines, TOMBSTONE_FILE, writeMarkLines } from './tombstone-file'

/**
 * What stays of something erased: a sum of its number and of something that only it had. It tells
 * nothing of the person, and finds the same row again when an older backup brings it back.
 */
const sum = (words: SQL) => sql`encode(sha256(convert_to(${words}, 'UTF8')), 'hex')`

/** The mark of a row, as SQL over its columns. */
export const MARKS = {
  submission: sum(sql`'submission:' || id || ':' || reference`),
  testimony: sum(sql`'testimony:' || id || ':' || extract(epoch from created_at)`),
  name: sum(sql`'name:' || id || ':' || text`),
} as const

/** Notes marks in the transaction that takes their rows away. */
export async function bury(tx: Executor, marks: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into tombstones (mark) select unnest(${sql.param(marks)}::text[])
    on conflict (mark) do nothing`)
}

const file = () => path.join(dataDir(), TOMBSTONE_FILE)

async function readMarks(): Promise<Set<string>> {
  const text = await readFile(file(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return readMarkLines(text)
}

/** After the commit. A mark that gets lost here is written by the next `syncTombstones`. */
export async function keepMarks(marks: readonly string[]): Promise<void> {
  if (marks.length > 0) await appendFile(file(), writeMarkLines(marks), { mode: 0o600 })
}

/**
 * Brings the table and the file beside the database to the same marks: what one of them lost, as
 * when either was restored from a backup, the other one knows.
 */
export async function syncTombstones(): Promise<void> {
  const inFile = await readMarks()
  const on = await db()
  const rows = await query<{ mark: string }>(on, sql`select mark from tombstones`)
  const inTable = new Set(rows.map(({ mark }) => mark))
  await bury(
    on,
    [...inFile].filter((mark) => !inTable.has(mark)),
  )
  await keepMarks([...inTable].filter((mark) => !inFile.has(mark)))
}

/** Ids of rows of a table that were erased before and are back. */
export async function listResurrected(kind: keyof typeof MARKS, table: string): Promise<number[]> {
  const rows = await query<{ id: number }>(
    await db(),
    sql`select id from ${sql.identifier(table)}
        where exists (select from tombstones) and ${MARKS[kind]} in (select mark from tombstones)
        order by id`,
  )
  return rows.map(({ id }) => id)
}
