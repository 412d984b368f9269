import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { db, sql } from '../database/db'
import { log } from '../log/log'
import { traced } from '../log/trace'
import type { Jobs, QueueName } from './jobs'
import { moveOldJobs } from './old-queue'
import { QUEUE_SCHEMA } from './queue-schema'
import { LEASE_CHECK_S } from './queues'

const POLL_S = 1

export interface Attempt {
  /** True for the last attempt: when it fails too, the job is put aside. */
  isLast: boolean
}

export type Handler<Q extends QueueName> = (
  job: Jobs[Q],
  signal: AbortSignal,
  attempt: Attempt,
) => Promise<unknown>

/**
 * Makes the jobs of a killed worker due now. A crash is no failure of the job, for which pg-boss
 * might wait hours. Jobs without retries left are put aside by pg-boss.
 */
async function freeAbandoned(): Promise<void> {
  await (await db()).execute(sql`
    update ${sql.raw(QUEUE_SCHEMA)}.job set state = 'retry', start_after = now()
    where state = 'active' and heartbeat_on + make_interval(secs => heartbeat_seconds) < now()
      and retry_count < retry_limit`)
}

/** Frees jobs of killed workers and runs pg-boss' maintenance. Several processes may run it. */
export async function watchJobs(boss: PgBoss, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await moveOldJobs()
      .then(freeAbandoned)
      .then(() => boss.supervise())
      .catch((err) => log.error({ err }, 'queue'))
    await sleep(LEASE_CHECK_S * 1000, null, { signal }).catch(() => null)
  }
}

/**
 * Runs jobs one after the other until `boss` stops. What the handler throws is stored with the job.
 */
export async function workOn<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  handler: Handler<Q>,
  stopping: AbortSignal,
): Promise<void> {
  const run = async ([job]: JobWithMetadata<Jobs[Q]>[]): Promise<void> => {
    if (!job) return
    // Makes pg-boss fetch the next job without waiting for the next poll.
    boss.notifyWorker(worker)
    const attempt = { isLast: job.retryCount >= job.retryLimit }
    const attributes = { 'messaging.destination.name': queue, 'job.attempt': job.retryCount + 1 }
    const signal = AbortSignal.any([stopping, job.signal])
    await traced(queue, 'consumer', attributes, async () => {
      await handler(job.data, signal, attempt)
    })
  }
  const options = { includeMetadata: true, pollingIntervalSeconds: POLL_S } as const
  const worker = await boss.work<Jobs[Q], void, typeof options>(queue, options, run)
}
