import { type Executor, query, sql } from '@/lib/db'
import { enqueue } from '@/lib/queue'

/** The receipt's row and its job, in the transaction of their submission. */
export async function insertReceipt(
  tx: Executor,
  submissionId: number,
  address: string,
): Promise<void> {
  const [row] = await query<{ id: number }>(
    tx,
    sql`insert into receipts (submission_id, address, state) values (${submissionId}, ${address}, 'queued')
        returning id`,
  )
  if (!row) throw new Error('The receipt was not stored')
  await enqueue(tx, 'receipt.send', { receiptId: row.id })
}
