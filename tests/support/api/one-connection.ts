import { pool } from '@/lib/database/db'

/**
 * Runs `work` while the pool has only one free connection, as under load. A transaction that takes
 * a second connection then waits until the pool gives up.
 */
export async function withOneConnection<T>(work: () => Promise<T>): Promise<T> {
  const connections = await pool()
  ;(await connections.connect()).release()
  const most = connections.options.max
  // Payload holds connections too, so this counts only the idle ones and takes all but one of them.
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
