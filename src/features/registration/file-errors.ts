import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { formatBytes } from '@/lib/text'
import { FORM_WORDS } from '@/lib/words/english/form'
import { fillPlaceholders } from '@/lib/words/fill'

/**
 * Matches the name endings of the file types that the server accepts. The server itself checks the
 * content of a file instead of its name (`server/uploads.ts`).
 */
const ACCEPTED_ENDING = /\.(pdf|jpe?g|jfif|png|webp|heic|heif|docx?|xlsx?|ppt|odt)$/i
const ACCEPTED_TYPE = /^image\/(jpeg|png|webp|heic|heif)$|^application\/pdf$/

/**
 * True when the file is of a type that is not accepted. False for a name without an ending, because
 * only the server can tell the type.
 */
const isOtherKind = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.\w+$/.test(name) && !ACCEPTED_ENDING.test(name) && !ACCEPTED_TYPE.test(type)

export const FILE_LIMIT_TEXT = formatBytes(REGISTRATION_LIMITS.fileBytes)

/** The most bytes of all files together; the rest of the request is for the answers. */
const ALL_FILES_BYTES = REGISTRATION_LIMITS.bodyBytes - REGISTRATION_LIMITS.answersBytes

/**
 * Returns errors by field id. Files are checked before sending, because a refused upload costs the
 * visitor mobile data.
 */
export function findFileErrors(
  files: ReadonlyMap<string, Pick<File, 'size' | 'name' | 'type'>>,
  words: Pick<
    typeof FORM_WORDS,
    'fileTooLarge' | 'filesTooLarge' | 'otherKind' | 'tooManyFiles'
  > = FORM_WORDS,
): Record<string, string> {
  const errors: Record<string, string> = {}
  let total = 0
  for (const [id, file] of files) {
    const { size } = file
    total += size
    if (isOtherKind(file)) errors[id] = words.otherKind
    if (size > REGISTRATION_LIMITS.fileBytes) {
      errors[id] = fillPlaceholders(words.fileTooLarge, { size: FILE_LIMIT_TEXT })
    }
  }
  // A form can ask for more files than a registration may have, for example of several people.
  for (const id of [...files.keys()].slice(REGISTRATION_LIMITS.files)) {
    errors[id] ??= fillPlaceholders(words.tooManyFiles, { count: REGISTRATION_LIMITS.files })
  }
  if (total <= ALL_FILES_BYTES) return errors
  for (const id of files.keys()) {
    errors[id] ??= fillPlaceholders(words.filesTooLarge, { size: formatBytes(ALL_FILES_BYTES) })
  }
  return errors
}
