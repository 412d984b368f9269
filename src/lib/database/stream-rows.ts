import 'server-only'
import { snapshot } from './db'
import { type Executor, query, type SQL, sql } from './sql'

const BATCH_ROWS = 50

async function fetchAll<Row>(
  tx: Executor,
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await tx.execute(sql`declare batches no scroll cursor for ${statement}`)
  const fetchNext = () => {
    const next = query<Row>(tx, sql`fetch forward ${sql.raw(`${BATCH_ROWS}`)} from batches`)
    // Prevents an unhandled rejection; the promise is awaited later.
    next.catch(() => {})
    return next
  }
  for (let next = fetchNext(); ; ) {
    const rows = await next
    const isLast = rows.length < BATCH_ROWS
    // The database reads the next batch while this one is processed.
    if (!isLast) next = fetchNext()
    if (rows.length > 0) await onBatch(rows)
    if (isLast) return
  }
}

/** Reads the rows in batches, from one snapshot. An error of `onBatch` ends the reading. */
export function streamRows<Row>(
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  return snapshot('read only', (tx) => fetchAll(tx, statement, onBatch))
}
