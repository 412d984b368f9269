import 'server-only'
import { db, type Executor, query, type SQL, sql, transaction } from '../database/db'
import { enqueue } from './enqueue'
import type { Jobs } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'
import { type DurableQueue, deadLetterOf } from './queues'

const JOBS = sql.raw(`${QUEUE_SCHEMA}.job`)

export interface DeadJob<Q extends DurableQueue> {
  id: string
  job: Jobs[Q]
  /** What the last attempt threw. */
  reason: string | null
  diedAt: Date
}

/** What has been given up after every retry, oldest first. */
export async function listDeadJobs<Q extends DurableQueue>(queue: Q): Promise<DeadJob<Q>[]> {
  return query<DeadJob<Q>>(
    await db(),
    sql`select id, data as job, output->>'message' as reason, created_on as "diedAt" from ${JOBS}
        where name = ${deadLetterOf(queue)} and state = 'created' order by created_on, id`,
  )
}

/** Puts up to `limit` of them into their queue again, with all their retries. Answers how many. */
export function reviveDeadJobs(queue: DurableQueue, limit: number): Promise<number> {
  return transaction(async (tx) => {
    const jobs = await query<{ data: Jobs[DurableQueue] }>(
      tx,
      sql`delete from ${JOBS} where name = ${deadLetterOf(queue)} and id in (
            select id from ${JOBS} where name = ${deadLetterOf(queue)} and state = 'created'
            order by created_on, id limit ${limit} for update skip locked)
          returning data`,
    )
    for (const { data } of jobs) await enqueue(tx, queue, data)
    return jobs.length
  })
}

/** A job that waits less than this for its next attempt is left alone. */
const LONG_WAIT = '1 minute'

/**
 * The way is free again: up to `limit` jobs that wait long for their next attempt are due now, and
 * as many dead ones get another chance. Each of them that works calls for more. `which` narrows the
 * waiting ones to those that waited for this way.
 */
export async function hurryJobs(
  queue: DurableQueue,
  limit: number,
  which: SQL = sql`true`,
): Promise<void> {
  await (await db()).execute(sql`
    update ${JOBS} set start_after = now() where name = ${queue} and id in (
      select id from ${JOBS} where name = ${queue} and state = 'retry'
        and start_after > now() + ${LONG_WAIT}::interval and ${which}
      order by created_on, id limit ${limit} for update skip locked)`)
  await reviveDeadJobs(queue, limit)
}

/**
 * One job is due now, whatever has become of it: waiting for its next attempt, put aside or gone.
 * One that a worker is at stays with it.
 */
export async function hurryJob<Q extends DurableQueue>(
  tx: Executor,
  queue: Q,
  job: Jobs[Q],
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
