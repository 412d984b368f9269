import { cms } from '@/lib/cms'

/**
 * Publishes and unpublishes what editors have scheduled for this minute or before. Payload keeps
 * the schedule; its own runner could run a job twice, so that ours gives the turn to one process.
 */
export async function publishScheduled(): Promise<void> {
  const payload = await cms()
  // Nothing has drafts yet. Without the collection a run throws and keeps its connection for good.
  if (!('payload-jobs' in payload.collections)) return
  await payload.jobs.run({ silent: true })
}
