import 'server-only'
import { ACTOR_WITHOUT_ACCOUNT, recordAudit } from '@/lib/audit/record'
import { db, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { log } from '@/lib/log/log'
import { PARTY_SEAT_SQL } from '../../server/party'
import { endOffer, storeOffer } from './offers'

/** The most offers that one run ends, and the most that it makes for each form. */
const MOST = 500

/**
 * SQL condition: places of the form may be offered now. The form is active and not archived, and
 * its event's day is not over. A form without an event's day must not have closed.
 */
export const offeringCondition = (
  now = new Date(),
) => sql`forms.is_active and not forms.is_archived and ${now.toISOString()}::timestamptz < coalesce(
  case when forms.retention_event_day ~ '^\\d{4}-\\d\\d-\\d\\d$' then
    (forms.retention_event_day::date + 1)::timestamp at time zone 'Asia/Manila' end,
  forms.closes_at, 'infinity')`

/**
 * Marks the limits whose counters differ from a recount of the registrations, and unmarks the
 * others. One statement reads both, so that no registration can arrive in between.
 */
async function markMiscounted(): Promise<void> {
  await (await db()).execute(sql`
    with wrong as (
      select l.id, l.held <> counted.held or l.waiting <> counted.waiting as is
      from (select distinct form_id::int as id from place_limits) as form,
        place_counts(form.id) as counted join place_limits l on l.id = counted.id)
    update place_limits set miscounted_at = case when wrong.is then now() end
    from wrong where wrong.id = place_limits.id
      and wrong.is <> (place_limits.miscounted_at is not null)`)
}

/** Calls `act`. Logs an error and then returns false, so that the offers for other people go on. */
async function attempt(what: string, act: () => Promise<boolean>): Promise<boolean> {
  try {
    return await act()
  } catch (err) {
    log.error({ err }, what)
    return false
  }
}

async function endOffers(): Promise<void> {
  const due = await fetchRows<{ id: number }>(sql`
    select place_offers.id from place_offers join submissions on submissions.id = submission_id
    where state = 'open' and expires_at <= now() and ${PARTY_SEAT_SQL} = 'offered' and ${IS_LIVE}
    order by place_offers.id limit ${MOST}`)
  for (const { id } of due) {
    await attempt('an offer that has expired', () =>
      transaction(async (tx) => {
        const submissionId = await endOffer(tx, id, 'expired')
        if (submissionId === null) return false
        const line = { action: 'submission.place_expired', actor: ACTOR_WITHOUT_ACCOUNT } as const
        await recordAudit({ ...line, submissions: [submissionId] }, tx)
        return true
      }),
    )
  }
  await (await db()).execute(sql`
    update place_offers set state = 'withdrawn', answered_at = now(), updated_at = now()
    where state = 'open' and exists (select from submissions
      where id = submission_id and ${PARTY_SEAT_SQL} is distinct from 'offered')`)
}

/**
 * Makes one offer in a transaction of its own, so that new registrations do not wait long for its
 * locks. Returns true when there may be another place to offer.
 */
const offerNext = (formId: number): Promise<boolean> =>
  transaction(async (tx) => {
    const [row] = await query<{ id: number | null }>(tx, sql`select offer_next(${formId}) as id`)
    if (row?.id) await storeOffer(tx, row.id)
    return typeof row?.id === 'number'
  })

/**
 * Ends expired offers, offers free places, and marks limits whose counters are wrong. Several
 * processes may run it at the same time.
 */
export async function offerPlaces(): Promise<void> {
  await endOffers()
  // Looks for waiting people and not for limits, because they still wait after a limit is removed.
  const forms = await fetchRows<{ id: number }>(sql`
    select id from forms where ${offeringCondition()} and exists (
      select from submissions where form_id = forms.id and seat = 'waiting'
        and seat_counts(submissions) = 'waiting') order by id`)
  for (const { id } of forms) {
    const offer = () => attempt('offering places', () => offerNext(id))
    for (let offers = 0; offers < MOST && (await offer()); offers++);
  }
  await markMiscounted()
}
