import 'server-only'
import type { PoolClient } from 'pg'
import { pool, sql } from './db'
import { prepared } from './prepared'

const flush = prepared('durable', sql`select pg_logical_emit_message(true, '', '')`)

/** When PostgreSQL commits this small message, it flushes all earlier commits to disk with it. */
export async function untilDurable(connection?: PoolClient): Promise<void> {
  await flush({}, connection)
}

/**
 * For a statement that commits before it is on the disk: the `untilDurable` after it must not wait
 * for a free connection behind callers that wait for a lock.
 */
export async function onOneConnection<T>(work: (connection: PoolClient) => Promise<T>): Promise<T> {
  const connection = await (await pool()).connect()
  try {
    const result = await work(connection)
    connection.release()
    return result
  } catch (error) {
    connection.release(error as Error)
    throw error
  }
}
