import 'server-only'
import { randomUUID } from 'node:crypto'
import { findRequest } from '@/server/bridge/request-context'
import { countUp } from '../counters/count-up'
import { AppError } from '../errors'
import { networkOf } from './client-address'
import { logAttempt } from './refusal-log'
import { shortPage } from './refusal-page'

/**
 * Pages that are rendered for one network in a minute. A visitor causes a few in an hour, because
 * the pages of the site are cached; a busy member of staff twenty in a minute.
 */
const PAGES = 600
const PAGES_S = 60

/**
 * Counts a page that is rendered for one visitor, as one of the visitor's network.
 * @returns the refusal of one too many; null without the database, when most pages fail anyway
 */
export async function limitPages(address: string): Promise<Response | null> {
  const key = `pages:${networkOf(address)}`
  const counts = await countUp([{ key, seconds: PAGES_S }]).catch(() => null)
  if ((counts?.get(key) ?? 0) <= PAGES) return null
  const error = new AppError('request.too_many', { retryAfterSeconds: PAGES_S })
  logAttempt(error)
  return shortPage(error, findRequest()?.requestId ?? randomUUID(), {
    title: 'Please wait a minute',
    heading: 'Please wait a minute',
    more: '<p>Very many pages were opened from your network just now. Nothing is lost: open this page again in a minute.</p>',
  })
}
