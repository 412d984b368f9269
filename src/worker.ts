import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { eraseResurrectedRecords } from '@/erase-resurrected-records'
import { notifyOfAnnouncedVenues, sendVenueMail } from '@/features/celebrations/server/jobs'
import { eraseFromDrive } from '@/features/delivery/server/drive-erasures'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { scanStoredFile } from '@/features/delivery/server/file-scan'
import { probeDelivery, sendReceipt } from '@/features/delivery/server/jobs'
import { scheduleMailings, sendMailing } from '@/features/mailings/server/jobs'
import { sendOwnMail } from '@/features/registration/own/server/jobs'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { publishScheduled, runScheduledPublishing } from '@/features/site/server/jobs'
import { sendStaffMail } from '@/features/staff/server/jobs'
import { sendAssignmentNotice } from '@/features/submissions/assignment/server/assignment-notices'
import { eraseQueuedSubmissions } from '@/features/submissions/bin/server/bin'
import { runRetention } from '@/features/submissions/bin/server/retention'
import { sendRetentionMail } from '@/features/submissions/bin/server/retention-mail'
import { offerPlaces } from '@/features/submissions/waiting/server/jobs'
import { sendOfferEmail } from '@/features/submissions/waiting/server/offer-mail'
import { db, sql } from '@/lib/database/db'
import { keepSearchIndexTidy } from '@/lib/database/search-upkeep'
import { driveSettings } from '@/lib/env'
import { log } from '@/lib/log/log'
import { runInSpan } from '@/lib/log/trace'
import { startBoss } from '@/lib/queue/boss'
import type { JobAttempt, JobPayloads, QueueName } from '@/lib/queue/jobs'
import { moveOldJobs } from '@/lib/queue/old-queue'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { LEASE_CHECK_S } from '@/lib/queue/queues'
import { keepTalliesUpToDate } from '@/lib/tallies/upkeep'

/** Every hour at minute 17, away from the busy full hour. */
const SWEEP_CRON = '17 * * * *'
/** Every day at 2:41 in Manila. The expression is in UTC. */
const RETENTION_CRON = '41 18 * * *'
const EVERY_MINUTE = '* * * * *'

/** A stopping worker waits this long for its jobs. Unfinished ones are run again later. */
const STOP_MS = 4000
const UPLOADS_AT_ONCE = 2
const RECEIPTS_AT_ONCE = 2
const MAILINGS_AT_ONCE = 2

/**
 * Starts the background jobs and returns a function that stops them. Several processes may run this
 * at the same time. pg-boss gives a job to only one of them, but a handler may run twice for the
 * same job.
 */
export async function startWorker(): Promise<() => Promise<void>> {
  const boss = await startBoss({ schedule: true })
  await moveOldJobs()
  await eraseResurrectedRecords()
  // Jobs may have waited for a setting that was changed before this start.
  await probeDelivery()
  const end = new AbortController()
  // Prevents Node's warning, because the queues add more listeners than Node expects.
  setMaxListeners(50, end.signal)
  const upkeep = [
    watchJobs(boss, end.signal),
    keepSearchIndexTidy(end.signal),
    keepTalliesUpToDate(end.signal),
    runScheduledPublishing(end.signal),
  ]
  const take = async <Q extends QueueName>(queue: Q, handler: Handler<Q>, atOnce = 1) => {
    for (let n = 0; n < atOnce; n++) await workOn(boss, queue, handler, end.signal)
  }

  await take('sweep', () => sweepFilesAndExpiredRows())
  await take('file.scan', scanStoredFile)
  await take('content.publish', publishScheduled)
  await take('submissions.erase', eraseQueuedSubmissions)
  await take('retention', () => runRetention())
  await take('retention.mail', sendRetentionMail)
  await take('mail.send', sendStaffMail)
  await take('venue.tell', notifyOfAnnouncedVenues)
  await take('venue.send', sendVenueMail)
  await take('own.send', sendOwnMail)
  await take('receipt.send', sendReceipt, RECEIPTS_AT_ONCE)
  await take('offer.send', sendOfferEmail)
  await take('places.offer', () => offerPlaces())
  await take('assignment.tell', sendAssignmentNotice)
  await take('mailing.feed', () => scheduleMailings())
  await take('mailing.send', sendMailing, MAILINGS_AT_ONCE)
  // Without a drive, files wait in the queue and staff download them from the portal.
  if (driveSettings()) {
    await take('drive.upload', uploadToDrive, UPLOADS_AT_ONCE)
    await take('drive.erase', eraseFromDrive)
  }
  await boss.schedule('sweep', SWEEP_CRON)
  await boss.schedule('retention', RETENTION_CRON)
  await boss.schedule('content.publish', EVERY_MINUTE)
  await boss.schedule('venue.tell', EVERY_MINUTE)
  await boss.schedule('mailing.feed', EVERY_MINUTE)
  await boss.schedule('places.offer', EVERY_MINUTE)
  return async () => {
    end.abort()
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())
    await boss.stop({ timeout: STOP_MS })
    await Promise.race([Promise.all(upkeep), late])
  }
}

const POLL_S = 1

type Handler<Q extends QueueName> = (
  job: JobPayloads[Q],
  signal: AbortSignal,
  attempt: JobAttempt,
) => Promise<unknown>

/**
 * Makes the jobs of a killed worker due now. Otherwise pg-boss would delay them as after a failure.
 */
async function freeAbandoned(): Promise<void> {
  await (await db()).execute(sql`
    update ${sql.raw(QUEUE_SCHEMA)}.job set state = 'retry', start_after = now()
    where state = 'active' and heartbeat_on + make_interval(secs => heartbeat_seconds) < now()
      and retry_count < retry_limit`)
}

/**
 * Every `LEASE_CHECK_S` seconds, takes over jobs of an earlier version and of killed workers, and
 * runs pg-boss's maintenance. Several processes may run this at the same time.
 */
async function watchJobs(boss: PgBoss, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await moveOldJobs()
      .then(freeAbandoned)
      .then(() => boss.supervise())
      .catch((err) => log.error({ err }, 'queue'))
    await sleep(LEASE_CHECK_S * 1000, null, { signal }).catch(() => null)
  }
}

async function workOn<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  handler: Handler<Q>,
  stopping: AbortSignal,
): Promise<void> {
  const run = async ([job]: JobWithMetadata<JobPayloads[Q]>[]): Promise<void> => {
    if (!job) return
    // Lets pg-boss fetch the next job without waiting for the next poll.
    boss.notifyWorker(worker)
    const attempt = { isLast: job.retryCount >= job.retryLimit }
    const attributes = { 'messaging.destination.name': queue, 'job.attempt': job.retryCount + 1 }
    const signal = AbortSignal.any([stopping, job.signal])
    await runInSpan(queue, 'consumer', attributes, async () => {
      await handler(job.data, signal, attempt)
    })
  }
  const options = { includeMetadata: true, pollingIntervalSeconds: POLL_S } as const
  const worker = await boss.work<JobPayloads[Q], void, typeof options>(queue, options, run)
}
