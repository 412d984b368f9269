import 'server-only'
import { type Drive, openDrive } from '@/lib/drive/client'
import { DriveFailure, statusOf } from '@/lib/drive/failure'
import { findById, findMarked, takeId } from '@/lib/drive/find'
import { toDriveLink } from '@/lib/drive/link'
import { uploadResumable } from '@/lib/drive/resumable'
import type { Span } from '@/lib/storage/file-store'
import { hashFile, openFile } from '@/lib/storage/storage'
import { DRIVE_MARK } from './drive-erasures'
import { claimDriveId, type WaitingFile } from './drive-files'
import { formFolder } from './drive-folders'
import { driveName } from './drive-name'

interface Uploaded {
  driveId: string
  link: string
}

type DriveFile = NonNullable<Awaited<ReturnType<typeof findById>>>

/** Whether the drive has the visitor's bytes; where it keeps no sum, whether it has as many. */
const isSame = (file: WaitingFile, { sha256Checksum, size }: DriveFile) =>
  sha256Checksum ? sha256Checksum === file.sha256 : Number(size) === file.size

/** What an earlier attempt has left in the drive, even one that the database knows nothing of. */
async function findEarlier(drive: Drive, file: WaitingFile, folderId: string) {
  if (file.driveId !== null) return findById(drive, file.driveId)
  const found = await findMarked(drive, folderId, DRIVE_MARK, String(file.id))
  return found.find((candidate) => isSame(file, candidate)) ?? null
}

/** The drive must not fill with what a failing disk makes of a file. */
async function refuseDamaged({ storageKey, sha256 }: WaitingFile): Promise<void> {
  const stored = await hashFile(storageKey)
  if (stored === null) throw new DriveFailure('lost')
  if (stored !== sha256) throw new DriveFailure('damaged')
}

/** Null when it was erased meanwhile. Uploads under an id taken beforehand, so that the drive itself refuses a second one (409). */
async function upload(
  drive: Drive,
  file: WaitingFile,
  folderId: string,
  signal: AbortSignal,
): Promise<DriveFile | null> {
  const id = file.driveId ?? (await claimDriveId(file.id, await takeId(drive), null))
  if (id === null) return null
  const metadata = {
    id,
    name: driveName(file),
    mimeType: file.mimeType,
    parents: [folderId],
    appProperties: { [DRIVE_MARK]: String(file.id) },
  }
  await refuseDamaged(file)
  const local = {
    size: file.size,
    open: (span: Span) => openFile(file.storageKey, span),
  }
  try {
    return await uploadResumable(drive, metadata, local, signal)
  } catch (error) {
    if (statusOf(error) !== 409) throw error
    const other = await findById(drive, id)
    if (other) return other
    // It is in the bin, and its id with it.
    const driveId = await claimDriveId(file.id, await takeId(drive), id)
    if (driveId === null) return null
    return upload(drive, { ...file, driveId }, folderId, signal)
  }
}

/**
 * Brings one file to its form's folder, exactly once however often it is called. Null when it was
 * erased before anything of it was sent.
 */
export async function bringToDrive(
  file: WaitingFile,
  signal: AbortSignal,
): Promise<Uploaded | null> {
  const drive = openDrive()
  const folderId = await formFolder(drive, file)
  const there =
    (await findEarlier(drive, file, folderId)) ?? (await upload(drive, file, folderId, signal))
  if (!there) return null
  if (!there.id) throw new DriveFailure('unknown')
  if (!isSame(file, there)) {
    await claimDriveId(file.id, await takeId(drive), there.id)
    throw new DriveFailure('changed')
  }
  return { driveId: there.id, link: toDriveLink(there.id, there.webViewLink) }
}
