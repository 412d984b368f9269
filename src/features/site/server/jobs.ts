import 'server-only'
import { cms } from '@/lib/cms'

/**
 * Publishes and unpublishes what editors have scheduled for this minute or before. Payload keeps
 * the schedule; its own runner could run a job twice, so that ours gives the turn to one process.
 */
export async function publishScheduled(): Promise<void> {
  const payload = await cms()
  await payload.jobs.run({ silent: true })
}
