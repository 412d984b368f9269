import 'server-only'
import { db, type Executor, query, type SQL, sql } from '../database/db'
import { boss } from './boss'
import { enqueue } from './enqueue'
import type { JobPayloads } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'
import { type DurableQueue, deadLetterOf } from './queues'

const JOBS = sql.raw(`${QUEUE_SCHEMA}.job`)

/** Waiting jobs whose next attempt is nearer than this are not touched. */
const LONG_WAIT = '1 minute'

/** The most waiting jobs, and the most dead jobs, that are retried after a success. */
export const RETRIED_PER_SUCCESS = 10

/**
 * Retries at most `limit` waiting jobs and `limit` dead jobs. `which` is an SQL condition on the
 * waiting jobs.
 */
export async function retryQueueNow(
  queue: DurableQueue,
  limit: number,
  which: SQL = sql`true`,
): Promise<void> {
  // Materialized: PostgreSQL may repeat a subquery, and with it the limit, for each row.
  await (await db()).execute(sql`
    with due as materialized (
      select id from ${JOBS} where name = ${queue} and state = 'retry'
        and start_after > now() + ${LONG_WAIT}::interval and ${which}
      order by created_on, id limit ${limit} for update skip locked)
    update ${JOBS} set start_after = now() from due where name = ${queue} and job.id = due.id`)
  await (await boss()).redrive(deadLetterOf(queue), { limit })
}

/**
 * Retries a job now. A job that is dead or no longer exists is added again. A running job is left
 * alone.
 */
export async function retryJobNow<Q extends DurableQueue>(
  tx: Executor,
  queue: Q,
  job: JobPayloads[Q],
): Promise<void> {
  const data = JSON.stringify(job)
  const waiting = await query(
    tx,
    sql`update ${JOBS} set start_after = case when state = 'active' then start_after else now() end
        where name = ${queue} and state in ('created', 'retry', 'active') and data = ${data}::jsonb
        returning id`,
  )
  if (waiting.length > 0) return
  await tx.execute(
    sql`delete from ${JOBS} where name = ${deadLetterOf(queue)} and data = ${data}::jsonb`,
  )
  await enqueue(tx, queue, job)
}
