import 'server-only'
import type { PoolClient } from 'pg'
import { pool, sql } from './db'
import { prepareQuery } from './prepared'

const flush = prepareQuery('durable', sql`select pg_logical_emit_message(true, '', '')`)

/**
 * Waits until all earlier commits are on the disk. PostgreSQL flushes them when it commits this
 * small message.
 */
export async function waitUntilDurable(connection?: PoolClient): Promise<void> {
  await flush({}, connection)
}

/**
 * Runs `work` with one connection, for a statement that commits before its changes are on the disk.
 * `waitUntilDurable` then uses the same connection. Otherwise it could wait for a free one behind
 * callers that wait for a lock.
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
