import 'server-only'
import { snapshot } from './db'
import { type Executor, query, type SQL, sql } from './sql'

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
    // Handled where it is awaited, if it ever is.
    next.catch(() => {})
    return next
  }
  for (let next = fetchNext(); ; ) {
    const rows = await next
    const isLast = rows.length < BATCH_ROWS
    // The database reads the next batch while these are worked on.
    if (!isLast) next = fetchNext()
    if (rows.length > 0) await onBatch(rows)
    if (isLast) return
  }
}

/**
 * Reads a statement of any length in batches through a cursor, all from one snapshot. The next
 * batch is read while `onBatch` works on one, and no further; what it throws ends the reading.
 */
export function streamRows<Row>(
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  return snapshot('read only', (tx) => fetchAll(tx, statement, onBatch))
}
