import 'server-only'
import type { BusboyFileStream } from '@fastify/busboy'
import { fileTypeFromFile } from 'file-type'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { AppError } from '@/lib/errors'
import { discardFile, type StagedFile, stageFile } from '@/lib/storage/storage'
import { cleanText } from '@/lib/text'

/** A file of a registration, on disk but not yet kept. */
export interface Upload extends StagedFile {
  fieldId: string
  /** The visitor's name for it, shown to staff and used for nothing else. */
  name: string
  mimeType: string
  extension: string
}

/** Accepted kinds, told by their bytes: never by the name or by what the browser claims. */
const ACCEPTED = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['application/x-cfb', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
])

/** @throws AppError `submission.file_type`, under the field, when the bytes are of no accepted kind */
export async function identifyUpload(
  staged: StagedFile,
  fieldId: string,
  name: string,
): Promise<Upload> {
  const type = await fileTypeFromFile(staged.path)
  const extension = ACCEPTED.get(type?.mime ?? '')
  if (!type || !extension) {
    const { message } = new AppError('submission.file_type')
    throw new AppError('submission.file_type', { fields: { [fieldId]: message } })
  }
  return { ...staged, fieldId, name, mimeType: type.mime, extension }
}

export const discardUploads = async (uploads: readonly Upload[]): Promise<void> => {
  await Promise.all(uploads.map(discardFile))
}

const tooLarge = (fieldId: string) => {
  const megabytes = REGISTRATION_LIMITS.fileBytes / 1024 / 1024
  const message = `This file is larger than ${megabytes} MB`
  return new AppError('request.too_large', { message, fields: { [fieldId]: message } })
}

/** A very long name loses its middle: its ending says what opens the file. */
const shorten = (name: string) =>
  cleanText(name.length <= 200 ? name : `${name.slice(0, 180)}…${name.slice(-19)}`)

/**
 * Streams one file into staging and looks at its bytes. Nothing stays there when it is refused.
 * @throws AppError under the field, for its size or kind
 */
export async function receiveFile(
  fieldId: string,
  file: BusboyFileStream,
  fileName: string,
): Promise<Upload> {
  const staged = await stageFile(file)
  try {
    if (file.truncated) throw tooLarge(fieldId)
    return await identifyUpload(staged, fieldId, shorten(fileName))
  } catch (error) {
    await discardFile(staged)
    throw error
  }
}
