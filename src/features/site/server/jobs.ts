import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { cms } from '@/lib/cms'
import { db, query, sql, withLock } from '@/lib/database/db'
import { log } from '@/lib/log/log'

/** How soon a schedule that an editor makes, moves or cancels is heard of. */
const LOOK_MS = 1000

const UNDONE = sql`completed_at is null and has_error is not true`

/** A worker that was killed over one has left it as its own: nobody else would touch it. */
const freeAbandoned = async () =>
  (await db()).execute(
    sql`update payload_jobs set processing = false where processing and ${UNDONE}`,
  )

/**
 * Publishes and unpublishes what editors have scheduled for this moment or before, the earliest first.
 * Payload keeps the schedule; its own runner could run a job twice, so that ours gives the turn to one
 * process.
 */
export const publishScheduled = (): Promise<void> =>
  withLock('content.publish', async () => {
    const payload = await cms()
    await freeAbandoned()
    const call = { silent: true, sequential: true, processingOrder: 'waitUntil' } as const
    // It takes ten at a time, and never one that has failed again.
    while (!('noJobsRemaining' in (await payload.jobs.run(call)))) {}
  })

/** Milliseconds since 1970; null: nothing is scheduled. */
async function findNextMoment(): Promise<number | null> {
  const [next] = await query<{ at: string | null }>(
    await db(),
    sql`select extract(epoch from min(wait_until)) * 1000 as at from payload_jobs
        where processing = false and ${UNDONE}`,
  )
  return next?.at ? Number(next.at) : null
}

/** How long to sleep until it is worth looking again, in milliseconds. */
async function publishWhenDue(): Promise<number> {
  const moment = await findNextMoment()
  if (moment === null) return LOOK_MS
  const ahead = moment - Date.now()
  // Its moment must be past, not just come.
  if (ahead >= 0) return Math.min(ahead + 1, LOOK_MS)
  await publishScheduled()
  return LOOK_MS
}

/** Publishes each at its very time, until it is told to end. Any number of processes may. */
export async function publishOnTime(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await publishWhenDue().catch((err) => {
      log.error({ err }, 'scheduled publishing')
      return LOOK_MS
    })
    await sleep(wait, null, { signal }).catch(() => null)
  }
}
