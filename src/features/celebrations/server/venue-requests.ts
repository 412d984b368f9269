import 'server-only'
import { countCall } from '@/lib/counters/limit'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { readOwnerToken } from '@/lib/mail/owner-token'
import { canonicalMailbox } from '@/lib/mail/recipient'
import { isMailServerConfigured } from '@/lib/mail/transport'
import { enqueue } from '@/lib/queue/enqueue'
import { type FormArrival, weighSuspicion } from '@/lib/suspicion/weigh'
import { VENUE_TOKEN_SUBJECT } from '../constants'
import type { VenueRequestInput, VenueRequestResponse } from '../venue-request'
import { findProvinceBySlug } from './data'
import { eraseVenueRequests } from './person'

/**
 * The most requests per network and hour. They are limited because each may send an email to
 * somebody else's mailbox.
 */
const ASKED_PER_HOUR = 600
const HOUR_S = 3600

async function countAsked({ network, isFromHere }: FormArrival): Promise<void> {
  if (isFromHere) return
  const limit = { key: `venue-asked:${network}`, points: ASKED_PER_HOUR, seconds: HOUR_S }
  await countCall(limit, 'request.too_many')
}

/**
 * Stores a request to be notified. The response is the same when suspected spam is dropped, or when
 * the email address was confirmed before. Throws `province.not_found`, `province.announced` or
 * `request.too_many`.
 */
export async function acceptVenueRequest(
  slug: string,
  { email }: VenueRequestInput,
  arrival: FormArrival,
): Promise<VenueRequestResponse> {
  const province = await findProvinceBySlug(slug)
  if (!province) throw new AppError('province.not_found')
  if (province.venue) throw new AppError('province.announced')
  const { suspicion } = await weighSuspicion({
    subject: VENUE_TOKEN_SUBJECT,
    arrival,
    texts: [],
    answers: 1,
    // The page with the map is cached, so many visitors get the same form token.
    isPageShared: true,
  })
  if (!suspicion) {
    await countAsked(arrival)
    await storeRequest(province.id, email)
  }
  return { isMailSent: isMailServerConfigured() }
}

const storeRequest = (provinceId: number, email: string): Promise<void> =>
  transaction(async (tx) => {
    const [row] = await query<{ id: number; isConfirmed: boolean }>(
      tx,
      sql`insert into venue_requests (province_id, email, recipient)
          values (${provinceId}, ${email}, ${canonicalMailbox(email)})
          on conflict (province_id, recipient) do update set updated_at = now()
          returning id, confirmed_at is not null as "isConfirmed"`,
    )
    if (row && !row.isConfirmed) {
      await enqueue(tx, 'venue.send', { kind: 'confirmation', requestId: row.id })
    }
  })

export interface OwnVenueRequest {
  place: string
  isConfirmed: boolean
}

/**
 * Finds the request that a token from our email is about. Returns `gone` when the request was
 * deleted, `unknown` for a token that we did not issue.
 */
export async function findVenueRequest(
  token: string,
): Promise<OwnVenueRequest | 'gone' | 'unknown'> {
  const id = readOwnerToken('venue-request', token)
  if (id === null) return 'unknown'
  const [row] = await fetchRows<OwnVenueRequest>(sql`
    select provinces.name as place, confirmed_at is not null as "isConfirmed"
    from venue_requests request join provinces on provinces.id = province_id
    where request.id = ${id}`)
  return row ?? 'gone'
}

function requireId(token: string): number {
  const id = readOwnerToken('venue-request', token)
  if (id === null) throw new AppError('route.not_found')
  return id
}

export async function confirmVenueRequest(token: string): Promise<void> {
  const rows = await fetchRows(sql`
    update venue_requests set confirmed_at = coalesce(confirmed_at, now()), updated_at = now()
    where id = ${requireId(token)} returning id`)
  if (rows.length === 0) throw new AppError('venue_request.gone')
}

export async function deleteVenueRequest(token: string): Promise<void> {
  await eraseVenueRequests([requireId(token)])
}
