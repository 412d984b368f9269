import 'server-only'
import type { BusboyFileStream } from '@fastify/busboy'
import { fileTypeFromFile } from 'file-type'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { assignFileIds, type FileWithId } from '@/features/delivery/server/outbox'
import { db } from '@/lib/database/db'
import { mayHaveCommitted } from '@/lib/database/error-kinds'
import { AppError } from '@/lib/errors'
import { safeFileName } from '@/lib/file-name'
import type { StagedFile } from '@/lib/storage/file-store'
import { discardStagedFile, stageFile } from '@/lib/storage/folder-store'
import { newStorageKey, removePrivateFile, saveStagedFile } from '@/lib/storage/storage'
import { identifyCompoundFile } from './compound-file'

export interface StagedUpload extends StagedFile {
  fieldId: string
  /** The sanitised file name, which is shown and never used as a path. */
  name: string
  mimeType: string
  extension: string
}

/**
 * The accepted MIME types with their file name endings, without those of old Office documents
 * (compound-file.ts). The type is detected from the content, not taken from the browser.
 */
const ACCEPTED = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
])

const COMPOUND = 'application/x-cfb'

async function kindOf(path: string): Promise<{ mimeType: string; extension: string } | null> {
  const type = await fileTypeFromFile(path)
  if (type?.mime === COMPOUND) return identifyCompoundFile(path)
  const extension = ACCEPTED.get(type?.mime ?? '')
  return type && extension ? { mimeType: type.mime, extension } : null
}

async function identifyUpload(
  staged: StagedFile,
  fieldId: string,
  name: string,
): Promise<StagedUpload> {
  const kind = await kindOf(staged.path)
  if (!kind) {
    const { message } = new AppError('submission.file_type')
    throw new AppError('submission.file_type', { fields: { [fieldId]: message } })
  }
  return { ...staged, fieldId, name: safeFileName(name, kind.extension), ...kind }
}

export const discardUploads = async (uploads: readonly StagedUpload[]): Promise<void> => {
  await Promise.all(uploads.map(discardStagedFile))
}

const tooLarge = (fieldId: string) => {
  const megabytes = REGISTRATION_LIMITS.fileBytes / 1024 / 1024
  const message = `This file is larger than ${megabytes} MB`
  return new AppError('request.too_large', { message, fields: { [fieldId]: message } })
}

/**
 * Stages and checks a file. A refused file is removed from staging. Throws `request.too_large`,
 * `submission.file_type`, and errors of the disk.
 */
export async function receiveFile(
  fieldId: string,
  file: BusboyFileStream,
  fileName: string,
): Promise<StagedUpload> {
  const staged = await stageFile(file)
  try {
    if (file.truncated) throw tooLarge(fieldId)
    return await identifyUpload(staged, fieldId, fileName)
  } catch (error) {
    await discardStagedFile(staged)
    throw error
  }
}

/** Stores all files or none, and reserves the ids of their rows. */
export async function storeFiles(
  uploads: readonly StagedUpload[],
): Promise<(StagedUpload & FileWithId)[]> {
  if (uploads.length === 0) return []
  const keyed = uploads.map((upload) => ({ ...upload, key: newStorageKey(upload.extension) }))
  try {
    const files = await assignFileIds(await db(), keyed)
    for (const file of files) await saveStagedFile(file, file.key)
    return files
  } catch (error) {
    await removeStoredFiles(keyed)
    throw error
  }
}

export const removeStoredFiles = (files: readonly { key: string }[]) =>
  Promise.all(files.map(({ key }) => removePrivateFile(key)))

/**
 * Removes stored files after storing their rows has failed. Keeps them when the rows may have been
 * committed. If they were not, the sweep removes the files later.
 */
export async function removeUnlessCommitted(
  files: readonly { key: string }[],
  error: unknown,
): Promise<void> {
  if (error instanceof AppError || !mayHaveCommitted(error)) await removeStoredFiles(files)
}
