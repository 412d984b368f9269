import 'server-only'
import { ZodError } from 'zod'
import { isLockError } from '../database/error-kinds'
import { AppError, type ErrorBody } from '../errors'
import { log } from '../log/log'
import { firstErrorsByPath } from '../notices/first-messages'
import { isDiskFull } from '../storage/disk-full'
import { StorageTrouble } from '../storage/trouble'

/**
 * Returns the status of an error of Payload, else null. Checks properties instead of the class,
 * because Payload may be loaded in several copies.
 */
function payloadErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  return typeof error.status === 'number' ? error.status : null
}

function fromZod(error: ZodError): AppError {
  const fields = firstErrorsByPath(error)
  return new AppError('request.invalid', { message: error.issues[0]?.message, fields })
}

const DATABASE_DOWN =
  /ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08006|Connection terminated|timeout exceeded/

/** Turns any error into an AppError for the response. Logs unexpected errors. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return fromZod(error)
  if (payloadErrorStatus(error) === 401) return new AppError('auth.invalid_credentials')
  if (error instanceof Error && isLockError(error)) {
    log.warn({ err: error }, 'waited too long for others')
    return new AppError('server.busy')
  }
  log.error({ err: error }, 'unexpected')
  if (isDiskFull(error)) return new AppError('storage.full')
  if (error instanceof StorageTrouble) return new AppError('server.busy')
  const cause = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : ''
  return new AppError(DATABASE_DOWN.test(cause) ? 'server.busy' : 'server.unexpected')
}

export function errorResponse(error: AppError, requestId: string): Response {
  const { message, code, fields, reference, status, retryAfterSeconds } = error
  const body: ErrorBody = { error: message, code, fields, reference, requestId }
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
  for (const cookie of error.cookies) headers.append('set-cookie', cookie)
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json(body, { status, headers })
}
