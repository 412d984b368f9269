import 'server-only'
import { countUp } from '../counters/count-up'
import { AppError } from '../errors'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { countBytes } from './room'

/** Of one network, far more than any congregation sends; the body of more is not read. */
const POSTS_PER_MINUTE = 6000
const MINUTE_S = 60

/** In bytes. Shorter bodies are not counted, because counting costs a statement. */
const SHORT = 16 * 1024
/** The bytes counted for a body without a declared length. Browsers declare it. */
const UNKNOWN = 512 * 1024

async function countLongBody({ headers }: Request): Promise<void> {
  const said = headers.get('content-length')
  const bytes = said === null ? UNKNOWN : Number(said)
  if (bytes > SHORT) await countBytes(headers, bytes)
}

/**
 * Counts a visitor's post for the visitor's network and, when it is long and not multipart, its
 * bytes. Refuses it when there were too many. Does nothing for a request from this machine.
 * @throws AppError `request.too_many`, `upload.too_much` with the seconds to wait
 */
export async function refuseFlood(request: Request): Promise<void> {
  if (isFromThisMachine(request.headers)) return
  const key = `flood:${networkOf(clientAddress(request.headers))}`
  const counts = await countUp([{ key, seconds: MINUTE_S }])
  if ((counts.get(key) ?? 0) > POSTS_PER_MINUTE) {
    throw new AppError('request.too_many', { retryAfterSeconds: MINUTE_S })
  }
  // A body with files is counted later, where it is read, so that the page of a refusal can show
  // the visitor's answers again.
  const hasFiles = request.headers.get('content-type')?.startsWith('multipart/')
  if (!hasFiles) await countLongBody(request)
}

/**
 * Counts a long body for its network before it is read; for requests that do not call
 * `refuseFlood`. By the rules of HTTP, a request has no body when it declares neither a length nor
 * a transfer encoding.
 * @throws AppError `upload.too_much` with the seconds to wait
 */
export async function countBody(request: Request): Promise<void> {
  const { headers } = request
  if (headers.has('content-length') || headers.has('transfer-encoding'))
    await countLongBody(request)
}
