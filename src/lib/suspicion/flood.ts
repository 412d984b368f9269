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

/** An ordinary registration without files is shorter; its bytes are not worth a statement. */
const SHORT = 16 * 1024
/** Counted for a body that does not say its length; browsers always do. */
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
  // Files are counted where they are read, so that their answers come back.
  const hasFiles = request.headers.get('content-type')?.startsWith('multipart/')
  if (!hasFiles) await countLongBody(request)
}

/**
 * Counts a long body of any other request for its network, before it is read. By HTTP's rules there is none
 * where neither a length nor chunks are announced.
 * @throws AppError `upload.too_much` with the seconds to wait
 */
export async function countBody(request: Request): Promise<void> {
  const { headers } = request
  if (headers.has('content-length') || headers.has('transfer-encoding'))
    await countLongBody(request)
}
