import 'server-only'
import { incrementCounters } from '../counters/increment-counters'
import { AppError } from '../errors'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { countUploadedBytes } from './room'

const POSTS_PER_MINUTE = 6000
const MINUTE_S = 60

/**
 * In bytes. A body of up to this size is not counted, because counting costs a database statement.
 */
const SHORT = 16 * 1024
/** The bytes that are counted for a body without a declared length. Browsers always declare one. */
const UNKNOWN = 512 * 1024

async function countLongBody({ headers }: Request): Promise<void> {
  const said = headers.get('content-length')
  const bytes = said === null ? UNKNOWN : Number(said)
  if (bytes > SHORT) await countUploadedBytes(headers, bytes)
}

/**
 * Counts a request for the client's network, and its body unless it is multipart. Requests from
 * this machine are not counted. Throws `request.too_many` or `upload.too_much`.
 */
export async function refuseFlood(request: Request): Promise<void> {
  if (isFromThisMachine(request.headers)) return
  const key = `flood:${networkOf(clientAddress(request.headers))}`
  const counts = await incrementCounters([{ key, seconds: MINUTE_S }])
  if ((counts.get(key) ?? 0) > POSTS_PER_MINUTE) {
    throw new AppError('request.too_many', { retryAfterSeconds: MINUTE_S })
  }
  // A body with files is counted where it is read, so that the refusal can show the answers again.
  const hasFiles = request.headers.get('content-type')?.startsWith('multipart/')
  if (!hasFiles) await countLongBody(request)
}

/** Counts the body of a request for which `refuseFlood` is not called. Throws `upload.too_much`. */
export async function countBody(request: Request): Promise<void> {
  const { headers } = request
  if (headers.has('content-length') || headers.has('transfer-encoding'))
    await countLongBody(request)
}
