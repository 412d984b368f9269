import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { formatBytes } from '@/lib/text'
import { FORM } from '@/lib/words/english/form'
import { fillPlaceholders } from '@/lib/words/fill'

/**
 * File name endings of the types that the server accepts by their content (`server/uploads.ts`).
 */
const ACCEPTED_ENDING = /\.(pdf|jpe?g|jfif|png|webp|heic|heif|docx?|xlsx?|ppt|odt)$/i
const ACCEPTED_TYPE = /^image\/(jpeg|png|webp|heic|heif)$|^application\/pdf$/

/**
 * True for a file whose name and type both indicate a kind that is not accepted, such as a video. A
 * file without a name ending is left to the server, which checks its content.
 */
const isOtherKind = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.\w+$/.test(name) && !ACCEPTED_ENDING.test(name) && !ACCEPTED_TYPE.test(type)

/** The maximum size of one file as text, such as `25 MB`. */
export const FILE_LIMIT = formatBytes(REGISTRATION_LIMITS.fileBytes)

/** The limit of all files together: the request also has to contain the answers. */
const ALL_FILES_BYTES = REGISTRATION_LIMITS.bodyBytes - REGISTRATION_LIMITS.answersBytes

/**
 * Returns errors by field id for files that are too many, too large or not of an accepted kind.
 * Checked before sending, because an upload that will be refused costs the visitor mobile data.
 */
export function findFileErrors(
  files: ReadonlyMap<string, Pick<File, 'size' | 'name' | 'type'>>,
  words: Pick<typeof FORM, 'fileTooLarge' | 'filesTooLarge' | 'otherKind' | 'tooManyFiles'> = FORM,
): Record<string, string> {
  const errors: Record<string, string> = {}
  let total = 0
  for (const [id, file] of files) {
    const { size } = file
    total += size
    if (isOtherKind(file)) errors[id] = words.otherKind
    if (size > REGISTRATION_LIMITS.fileBytes) {
      errors[id] = fillPlaceholders(words.fileTooLarge, { size: FILE_LIMIT })
    }
  }
  // With several people, a form can have more file fields than a registration may have files.
  for (const id of [...files.keys()].slice(REGISTRATION_LIMITS.files)) {
    errors[id] ??= fillPlaceholders(words.tooManyFiles, { count: REGISTRATION_LIMITS.files })
  }
  if (total <= ALL_FILES_BYTES) return errors
  for (const id of files.keys()) {
    errors[id] ??= fillPlaceholders(words.filesTooLarge, { size: formatBytes(ALL_FILES_BYTES) })
  }
  return errors
}
