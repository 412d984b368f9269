import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { db, sql } from '../database/db'
import { log } from '../log/log'
import { traced } from '../log/trace'
import type { Jobs, QueueName } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'
import { LEASE_CHECK_S, LEASE_S } from './queues'

const RENEW_MS = (LEASE_S / 4) * 1000
const POLL_MS = 1000

export interface Attempt {
  /** When it fails too, the job is put aside. */
  isLast: boolean
}

export type Handler<Q extends QueueName> = (
  job: Jobs[Q],
  signal: AbortSignal,
  attempt: Attempt,
) => Promise<unknown>

const tell = (err: unknown) => log.error({ err }, 'queue')

/** The lease starts again at this moment; a job that was taken away stays away. */
async function renewLease(queue: QueueName, id: string): Promise<void> {
  await (await db()).execute(sql`
    update ${sql.raw(QUEUE_SCHEMA)}.job set started_on = now()
    where name = ${queue} and id = ${id}::uuid and state = 'active'`)
}

/**
 * A killed worker's jobs are due again at once: it has not failed at them, and pg-boss would let one
 * that has failed often wait for hours. Past its retries a job is pg-boss' to put aside.
 */
async function freeAbandoned(): Promise<void> {
  await (await db()).execute(sql`
    update ${sql.raw(QUEUE_SCHEMA)}.job set state = 'retry', start_after = now()
    where state = 'active' and started_on + expire_in < now() and retry_count < retry_limit`)
}

/** Looks after leases, then lets pg-boss tidy up. Any number of processes may. */
export async function watchLeases(boss: PgBoss, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await freeAbandoned()
      .then(() => boss.maintain())
      .catch(tell)
    await sleep(LEASE_CHECK_S * 1000, null, { signal }).catch(() => null)
  }
}

/** Does the next job, if there is one. What the handler throws is kept with the job. */
async function workOnNext<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  handler: Handler<Q>,
  signal: AbortSignal,
): Promise<boolean> {
  const [job] = await boss.fetch<Jobs[Q]>(queue, { includeMetadata: true })
  if (!job) return false
  const renewal = setInterval(() => renewLease(queue, job.id).catch(tell), RENEW_MS)
  const attempt = { isLast: job.retryCount >= job.retryLimit }
  const attributes = { 'messaging.destination.name': queue, 'job.attempt': job.retryCount + 1 }
  const failure = await traced(queue, 'consumer', attributes, () =>
    handler(job.data, signal, attempt).then(() => undefined),
  )
    .then(() => null)
    .catch((error: Error) => error)
    .finally(() => clearInterval(renewal))
  if (failure) await boss.fail(queue, job.id, failure)
  else await boss.complete(queue, job.id)
  return true
}

/**
 * Takes one job after the other until `signal` aborts. Not pg-boss' own `work`, which gives a job up
 * when its lease ends although its handler is still at it.
 */
export async function workOn<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  handler: Handler<Q>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const isBusy = await workOnNext(boss, queue, handler, signal).catch((error) => {
      tell(error)
      return false
    })
    if (!isBusy) await sleep(POLL_MS, null, { signal }).catch(() => null)
  }
}
