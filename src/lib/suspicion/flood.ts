import 'server-only'
import { countUp } from '../counters/count-up'
import { AppError } from '../errors'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { countBytes } from './room'

/**
 * The maximum of posts per minute from one network, far more than any congregation sends. Further
 * posts are refused unread.
 */
const POSTS_PER_MINUTE = 6000
const MINUTE_S = 60

/**
 * In bytes. Shorter bodies, such as an ordinary registration without files, are not counted,
 * because that would cost a database statement.
 */
const SHORT = 16 * 1024
/** Bytes that are counted for a body without a declared length; browsers always declare it. */
const UNKNOWN = 512 * 1024

async function countLongBody({ headers }: Request): Promise<void> {
  const said = headers.get('content-length')
  const bytes = said === null ? UNKNOWN : Number(said)
  if (bytes > SHORT) await countBytes(headers, bytes)
}

/** @throws AppError `request.too_many`, `upload.too_much` with the seconds to wait */
export async function refuseFlood(request: Request): Promise<void> {
  if (isFromThisMachine(request.headers)) return
  const key = `flood:${networkOf(clientAddress(request.headers))}`
  const counts = await countUp([{ key, seconds: MINUTE_S }])
  if ((counts.get(key) ?? 0) > POSTS_PER_MINUTE) {
    throw new AppError('request.too_many', { retryAfterSeconds: MINUTE_S })
  }
  // A body with files is counted where it is read, so that a refusal can return the visitor's
  // answers.
  const hasFiles = request.headers.get('content-type')?.startsWith('multipart/')
  if (!hasFiles) await countLongBody(request)
}

/**
 * Counts a long body of any other request for its network, before it is read. By the rules of HTTP,
 * a request has no body when it declares neither a length nor a transfer encoding.
 * @throws AppError `upload.too_much` with the seconds to wait
 */
export async function countBody(request: Request): Promise<void> {
  const { headers } = request
  if (headers.has('content-length') || headers.has('transfer-encoding'))
    await countLongBody(request)
}
