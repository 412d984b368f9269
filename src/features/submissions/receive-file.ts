import type { BusboyFileStream } from '@fastify/busboy'
import { AppError } from '@/lib/errors'
import { discardFile, stageFile } from '@/lib/storage'
import { cleanText } from '@/lib/text'
import { SUBMISSION_LIMITS } from './constants'
import { identifyUpload, type Upload } from './uploads'

const tooLarge = (fieldId: string) => {
  const megabytes = SUBMISSION_LIMITS.fileBytes / 1024 / 1024
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
