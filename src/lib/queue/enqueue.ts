import 'server-only'
import type { Executor } from '../database/sql'
import { boss, inTransaction } from './boss'
import type { Jobs, QueueName } from './jobs'

/** Transactional outbox: the job exists exactly when the transaction that enqueues it commits. */
export async function enqueue<Q extends QueueName>(
  tx: Executor,
  queue: Q,
  job: Jobs[Q],
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  await (await boss()).send(queue, job, { startAfter: afterSeconds, db: inTransaction(tx) })
}
