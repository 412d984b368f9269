import 'server-only'
import { type Executor, type SQL, sql } from '../database/sql'
import type { JobPayloads, QueueName } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'

const schema = sql.raw(QUEUE_SCHEMA)

/**
 * An SQL statement that inserts a job for each row `(name, data, after_seconds)` of `wanted`, as
 * pg-boss' own `send` would (tests/api/product/queue.test.ts). Fails when the queue does not exist.
 */
export const insertJobsSql = (wanted: SQL): SQL => sql`
  insert into ${schema}.job (name, data, start_after, keep_until, expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, dead_letter, policy, heartbeat_seconds)
  select queue.name, wanted.data, now() + make_interval(secs => wanted.after_seconds),
    now() + make_interval(secs => wanted.after_seconds + queue.retention_seconds),
    queue.expire_seconds, queue.deletion_seconds, queue.retry_limit, queue.retry_delay,
    queue.retry_backoff, queue.dead_letter, queue.policy, queue.heartbeat_seconds
  from (${wanted}) as wanted left join ${schema}.queue on queue.name = wanted.name`

/**
 * Adds a job in the caller's transaction, so that the job exists only if the transaction commits.
 * Does not use pg-boss' own `send`, so that web processes need not load pg-boss (decision 037).
 */
export async function enqueue<Q extends QueueName>(
  tx: Executor,
  queue: Q,
  job: JobPayloads[Q],
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  const wanted = sql`select ${queue}::text as name, ${JSON.stringify(job)}::jsonb as data,
    ${afterSeconds}::int as after_seconds`
  await tx.execute(insertJobsSql(wanted))
}
