import 'server-only'
import type { OfferState } from '@/features/submissions/waiting/schema'
import { fetchRows, sql } from '@/lib/database/db'
import { toInstant } from '@/lib/dates'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import type { OwnRegistration } from '../schema'
import type { OpenedLink } from './find'

interface OfferRow {
  id: number
  state: OfferState
  expiresAt: string | null
  isOver: boolean
}

/**
 * Returns the page and deadline of an open offer of a place, or how the last offer was lost. All
 * values are null when there is neither.
 */
export async function findOwnOffer({
  id,
  seat,
}: OpenedLink['submission']): Promise<Pick<OwnRegistration, 'offer' | 'offerUntil' | 'lostOffer'>> {
  const none = { offer: null, offerUntil: null, lostOffer: null }
  if (seat !== 'offered' && seat !== 'cancelled') return none
  const [row] = await fetchRows<OfferRow>(sql`
    select id, state, expires_at as "expiresAt", coalesce(expires_at <= now(), false) as "isOver"
    from place_offers where submission_id = ${id} order by id desc limit 1`)
  if (!row) return none
  // An expired offer stays `open` until a job closes it.
  const state = row.state === 'open' && row.isOver ? 'expired' : row.state
  if (state === 'expired' || state === 'declined') return { ...none, lostOffer: state }
  if (state !== 'open') return none
  const offer = paths.offer(issueOwnerToken('place-offer', row.id))
  return { ...none, offer, offerUntil: toInstant(row.expiresAt) }
}
