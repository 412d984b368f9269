import 'server-only'
import { db, type Executor, fetchRows, query, sql } from '@/lib/database/db'
import {
  type Drive,
  findDriveFilesByProperty,
  openDrive,
  removeFromDrive,
} from '@/lib/drive/client'
import { responseStatusOf, toDriveFailure } from '@/lib/drive/failure'
import { enqueue } from '@/lib/queue/enqueue'
import type { JobPayloads } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { RETRIED_PER_SUCCESS, retryQueueNow } from '@/lib/queue/retry'

/**
 * The name of the drive property that holds our file id. Files whose drive id is not known are
 * found by this property.
 */
export const DRIVE_FILE_ID_PROPERTY = 'submissionFileId'

interface ErasedFile {
  id: number
  formId: number
  driveId: string | null
  sha256: string
}

interface Erasure {
  fileId: number
  formId: number
  driveId: string | null
  sha256: string
}

export async function insertDriveErasures(
  tx: Executor,
  files: readonly ErasedFile[],
): Promise<void> {
  for (const { id, formId, driveId, sha256 } of files) {
    const [row] = await query<{ erasureId: number }>(
      tx,
      sql`insert into drive_erasures (file_id, form_id, drive_id, sha256)
          values (${id}, ${formId}, ${driveId}, ${sha256}) returning id as "erasureId"`,
    )
    if (!row) throw new Error('The erasure was not stored')
    await enqueue(tx, 'drive.erase', row)
  }
}

const findErasure = async (id: number): Promise<Erasure | undefined> => {
  const [erasure] = await fetchRows<Erasure>(sql`
    select file_id::int as "fileId", form_id::int as "formId", drive_id as "driveId", sha256
    from drive_erasures where id = ${id}`)
  return erasure
}

/** True while a worker is still uploading the file. */
async function isUploading({ fileId }: Erasure): Promise<boolean> {
  const jobs = await fetchRows(sql`
    select from ${sql.raw(QUEUE_SCHEMA)}.job where name = 'drive.upload' and state = 'active'
      and (data->>'fileId')::int = ${fileId} and heartbeat_on + make_interval(secs => heartbeat_seconds) > now()`)
  return jobs.length > 0
}

/**
 * Finds copies whose drive id is not in the database, for example after a backup was restored.
 * Another file may have got the same id in our database since, so the checksum must match too.
 */
async function findUnknownCopies(drive: Drive, { fileId, formId, sha256 }: Erasure) {
  const folders = await fetchRows<{ driveId: string }>(
    sql`select drive_id as "driveId" from drive_folders where form_id = ${formId}`,
  )
  const found = await Promise.all(
    folders.map(({ driveId }) =>
      findDriveFilesByProperty(drive, driveId, DRIVE_FILE_ID_PROPERTY, String(fileId)).catch(
        (error) => {
          if (responseStatusOf(error) === 404) return []
          throw error
        },
      ),
    ),
  )
  return found
    .flat()
    .filter((copy) => copy.sha256Checksum === sha256)
    .flatMap(({ id }) => id ?? [])
}

/**
 * Deletes the copies of an erased file from the drive. Safe to run twice. A failure of the drive is
 * stored for the delivery check, and the queue retries.
 */
export async function eraseFromDrive({ erasureId }: JobPayloads['drive.erase']): Promise<void> {
  const erasure = await findErasure(erasureId)
  if (!erasure) return
  if (await isUploading(erasure)) throw new Error('The file is on its way to the drive')
  const on = await db()
  try {
    const drive = openDrive()
    const copies = new Set(await findUnknownCopies(drive, erasure))
    if (erasure.driveId !== null) copies.add(erasure.driveId)
    for (const id of copies) await removeFromDrive(drive, id)
  } catch (error) {
    const failure = toDriveFailure(error)
    if (!failure) throw error
    await on.execute(sql`update drive_erasures set error = ${failure.message}, tried_at = now()
      where id = ${erasureId}`)
    throw failure
  }
  await on.execute(sql`delete from drive_erasures where id = ${erasureId}`)
  await retryQueueNow('drive.erase', RETRIED_PER_SUCCESS)
}
