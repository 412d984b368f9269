import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { cms } from '@/lib/cms'
import { db, fetchRows, sql, withLock } from '@/lib/database/db'
import { log } from '@/lib/log/log'

const CHECK_EVERY_MS = 1000

const UNDONE = sql`completed_at is null and has_error is not true`

/** Releases jobs that a killed worker had claimed, because Payload would never run them again. */
const freeAbandoned = async () =>
  (await db()).execute(
    sql`update payload_jobs set processing = false where processing and ${UNDONE}`,
  )

/**
 * Publishes and unpublishes what is due. Holds a lock, because two processes could otherwise run
 * the same job.
 */
export const publishScheduled = (): Promise<void> =>
  withLock('content.publish', async () => {
    const payload = await cms()
    await freeAbandoned()
    const call = { silent: true, sequential: true, processingOrder: 'waitUntil' } as const
    // Each call runs at most ten jobs and skips those that failed before.
    while (!('noJobsRemaining' in (await payload.jobs.run(call)))) {}
  })

async function findNextMoment(): Promise<number | null> {
  const [next] = await fetchRows<{ at: string | null }>(sql`
    select extract(epoch from min(wait_until)) * 1000 as at from payload_jobs
    where processing = false and ${UNDONE}`)
  return next?.at ? Number(next.at) : null
}

/** Publishes what is due. Returns the milliseconds until the next check. */
async function publishWhenDue(): Promise<number> {
  const moment = await findNextMoment()
  if (moment === null) return CHECK_EVERY_MS
  const ahead = moment - Date.now()
  if (ahead >= 0) return Math.min(ahead + 1, CHECK_EVERY_MS)
  await publishScheduled()
  return CHECK_EVERY_MS
}

/** Publishes scheduled pages until `signal` aborts. Several processes may run this at once. */
export async function runScheduledPublishing(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await publishWhenDue().catch((err) => {
      log.error({ err }, 'scheduled publishing')
      return CHECK_EVERY_MS
    })
    await sleep(wait, null, { signal }).catch(() => null)
  }
}
