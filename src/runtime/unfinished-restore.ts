import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { TOMBSTONE_FILE_NAME } from '@/lib/erasure/tombstone-file'
import { DATABASE_SCHEMAS } from '@/lib/queue/queue-schema'
import { Failure } from './bootstrap/failure.mjs'
import { writeFileAtomically } from './kept-file'

const MARK = 'restore-unfinished'

/** Every new ext file system contains this folder. */
const NOT_OURS = ['lost+found']

const unfinished = (place: string) =>
  new Failure(
    `A restore into ${place} did not come to its end; run npm run restore with the same backup again.`,
  )

export function requireFinishedFolder(dataDir: string): void {
  if (existsSync(path.join(dataDir, MARK))) throw unfinished(dataDir)
}

/** Throws Failure when the folder is not empty, unless a restore into it was interrupted. */
export function requireEmptyFolder(dataDir: string): void {
  if (existsSync(path.join(dataDir, MARK))) return
  const [something] = readdirSync(dataDir).filter((name) => !NOT_OURS.includes(name))
  if (!something) return
  throw new Failure(
    `${dataDir} is not empty (it holds ${something}); a backup is restored into an empty folder only. Set another DATA_DIR.`,
  )
}

/**
 * Marks the folder as the target of an unfinished restore and removes the files that an interrupted
 * restore has left.
 */
export function beginFolderRestore(dataDir: string, archive: string): void {
  writeFileAtomically(path.join(dataDir, MARK), `${archive}\n`)
  for (const name of ['media', 'outbox', 'secret', TOMBSTONE_FILE_NAME]) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}

export const finishFolderRestore = (dataDir: string): void => rmSync(path.join(dataDir, MARK))

const TABLE = 'unfinished_restore'

const isMarked = async (client: Client): Promise<boolean> =>
  (await client.query(`select to_regclass('${TABLE}') is not null as yes`)).rows[0].yes

export async function requireFinishedDatabase(client: Client): Promise<void> {
  if (await isMarked(client)) throw unfinished('this database')
}

export async function requireEmptyDatabase(client: Client): Promise<void> {
  if (await isMarked(client)) return
  const { rows } = await client.query(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     limit 1`,
    [DATABASE_SCHEMAS],
  )
  if (!rows[0]) return
  throw new Failure(
    `The database is not empty (it holds ${rows[0].name}); a backup is restored into an empty database only. Make a new one.`,
  )
}

export async function beginDatabaseRestore(client: Client): Promise<void> {
  await client.query(`create table if not exists ${TABLE} ()`)
}

/** Removes the mark of an unfinished restore. Call it in the transaction that loads the data. */
export async function finishDatabaseRestore(client: Client): Promise<void> {
  await client.query(`drop table ${TABLE}`)
}
