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

/** Counts a long body. Files are counted where they are read, so that their answers come back. */
async function countLongBody({ headers }: Request): Promise<void> {
  if (headers.get('content-type')?.startsWith('multipart/')) return
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
  await countLongBody(request)
}
