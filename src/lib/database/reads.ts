import 'server-only'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { poolSize, readDatabaseUrl } from '../env'
import { db, pool, snapshot } from './db'
import { openReplica, type Replica } from './replica'
import { type Executor, query, type SQL, sql } from './sql'

let opened: { url: string; replica: Replica } | undefined

function findReplica(): Replica | null {
  const url = readDatabaseUrl()
  if (!url) return null
  if (opened?.url !== url) {
    void opened?.replica.end()
    opened = { url, replica: openReplica(url, poolSize()) }
  }
  return opened.replica
}

const takeReplica = async () => (await findReplica()?.take(await pool())) ?? null

/**
 * For lists, searches and exports: a replica where there is one, else the same as `db()`. What was
 * confirmed to anybody before the call is seen. No transaction, and nothing is written through it.
 */
export const reads: Executor = {
  execute: async (statement) => {
    const client = await takeReplica()
    if (!client) return (await db()).execute(statement)
    let isBroken = false
    try {
      return await drizzle(client).execute(statement)
    } catch {
      // A replica may end a statement for its own reasons; what is wrong with it the primary says as well.
      isBroken = true
      return (await db()).execute(statement)
    } finally {
      client.release(isBroken)
    }
  },
}

/** What one batch keeps others in this process waiting for is a millisecond. */
const BATCH_ROWS = 50

async function fetchAll<Row>(
  tx: Executor,
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await tx.execute(sql`declare batches no scroll cursor for ${statement}`)
  const fetchNext = () => {
    const next = query<Row>(tx, sql`fetch forward ${sql.raw(`${BATCH_ROWS}`)} from batches`)
    // Heard where it is awaited, if it ever is.
    next.catch(() => {})
    return next
  }
  for (let next = fetchNext(); ; ) {
    const rows = await next
    const isLast = rows.length < BATCH_ROWS
    // The database reads on while these are worked on.
    if (!isLast) next = fetchNext()
    if (rows.length > 0) await onBatch(rows)
    if (isLast) return
  }
}

/**
 * Reads a statement of any length in batches through a cursor, all from one snapshot. The next
 * batch is read while `onBatch` works on one, and no further; what it throws ends the reading.
 */
export async function streamRows<Row>(
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const client = await takeReplica()
  if (!client) return snapshot('read only', (tx) => fetchAll(tx, statement, onBatch))
  let isBroken = true
  try {
    await drizzle(client).transaction(
      (tx) => fetchAll(tx as unknown as Executor, statement, onBatch),
      {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      },
    )
    isBroken = false
  } finally {
    client.release(isBroken)
  }
}
