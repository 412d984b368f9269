import 'server-only'
import path from 'node:path'
import {
  type Drive,
  findDriveFile,
  findDriveFilesByProperty,
  forgetDriveClient,
  openDrive,
  reserveFileId,
  toDriveLink,
} from '@/lib/drive/client'
import { DriveFailure, responseStatusOf, toDriveFailure } from '@/lib/drive/failure'
import { uploadResumable } from '@/lib/drive/resumable'
import { safeFileName } from '@/lib/file-name'
import type { JobPayloads } from '@/lib/queue/jobs'
import { RETRIED_PER_SUCCESS, retryQueueNow } from '@/lib/queue/retry'
import type { ByteRange } from '@/lib/storage/file-store'
import { hashPrivateFile, openPrivateFile } from '@/lib/storage/storage'
import { DRIVE_FILE_ID_PROPERTY } from './drive-erasures'
import {
  claimDriveId,
  findUploadableFile,
  recordDriveError,
  recordUpload,
  type UploadableFile,
} from './drive-files'
import { ensureFormFolder } from './drive-folders'

interface Uploaded {
  driveId: string
  link: string
}

const MAX_LABEL = 80

interface Named {
  reference: string
  fieldLabel: string | null
  storageKey: string
}

/**
 * Returns a name such as `K7M2-9QXD Parental consent.pdf`. The extension is that of the storage
 * key, which was chosen to match the content.
 */
export function driveFileName({ reference, fieldLabel, storageKey }: Named): string {
  const label = (fieldLabel ?? 'File').replace(/[/\\]/g, '-').slice(0, MAX_LABEL)
  // A full stop at the end keeps `safeFileName` from taking part of the label for an extension.
  return safeFileName(`${reference} ${label}.`, path.extname(storageKey).slice(1))
}

type DriveFile = NonNullable<Awaited<ReturnType<typeof findDriveFile>>>

const isSame = (file: UploadableFile, { sha256Checksum, size }: DriveFile) =>
  sha256Checksum ? sha256Checksum === file.sha256 : Number(size) === file.size

async function findEarlier(drive: Drive, file: UploadableFile, folderId: string) {
  if (file.driveId !== null) return findDriveFile(drive, file.driveId)
  const found = await findDriveFilesByProperty(
    drive,
    folderId,
    DRIVE_FILE_ID_PROPERTY,
    String(file.id),
  )
  return found.find((candidate) => isSame(file, candidate)) ?? null
}

async function requireUndamaged({ storageKey, sha256 }: UploadableFile): Promise<void> {
  const stored = await hashPrivateFile(storageKey)
  if (stored === null) throw new DriveFailure('lost')
  if (stored !== sha256) throw new DriveFailure('damaged')
}

/**
 * Uploads the file with a reserved id, so that the drive refuses a second copy (409). Returns null
 * when the file has been erased.
 */
async function upload(
  drive: Drive,
  file: UploadableFile,
  folderId: string,
  signal: AbortSignal,
): Promise<DriveFile | null> {
  const id = file.driveId ?? (await claimDriveId(file.id, await reserveFileId(drive), null))
  if (id === null) return null
  const metadata = {
    id,
    name: driveFileName(file),
    mimeType: file.mimeType,
    parents: [folderId],
    appProperties: { [DRIVE_FILE_ID_PROPERTY]: String(file.id) },
  }
  await requireUndamaged(file)
  const local = {
    size: file.size,
    open: (span: ByteRange) => openPrivateFile(file.storageKey, span),
  }
  try {
    return await uploadResumable(drive, metadata, local, signal)
  } catch (error) {
    if (responseStatusOf(error) !== 409) throw error
    const other = await findDriveFile(drive, id)
    if (other) return other
    // The existing file is in the drive's bin, so its id cannot be used again.
    const driveId = await claimDriveId(file.id, await reserveFileId(drive), id)
    if (driveId === null) return null
    return upload(drive, { ...file, driveId }, folderId, signal)
  }
}

async function uploadOnce(file: UploadableFile, signal: AbortSignal): Promise<Uploaded | null> {
  const drive = openDrive()
  const folderId = await ensureFormFolder(drive, file)
  const there =
    (await findEarlier(drive, file, folderId)) ?? (await upload(drive, file, folderId, signal))
  if (!there) return null
  if (!there.id) throw new DriveFailure('unknown')
  if (!isSame(file, there)) {
    await claimDriveId(file.id, await reserveFileId(drive), there.id)
    throw new DriveFailure('changed')
  }
  return { driveId: there.id, link: toDriveLink(there.id, there.webViewLink) }
}

/**
 * Uploads a stored file to the drive (decision 011). Safe to run twice, also at the same time. The
 * reason for a failure is stored with the file, and the queue retries.
 */
export async function uploadToDrive(
  { fileId }: JobPayloads['drive.upload'],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const file = await findUploadableFile(fileId)
  if (!file) return
  try {
    const arrival = await uploadOnce(file, signal)
    if (arrival) await recordUpload({ file, ...arrival })
  } catch (error) {
    const failure = toDriveFailure(error)
    // A worker that stops aborts its upload. This is not recorded, as the drive has not failed.
    if (!failure || signal.aborted) throw failure ?? error
    if (failure.reason === 'signIn') forgetDriveClient()
    await recordDriveError(fileId, failure)
    throw failure
  }
  await retryQueueNow('drive.upload', RETRIED_PER_SUCCESS)
}
