import 'server-only'
import { recordRegistrantChange } from '@/lib/audit/record'
import { fetchRows, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { readOwnerToken } from '@/lib/mail/owner-token'
import { PARTY_SEAT_SQL } from '../../server/party'
import type { OfferAnswer, OfferPageState, OfferState } from '../schema'
import { endOffer } from './offers'

export interface OfferPage {
  state: OfferPageState
  formId: number | null
  reference: string | null
  /**
   * Until when the offer can be accepted (ISO 8601, UTC). Null while that time has not started, and
   * for `gone` and `unknown`.
   */
  expiresAt: string | null
}

const NOTHING = { formId: null, reference: null, expiresAt: null }

interface Row {
  state: OfferState
  formId: number
  reference: string
  expiresAt: string | null
  seat: string | null
  isLive: boolean
  isOver: boolean
}

export async function readOfferPage(token: string): Promise<OfferPage> {
  const id = readOwnerToken('place-offer', token)
  if (id === null) return { state: 'unknown', ...NOTHING }
  const [row] = await fetchRows<Row>(sql`
    select place_offers.state, form_id::int as "formId", reference, expires_at as "expiresAt",
      ${PARTY_SEAT_SQL} as seat,
      deleted_at is null and suspected_at is null as "isLive",
      coalesce(expires_at <= now(), false) as "isOver"
    from place_offers join submissions on submissions.id = submission_id
    where place_offers.id = ${id}`)
  if (!row?.isLive) return { state: 'gone', ...NOTHING }
  const { formId, reference, expiresAt } = row
  const ended = row.seat === 'offered' ? 'open' : 'withdrawn'
  const open = row.isOver ? 'expired' : ended
  // The place may have been cancelled or given after the offer ended, so the offer's stored state
  // may be outdated.
  const isStill = row.seat === (row.state === 'accepted' ? 'held' : 'cancelled')
  const closed = isStill ? row.state : 'withdrawn'
  return { state: row.state === 'open' ? open : closed, formId, reference, expiresAt }
}

const ENDS = { accept: 'accepted', decline: 'declined' } as const
const LINES = {
  accept: 'submission.own_place_accepted',
  decline: 'submission.own_place_declined',
} as const

/**
 * Accepts or declines an offer. Changes nothing when the offer has already ended. Throws
 * `route.not_found`, `request.malformed`.
 */
export async function answerOffer(
  token: string,
  answer: OfferAnswer | undefined,
): Promise<OfferPage> {
  const id = readOwnerToken('place-offer', token)
  if (id === null) throw new AppError('route.not_found')
  if (!answer) throw new AppError('request.malformed')
  await transaction(async (tx) => {
    const submissionId = await endOffer(tx, id, ENDS[answer])
    if (submissionId !== null) await recordRegistrantChange(tx, LINES[answer], submissionId)
  })
  return readOfferPage(token)
}
