import { pool } from '@/lib/database/db'

/**
 * Runs `work` while the pool has one connection left, as under load: a transaction that takes another
 * one then waits until the pool gives up.
 */
export async function withOneConnection<T>(work: () => Promise<T>): Promise<T> {
  const connections = await pool()
  ;(await connections.connect()).release()
  const most = connections.options.max
  // Payload keeps one for itself, so the others are counted as they are free.
  const held = await Promise.all(
    Array.from({ length: connections.idleCount - 1 }, () => connections.connect()),
  )
  connections.options.max = connections.totalCount
  try {
    return await work()
  } finally {
    connections.options.max = most
    for (const connection of held) connection.release()
  }
}
