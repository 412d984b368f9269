import PgBoss from 'pg-boss'
import { publishScheduled } from '@/features/site/jobs'
import { sendStaffMail } from '@/features/staff/jobs'
import { sweep } from '@/features/submissions/jobs'
import { databaseUrl } from '@/lib/env'
import { type Jobs, QUEUE_SCHEMA } from '@/lib/queue'

/** Every hour, a little off the full one. */
const SWEEP_CRON = '17 * * * *'
const EVERY_MINUTE = '* * * * *'

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
  })
  boss.on('error', (error) => console.error('queue:', error.message))
  await boss.start()
  await boss.work('sweep', async () => {
    await sweep()
  })
  await boss.work<Jobs['mail.send']>('mail.send', { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await sendStaffMail(data)
  })
  await boss.schedule('sweep', SWEEP_CRON)
  await boss.work('content.publish', publishScheduled)
  await boss.schedule('content.publish', EVERY_MINUTE)
  return () => boss.stop({ timeout: 4000 })
}
