import 'server-only'
import { randomUUID } from 'node:crypto'
import { findRequestContext } from '@/server/bridge/request-context'
import { incrementCounters } from '../counters/increment-counters'
import { AppError } from '../errors'
import { clientAddress, networkOf } from './client-address'
import { logPossibleAttack } from './refusal-log'
import { shortErrorPage } from './refusal-page'
import { isFromThisMachine } from './this-machine'

const PAGES = 600
const PAGES_S = 60

/**
 * Counts one page or request, and returns an error when the network has opened too many. Returns
 * null also when the database is unavailable, because most requests fail then anyway.
 */
async function countOne(address: string): Promise<AppError | null> {
  const key = `pages:${networkOf(address)}`
  const counts = await incrementCounters([{ key, seconds: PAGES_S }]).catch(() => null)
  if ((counts?.get(key) ?? 0) <= PAGES) return null
  return new AppError('request.too_many', { retryAfterSeconds: PAGES_S })
}

export async function countPageOrRefuse(address: string): Promise<Response | null> {
  const error = await countOne(address)
  if (!error) return null
  logPossibleAttack(error)
  return shortErrorPage(error, findRequestContext()?.requestId ?? randomUUID(), {
    title: 'Please wait a minute',
    heading: 'Please wait a minute',
    more: '<p>Very many pages were opened from your network just now. Nothing is lost: open this page again in a minute.</p>',
  })
}

/** Counts a request on the same counter as the pages of its network. Throws `request.too_many`. */
export async function refuseTooManyRequests(headers: Headers): Promise<void> {
  if (isFromThisMachine(headers)) return
  const error = await countOne(clientAddress(headers))
  if (error) throw error
}
