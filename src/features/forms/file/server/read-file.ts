import 'server-only'
import { AppError } from '@/lib/errors'
import { readJsonText } from '@/lib/http/body'
import { cleanText } from '@/lib/text'
import {
  describeIssue,
  type FileProblem,
  findShapeProblems,
  findSyntaxProblem,
} from '../file-problem'
import { FILE_VERSION, type FormFile, formFileSchema } from '../form-file'

/**
 * More than the body of a request that saves a form may have (512 KB), because a file is indented.
 */
const MOST_BYTES = 2 * 1024 * 1024

function refusal(problems: readonly FileProblem[]): AppError {
  const [first, ...rest] = problems.map(({ line, text }) => `Line ${line}: ${text}`)
  const more = rest.length > 0 ? ` (${rest.length} more after it)` : ''
  const fields = Object.fromEntries(problems.map(({ line, text }) => [`line ${line}`, text]))
  return new AppError('form.file_wrong', { message: `${first}${more}`, fields })
}

const isNewer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  value.version > FILE_VERSION

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? cleanText(value) : value))
  } catch {
    throw refusal([findSyntaxProblem(text)])
  }
}

/**
 * Parses and validates the text of a form's file.
 * @throws AppError `form.file_newer` when a newer version of the product has written the file;
 * `form.file_wrong` with the lines that are wrong
 */
export function parseFormFile(text: string): FormFile {
  const value = parse(text)
  if (isNewer(value)) throw new AppError('form.file_newer')
  const read = formFileSchema.safeParse(value, { error: describeIssue })
  if (!read.success) throw refusal(findShapeProblems(text, read.error))
  return read.data
}

/**
 * Reads a form's file from the body of a request.
 * @throws AppError 413 when it is too large, 415 when it is not sent as JSON, 400 when it breaks
 * off, and what `parseFormFile` throws
 */
export async function readFormFile(request: Request): Promise<FormFile> {
  const text = await readJsonText(request, MOST_BYTES)
  // Some text editors begin a file with a byte order mark.
  return parseFormFile(text.replace(/^\ufeff/, ''))
}
