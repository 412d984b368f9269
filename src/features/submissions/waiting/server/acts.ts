import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import type { SeatState } from '@/features/forms/capacity/schema'
import { presentForm } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import type { StaffActor } from '@/lib/access'
import { recordSubmissionChange } from '@/lib/audit/record'
import { countResend } from '@/lib/counters/limit'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { enqueue } from '@/lib/queue/enqueue'
import { retryJobNow } from '@/lib/queue/retry'
import { isOfPartyCondition, moveToEndOfWaitingList, PARTY_SEAT_SQL } from '../../server/party'
import type { WaitingAct, WaitingActInput } from '../schema'
import { cancelSeats, restoreSeat } from './cancel'
import { endOffer, offerDeadlineFrom, storeOffer } from './offers'

interface Locked {
  id: number
  formId: number
  data: unknown
  seat: SeatState | null
  /** True for the second and later people of a party, who wait together with the first person. */
  isOther: boolean
  offerId: number | null
}

async function lock(tx: Executor, id: number): Promise<Locked> {
  const [row] = await query<Locked>(
    tx,
    sql`select id, form_id::int as "formId", data, ${PARTY_SEAT_SQL} as seat,
          party_id is not null as "isOther",
          (select max(id) from place_offers where submission_id = submissions.id and state = 'open')
            as "offerId"
        from submissions where id = ${id} and ${IS_LIVE} for update`,
  )
  if (!row) throw new AppError('submission.not_found')
  return row
}

/** Offers a place, even when none is free. The limit is then exceeded. */
async function offer(tx: Executor, row: Locked, { reason }: WaitingActInput, actor: StaffActor) {
  const waits = row.seat === 'waiting' && !row.isOther
  if (!waits && row.seat !== 'cancelled') throw new AppError('places.not_waiting')
  await tx.execute(sql`
    update submissions set seat = 'offered', updated_at = now()
    where ${isOfPartyCondition(row.id)} and seat = ${row.seat}`)
  await storeOffer(tx, row.id, { byName: actor.name, reason })
}

/**
 * Sends the message about an offer again, to the registrant's current email address. The time for
 * accepting the offer starts again.
 */
async function resend(tx: Executor, row: Locked) {
  await countResend(`offer:${row.id}`, tx)
  const form = await getFormRow(row.formId, tx)
  const address = findRegistrantEmail(presentForm(form), row.data)
  const deadline = offerDeadlineFrom(new Date(), form.places.offerHours)
  await tx.execute(sql`
    update place_offers set round = round + 1, updated_at = now(), mail_reason = null, fault = null,
      address = ${address},
      mail = ${address ? 'queued' : 'none'}, expires_at = ${address ? null : deadline}::timestamptz
    where id = ${row.offerId}`)
  if (address) await retryJobNow(tx, 'offer.send', { offerId: Number(row.offerId) })
}

async function skip(tx: Executor, row: Locked) {
  if (row.isOther || (row.seat !== 'waiting' && row.offerId === null))
    throw new AppError('places.not_waiting')
  await moveToEndOfWaitingList(tx, row.id, row.formId)
  if (row.offerId !== null) await endOffer(tx, row.offerId, 'withdrawn', true)
  else await enqueue(tx, 'places.offer', {})
}

const ACTIONS = {
  offer: 'submission.place_offered',
  resend: 'submission.place_offered_again',
  skip: 'submission.place_skipped',
  accept: 'submission.place_accepted',
  decline: 'submission.place_declined',
  cancel: 'submission.cancelled',
  cancel_all: 'submission.cancelled',
  restore: 'submission.cancel_undone',
} as const satisfies Record<WaitingAct, string>

/**
 * Performs the act. Returns false when nothing changed, for example because a button was pressed
 * twice.
 */
async function carryOut(tx: Executor, row: Locked, input: WaitingActInput, actor: StaffActor) {
  const { act } = input
  if (act === 'cancel') return cancelSeats(tx, sql`id = ${row.id}`)
  if (act === 'cancel_all') return cancelSeats(tx, isOfPartyCondition(row.id))
  if (act === 'restore') return restoreSeat(tx, row.id)
  if (act === 'offer') await offer(tx, row, input, actor)
  else if (act === 'skip') await skip(tx, row)
  else if (row.offerId === null) throw new AppError('places.no_offer')
  else if (act === 'resend') await resend(tx, row)
  else return !!(await endOffer(tx, row.offerId, act === 'accept' ? 'accepted' : 'declined', true))
  return true
}

export async function performWaitingAct(
  id: number,
  input: WaitingActInput,
  actor: StaffActor,
): Promise<void> {
  await transaction(async (tx) => {
    const row = await lock(tx, id)
    const { act, reason } = input
    if (!(await carryOut(tx, row, input, actor))) return
    const detail = reason ? { text: reason, submissionId: id } : undefined
    await recordSubmissionChange(tx, { action: ACTIONS[act], actor, submissions: [id], detail })
  })
}
