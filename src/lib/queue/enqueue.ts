import 'server-only'
import { type Executor, type SQL, sql } from '../database/sql'
import type { Jobs, QueueName } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'

/** Files wait for as long as it takes until a drive is connected. */
const RETENTION_DAYS = 3650

const schema = sql.raw(QUEUE_SCHEMA)

/**
 * Writes a job for each row `(name, data, after_seconds)` of `wanted`, as pg-boss' own `send` does
 * (tests/api/product/queue.test.ts compares them), so that it can be part of any statement. Fails when
 * a queue is missing: its job would have nowhere to go.
 */
export const jobsOf = (wanted: SQL): SQL => sql`
  insert into ${schema}.job (name, data, start_after, keep_until, expire_in, retry_limit,
    retry_delay, retry_backoff, dead_letter, policy)
  select queue.name, wanted.data, now() + make_interval(secs => wanted.after_seconds),
    now() + make_interval(days => ${sql.raw(`${RETENTION_DAYS}`)}),
    coalesce(make_interval(secs => queue.expire_seconds), interval '15 minutes'),
    coalesce(queue.retry_limit, 2),
    case when queue.retry_backoff then greatest(coalesce(queue.retry_delay, 0), 1)
      else coalesce(queue.retry_delay, 0) end,
    coalesce(queue.retry_backoff, false), queue.dead_letter, queue.policy
  from (${wanted}) as wanted left join ${schema}.queue on queue.name = wanted.name`

/** Not null, and no partition takes it: how a missing queue shows. */
const NO_QUEUE = new Set(['23502', '23514'])

const codeOf = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}

/** The outbox: the job exists exactly when the transaction that enqueues it commits. */
export async function enqueue<Q extends QueueName>(
  tx: Executor,
  queue: Q,
  job: Jobs[Q],
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  const wanted = sql`select ${queue}::text as name, ${JSON.stringify(job)}::jsonb as data,
    ${afterSeconds}::int as after_seconds`
  try {
    await tx.execute(jobsOf(wanted))
  } catch (cause) {
    if (!NO_QUEUE.has(codeOf(cause))) throw cause
    throw new Error(`The queue ${queue} is missing; run the migrations`, { cause })
  }
}
