import 'server-only'
import type { PoolClient } from 'pg'
import { pool, sql } from './db'
import { prepared } from './prepared'

const flush = prepared('durable', sql`select pg_logical_emit_message(true, '', '')`)

/**
 * Ends when everything that was committed before is on the disk, and on standbys that commits wait
 * for: a small commit of its own takes all earlier ones along.
 */
export async function untilDurable(connection?: PoolClient): Promise<void> {
  await flush({}, connection)
}

/**
 * Runs statements on one connection. For a statement that commits before it is on the disk: what
 * waits until it is must not queue for a connection behind those who wait for a lock.
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
