import 'server-only'
import { snapshot } from './db'
import { type Executor, query, type SQL, sql } from './sql'

/** So few that processing one batch blocks other requests for only about a millisecond. */
const BATCH_ROWS = 50

async function fetchAll<Row>(
  tx: Executor,
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await tx.execute(sql`declare batches no scroll cursor for ${statement}`)
  const fetchNext = () => {
    const next = query<Row>(tx, sql`fetch forward ${sql.raw(`${BATCH_ROWS}`)} from batches`)
    // Prevents an unhandled rejection; the error is handled where this promise is awaited.
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

/**
 * Reads a result of any length in batches through a cursor, from one snapshot. At most one batch is
 * read ahead; an error of `onBatch` ends the reading.
 */
export function streamRows<Row>(
  statement: SQL,
  onBatch: (rows: Row[]) => Promise<void>,
): Promise<void> {
  return snapshot('read only', (tx) => fetchAll(tx, statement, onBatch))
}
