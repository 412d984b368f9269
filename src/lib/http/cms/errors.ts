import 'server-only'
import { type AfterErrorHook, FileUploadError, ValidationError } from 'payload'
import type { LogFn, Logger } from 'pino'
import { wrongFileMessage } from '../../content/wrong-file'
import { AppError } from '../../errors'
import { sanitizeLogArguments } from '../../log/log'

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint): invalid values. */
const BAD_VALUES = /^2[23]\w{3}$/

const CAUSES = 4

/**
 * Returns the HTTP status of a refused request; null when the error is a failure of the product.
 */
export function statusOfRefusal(error: unknown, depth = CAUSES): number | null {
  if (typeof error !== 'object' || error === null) return null
  // Payload throws these when a parameter is not valid JSON or not a valid URI component.
  if (error instanceof SyntaxError || error instanceof URIError) return 400
  const { status, code, cause } = error as { status?: unknown; code?: unknown; cause?: unknown }
  if (typeof status === 'number') return status < 500 ? status : null
  if (typeof code === 'string' && BAD_VALUES.test(code)) return 400
  return depth > 0 ? statusOfRefusal(cause, depth - 1) : null
}

const isFileError = (error: Error): boolean =>
  error instanceof FileUploadError ||
  (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'file'))

function wrongFile({ error, collection, req }: Parameters<AfterErrorHook>[0]): string | null {
  if (!req.file || !isFileError(error)) return null
  return wrongFileMessage(req.file.name, collection?.upload.mimeTypes ?? [])
}

/**
 * Responds to a refused request with its own status, such as 400 for a value that the database
 * refuses. Also names a refused file, which Payload's message would not.
 */
export const toRefusalResponse: AfterErrorHook = (of) => {
  const { error, result } = of
  const message = wrongFile(of)
  if (message) {
    const data = { errors: [{ path: 'file', message }] }
    return { response: { errors: [{ name: 'ValidationError', message, data }] }, status: 400 }
  }
  const status = statusOfRefusal(error)
  if (status && error instanceof AppError) {
    return { response: { error: error.message, code: error.code }, status }
  }
  return status ? { response: result ?? undefined, status } : undefined
}

/**
 * Sanitizes what is logged with pino and leaves out refused requests. Payload logs these as errors,
 * but operators need not act on them.
 */
export function logWithoutRefusals(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [fields, words] = sanitizeLogArguments(args)
  if ('err' in fields && statusOfRefusal(fields.err)) return
  method.call(this, fields, words)
}
