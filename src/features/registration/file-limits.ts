import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { formatBytes } from '@/lib/text'

export const FILE_LIMIT = formatBytes(REGISTRATION_LIMITS.fileBytes)

/** What remains for all files together, because the answers are sent in the same request. */
const ALL_FILES_BYTES = REGISTRATION_LIMITS.bodyBytes - REGISTRATION_LIMITS.answersBytes

type Sized = Pick<File, 'size'>

/**
 * Returns errors by field id for files that are too large. Checked before sending, because an
 * upload that will be refused costs the visitor data.
 */
export function findFileErrors(files: ReadonlyMap<string, Sized>): Record<string, string> {
  const errors: Record<string, string> = {}
  let total = 0
  for (const [id, { size }] of files) {
    total += size
    if (size > REGISTRATION_LIMITS.fileBytes) {
      errors[id] = `This file is larger than ${FILE_LIMIT}. Please choose a smaller one.`
    }
  }
  if (total <= ALL_FILES_BYTES) return errors
  for (const id of files.keys()) {
    errors[id] ??=
      `Your files together are larger than ${formatBytes(ALL_FILES_BYTES)}. Please choose smaller ones.`
  }
  return errors
}
