import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import { bridge } from '@/server/bridge/bridge'
import { cms } from '../cms'
import { adapterOf, ignoreBrokenConnection } from './adapter'
import { type Executor, query, type SQL, sql } from './sql'

export { type Executor, query, type SQL, sql }

const shared = new WeakSet<Pool>()

function sharePool(pool: Pool): void {
  if (shared.has(pool)) return
  shared.add(pool)
  bridge.pool = pool
  ignoreBrokenConnection(pool)
}

async function adapter(): Promise<PostgresAdapter> {
  const postgres = adapterOf(await cms())
  sharePool(postgres.pool as unknown as Pool)
  return postgres
}

/** Returns an executor that runs each statement in a transaction of its own. */
export const db = async (): Promise<Executor> => (await adapter()).drizzle as unknown as Executor

export const fetchRows = async <Row>(statement: SQL): Promise<Row[]> =>
  query<Row>(await db(), statement)

export const pool = async (): Promise<Pool> => (await adapter()).pool as unknown as Pool

/** Runs `work` in a transaction of Drizzle's, because Payload's ignores a failing COMMIT. */
export async function transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T> {
  const { drizzle } = await adapter()
  return drizzle.transaction((tx) => work(tx as unknown as Executor))
}

/**
 * Runs `work` in one snapshot of the database. Throws (cause: PostgreSQL's 40001) if `work` changes
 * a row that another transaction has changed since.
 */
export async function snapshot<T>(
  accessMode: 'read only' | 'read write',
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  const { drizzle } = await adapter()
  return drizzle.transaction((tx) => work(tx as unknown as Executor), {
    isolationLevel: 'repeatable read',
    accessMode,
  })
}

const waiting = new Map<string, Promise<unknown>>()

/**
 * Runs `work` when no other work under the same name is running, in this or another process. Of the
 * callers that wait in this process, only the first takes a connection from the pool.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (waiting.get(name) ?? Promise.resolve()).then(() =>
    transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      return work()
    }),
  )
  const settled = turn.catch(() => undefined)
  waiting.set(name, settled)
  settled.then(() => waiting.get(name) === settled && waiting.delete(name))
  return turn
}
