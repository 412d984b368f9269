import 'server-only'
import { countUp } from '../counters/count-up'
import { AppError } from '../errors'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'

/**
 * The maximum of posts per minute from one network, far more than any congregation sends. Further
 * posts are refused unread.
 */
const POSTS_PER_MINUTE = 6000
const MINUTE_S = 60

/** @throws AppError `request.too_many` with the seconds to wait */
export async function refuseFlood(request: Request): Promise<void> {
  if (isFromThisMachine(request.headers)) return
  const key = `flood:${networkOf(clientAddress(request.headers))}`
  const counts = await countUp([{ key, seconds: MINUTE_S }])
  if ((counts.get(key) ?? 0) <= POSTS_PER_MINUTE) return
  throw new AppError('request.too_many', { retryAfterSeconds: MINUTE_S })
}
