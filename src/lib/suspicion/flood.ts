import 'server-only'
import { AppError } from '../errors'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { countUp } from './count-up'

/**
 * Posts a minute from one address that are still read at all, to keep the machine on its feet. Far
 * above any congregation: nobody is refused here for being suspected.
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
