import { hurryJobs } from '@/lib/dead-jobs'
import { closeDrive } from '@/lib/drive/client'
import { toDriveFailure } from '@/lib/drive/failure'
import type { Jobs } from '@/lib/queue'
import { findWaitingFile, noteDriveError, recordArrival } from './drive-files'
import { bringToDrive } from './drive-upload'

/** Each file that arrives calls for so many that were waiting out a failure. */
const CALLED_BY_EACH = 10

/**
 * One file on its way to the drive (design §3.5). May run twice, and at the same time: the file gets
 * there once. A failure stays beside the file in words for staff, and the queue tries again.
 */
export async function uploadToDrive(
  { fileId }: Jobs['drive.upload'],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const file = await findWaitingFile(fileId)
  if (!file) return
  try {
    const arrival = await bringToDrive(file, signal)
    await recordArrival({ file, ...arrival })
  } catch (error) {
    const failure = toDriveFailure(error)
    // A worker that is being stopped says nothing about the drive.
    if (!failure || signal.aborted) throw failure ?? error
    if (failure.reason === 'signIn') closeDrive()
    await noteDriveError(fileId, failure)
    throw failure
  }
  await hurryJobs('drive.upload', CALLED_BY_EACH)
}
