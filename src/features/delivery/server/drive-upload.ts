import 'server-only'
import path from 'node:path'
import { type Drive, openDrive } from '@/lib/drive/client'
import { DriveFailure, statusOf } from '@/lib/drive/failure'
import { findById, findMarked, takeId, toDriveLink } from '@/lib/drive/find'
import { uploadResumable } from '@/lib/drive/resumable'
import { safeFileName } from '@/lib/file-name'
import type { Span } from '@/lib/storage/file-store'
import { hashFile, openFile } from '@/lib/storage/storage'
import { DRIVE_MARK } from './drive-erasures'
import { claimDriveId, type WaitingFile } from './drive-files'
import { formFolder } from './drive-folders'

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
 * `RF7K2Q Parental consent.pdf`: the same at every attempt. The extension is the storage key's, which
 * was chosen by the bytes.
 */
export function driveName({ reference, fieldLabel, storageKey }: Named): string {
  const label = (fieldLabel ?? 'File').replace(/[/\\]/g, '-').slice(0, MAX_LABEL)
  // Without this full stop, one in the label would begin the extension.
  return safeFileName(`${reference} ${label}.`, path.extname(storageKey).slice(1))
}

type DriveFile = NonNullable<Awaited<ReturnType<typeof findById>>>

/** Whether the drive has the visitor's bytes; where it keeps no sum, whether it has as many. */
const isSame = (file: WaitingFile, { sha256Checksum, size }: DriveFile) =>
  sha256Checksum ? sha256Checksum === file.sha256 : Number(size) === file.size

/** What an earlier attempt has uploaded, even when the database does not know of it. */
async function findEarlier(drive: Drive, file: WaitingFile, folderId: string) {
  if (file.driveId !== null) return findById(drive, file.driveId)
  const found = await findMarked(drive, folderId, DRIVE_MARK, String(file.id))
  return found.find((candidate) => isSame(file, candidate)) ?? null
}

/** A file that a failing disk has damaged must not reach the drive. */
async function refuseDamaged({ storageKey, sha256 }: WaitingFile): Promise<void> {
  const stored = await hashFile(storageKey)
  if (stored === null) throw new DriveFailure('lost')
  if (stored !== sha256) throw new DriveFailure('damaged')
}

/**
 * Null when it was erased meanwhile. Uploads under an id that is reserved first, so that the drive
 * refuses a second copy by itself (409).
 */
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
 * Brings one file to its form's folder, once however often it is called. Null when it was erased
 * before anything was sent.
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
