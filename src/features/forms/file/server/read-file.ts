import 'server-only'
import { AppError } from '@/lib/errors'
import { readJsonText } from '@/lib/http/body'
import { cleanText } from '@/lib/text'
import {
  describeSchemaIssue,
  type FileProblem,
  findShapeProblems,
  findSyntaxProblem,
} from '../file-problem'
import { FORM_FILE_VERSION, type FormFile, formFileSchema } from '../form-file'

/**
 * The largest form file. The request that saves a form may have only 512 KB, but a file is
 * indented.
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
  value.version > FORM_FILE_VERSION

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? cleanText(value) : value))
  } catch {
    throw refusal([findSyntaxProblem(text)])
  }
}

/**
 * Parses a form file. Throws `form.file_newer` for a file of a newer version of the product, and
 * `form.file_wrong` for a file with errors.
 */
function parseFormFile(text: string): FormFile {
  const value = parse(text)
  if (isNewer(value)) throw new AppError('form.file_newer')
  const read = formFileSchema.safeParse(value, { error: describeSchemaIssue })
  if (!read.success) throw refusal(findShapeProblems(text, read.error))
  return read.data
}

/**
 * Reads a form file from a request. Throws 413, 415 or 400 for an unreadable body, and what
 * `parseFormFile` throws.
 */
export async function readFormFile(request: Request): Promise<FormFile> {
  const text = await readJsonText(request, MOST_BYTES)
  // Some text editors begin a file with a byte order mark.
  return parseFormFile(text.replace(/^\ufeff/, ''))
}
