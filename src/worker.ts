import { setMaxListeners } from 'node:events'
import PgBoss from 'pg-boss'
import { eraseAgain } from '@/erase-again'
import { sendVenueMail, tellAnnounced } from '@/features/celebrations/server/jobs'
import { eraseFromDrive } from '@/features/delivery/server/drive-erasures'
import { scanStoredFile } from '@/features/delivery/server/file-scan'
import { probeDelivery, sendReceipt, uploadToDrive } from '@/features/delivery/server/jobs'
import { feedMailings, sendMailing } from '@/features/mailings/server/jobs'
import { sweep } from '@/features/registration/server/jobs'
import { publishOnTime, publishScheduled } from '@/features/site/server/jobs'
import { sendStaffMail } from '@/features/staff/server/jobs'
import { eraseQueued } from '@/features/submissions/bin/server/bin'
import { runRetention } from '@/features/submissions/bin/server/retention'
import { sendRetentionMail } from '@/features/submissions/bin/server/retention-mail'
import { sendAssignmentNotice } from '@/features/submissions/details/server/assignment-notices'
import { tidySearch } from '@/lib/database/search-upkeep'
import { keepTallies } from '@/lib/database/tally-upkeep'
import { databaseUrl, driveSettings } from '@/lib/env'
import { log } from '@/lib/log/log'
import type { QueueName } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { type Handler, watchLeases, workOn } from '@/lib/queue/work'

/** Every hour, a little off the full one. */
const SWEEP_CRON = '17 * * * *'
/** Every day, at night where the ministry is (UTC). */
const RETENTION_CRON = '41 18 * * *'
const EVERY_MINUTE = '* * * * *'

/** How long work under way may take to end; what does not is taken up again later. */
const STOP_MS = 4000
const UPLOADS_AT_ONCE = 2
const RECEIPTS_AT_ONCE = 2
const MAILINGS_AT_ONCE = 2

/**
 * Runs the background jobs of this process until the returned function is called. Several
 * processes may: pg-boss gives each job to one of them, and every handler may run twice.
 */
export async function startWorker(): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    schema: QUEUE_SCHEMA,
    max: 3,
    migrate: false,
    supervise: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await boss.start()
  // What keeps jobs waiting is often mended in the settings, and those need a restart.
  await eraseAgain()
  await probeDelivery()
  const end = new AbortController()
  // One for each queue, and more.
  setMaxListeners(50, end.signal)
  const upkeep = [tidySearch(end.signal), keepTallies(end.signal), publishOnTime(end.signal)]
  const work = [watchLeases(boss, end.signal), ...upkeep]
  const take = <Q extends QueueName>(queue: Q, handler: Handler<Q>) =>
    work.push(workOn(boss, queue, handler, end.signal))

  take('sweep', () => sweep())
  take('file.scan', scanStoredFile)
  take('content.publish', publishScheduled)
  take('submissions.erase', eraseQueued)
  take('retention', () => runRetention())
  take('retention.mail', sendRetentionMail)
  take('mail.send', sendStaffMail)
  take('venue.tell', tellAnnounced)
  take('venue.send', sendVenueMail)
  for (let n = 0; n < RECEIPTS_AT_ONCE; n++) take('receipt.send', sendReceipt)
  take('assignment.tell', sendAssignmentNotice)
  take('mailing.feed', () => feedMailings())
  for (let n = 0; n < MAILINGS_AT_ONCE; n++) take('mailing.send', sendMailing)
  // Without a drive the files wait in their queue, and staff download them from here.
  if (driveSettings()) {
    for (let n = 0; n < UPLOADS_AT_ONCE; n++) take('drive.upload', uploadToDrive)
    take('drive.erase', eraseFromDrive)
  }
  await boss.schedule('sweep', SWEEP_CRON)
  await boss.schedule('retention', RETENTION_CRON)
  await boss.schedule('content.publish', EVERY_MINUTE)
  await boss.schedule('venue.tell', EVERY_MINUTE)
  await boss.schedule('mailing.feed', EVERY_MINUTE)
  return async () => {
    end.abort()
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())
    await Promise.race([Promise.all(work), late])
    await boss.stop({ timeout: 1000 })
  }
}
