import { fileTypeFromFile } from 'file-type'
import { AppError } from '@/lib/errors'
import { discardFile, type StagedFile } from '@/lib/storage'

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
