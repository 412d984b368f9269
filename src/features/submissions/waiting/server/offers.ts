import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import { DEFAULT_OFFER_HOURS } from '@/features/forms/capacity/schema'
import { presentForm } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import { type Executor, query, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { notifyChange } from '@/lib/feed/feed'
import { enqueue } from '@/lib/queue/enqueue'
import { isOfPartyCondition, PARTY_SEAT_SQL } from '../../server/party'
import { calculateOfferDeadline } from '../offer-deadline'
import type { OfferState } from '../schema'

interface ByHand {
  byName: string
  reason: string
}

export const offerDeadlineFrom = (now: Date, hours: number | null): string =>
  calculateOfferDeadline(now, hours ?? DEFAULT_OFFER_HOURS).toISOString()

/**
 * Stores the offer for a registration whose seat is already `offered`. When the registrant has no
 * email address, the time for accepting the offer starts at once, because staff then call.
 */
export async function storeOffer(
  tx: Executor,
  submissionId: number,
  byHand: ByHand | null = null,
): Promise<void> {
  const [row] = await query<{ formId: number; data: unknown }>(
    tx,
    sql`select form_id::int as "formId", data from submissions where id = ${submissionId}`,
  )
  if (!row) return
  const form = await getFormRow(row.formId, tx)
  const address = findRegistrantEmail(presentForm(form), row.data)
  const expiresAt = address ? null : offerDeadlineFrom(new Date(), form.places.offerHours)
  const [offer] = await query<{ id: number }>(
    tx,
    sql`insert into place_offers (submission_id, address, mail, expires_at, by_name, reason)
        values (${submissionId}, ${address}, ${address ? 'queued' : 'none'},
          ${expiresAt}::timestamptz, ${byHand?.byName ?? null}, ${byHand?.reason ?? null})
        returning id`,
  )
  if (offer && address) await enqueue(tx, 'offer.send', { offerId: offer.id })
  await notifyChange(tx, { changed: [submissionId] })
}

/**
 * Locks the registration of an offer and returns its id; null when the registration is not live or
 * its seat is no longer `offered`. Callers lock the registration before the offer and limits, so
 * that two transactions cannot deadlock.
 */
async function lockOffered(tx: Executor, offerId: number): Promise<number | null> {
  const [row] = await query<{ id: number }>(
    tx,
    sql`select id from submissions where ${IS_LIVE} and ${PARTY_SEAT_SQL} = 'offered'
          and id = (select submission_id from place_offers where id = ${offerId}) for update`,
  )
  return row?.id ?? null
}

const SEAT_AFTER = {
  accepted: 'held',
  declined: 'cancelled',
  expired: 'cancelled',
  withdrawn: 'waiting',
} as const satisfies Record<Exclude<OfferState, 'open'>, string>

/**
 * Ends an open offer; a trigger updates the counted places (decision 066). Returns the
 * registration's id, or null when nothing was changed: the offer or its registration is no longer
 * open or live, or `state` does not fit the deadline (`expired` only after it, the others only
 * before it). Staff set `ignoresDeadline` to end an offer after its deadline too.
 */
export async function endOffer(
  tx: Executor,
  offerId: number,
  state: keyof typeof SEAT_AFTER,
  ignoresDeadline = false,
): Promise<number | null> {
  const submissionId = await lockOffered(tx, offerId)
  if (submissionId === null) return null
  const isInTime =
    state === 'expired'
      ? sql`expires_at <= now()`
      : ignoresDeadline
        ? sql`true`
        : sql`(expires_at is null or expires_at > now())`
  const ended = await query(
    tx,
    sql`update place_offers set state = ${state}, answered_at = now(), updated_at = now()
        where id = ${offerId} and state = 'open' and ${isInTime} returning id`,
  )
  if (ended.length === 0) return null
  await tx.execute(sql`
    update submissions set seat = ${SEAT_AFTER[state]}, updated_at = now(),
      line = case when ${state} = 'withdrawn' then line end
    where ${isOfPartyCondition(submissionId)} and seat = 'offered'`)
  await notifyChange(tx, { changed: [submissionId] })
  if (state !== 'accepted') await enqueue(tx, 'places.offer', {})
  return submissionId
}

/**
 * Replaces an open offer with a copy, so that the link in the message about it stops working. Used
 * when the registrant's own link is renewed.
 */
export async function renewOffer(tx: Executor, submissionId: number): Promise<void> {
  const [renewed] = await query<{ id: number; mail: string }>(
    tx,
    sql`with ended as (
          update place_offers set state = 'withdrawn', answered_at = now(), updated_at = now()
          where submission_id = ${submissionId} and state = 'open' returning *)
        insert into place_offers (submission_id, address, mail, mail_reason, fault, round,
          expires_at, by_name, reason, tried_at, sent_at)
        select submission_id, address, mail, mail_reason, fault, round, expires_at, by_name, reason,
          tried_at, sent_at from ended order by id desc limit 1
        returning id, mail`,
  )
  if (renewed?.mail === 'queued') await enqueue(tx, 'offer.send', { offerId: renewed.id })
}
