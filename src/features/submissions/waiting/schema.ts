import * as z from 'zod'
import type { SeatState } from '@/features/forms/capacity/schema'

/**
 * The states of an offer. `withdrawn`: it ended in another way, for example because a new one
 * replaced it.
 */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/**
 * What happened to the message about an offer. `none`: there is no email address, so staff call.
 * `held`: it was not sent, because the mailbox has had too many offers lately.
 */
export type OfferMailStatus = 'none' | 'queued' | 'sent' | 'failed' | 'held'

export interface Offer {
  state: OfferState
  offeredAt: string
  /** Until when the offer can be accepted (ISO 8601, UTC); null while that time has not started. */
  expiresAt: string | null
  mail: OfferMailStatus
  mailReason: string | null
  /** Who offered the place by hand, and why; both null when it was offered automatically. */
  byName: string | null
  reason: string | null
}

export interface WaitingPerson {
  id: number
  reference: string
  name: string | null
  email: string | null
  phone: string | null
  seat: SeatState
  /** The number of places needed, one for each person who waits or has the offer. */
  people: number
  /** The number in the waiting list, 1 for the next; null for an offered place. */
  queue: number | null
  offer: Offer | null
}

/**
 * The response of `GET /api/admin/forms/{id}/waiting`. `people` has first those with an offered
 * place, then those who wait, in order.
 */
export interface WaitingListResponse {
  people: WaitingPerson[]
  /**
   * The number of registrations on the list. `people` has the first `MAX_WAITING_SHOWN` of them.
   */
  count: number
  isOffering: boolean
}

export const MAX_WAITING_SHOWN = 200

/**
 * What staff can do about a registration's place. `cancel` and `restore` concern one person,
 * `cancel_all` a whole party.
 */
const ACTS = [
  'offer',
  'resend',
  'skip',
  'accept',
  'decline',
  'cancel',
  'cancel_all',
  'restore',
] as const
export type WaitingAct = (typeof ACTS)[number]
/** The acts that change who gets a place first. They need a reason, which is logged. */
export const ACTS_NEEDING_REASON: readonly WaitingAct[] = ['offer', 'skip']

export const waitingActSchema = z
  .object({
    act: z.enum(ACTS),
    reason: z.string().trim().max(300, 'Please keep the reason under 300 characters').default(''),
  })
  .refine(({ act, reason }) => reason !== '' || !ACTS_NEEDING_REASON.includes(act), {
    message: 'Please write a reason',
    path: ['reason'],
  })
export type WaitingActInput = z.output<typeof waitingActSchema>

/**
 * What the page of an offer shows. `gone`: the registration was deleted or is suspected. `unknown`:
 * the link's token is invalid.
 */
export type OfferPageState = OfferState | 'gone' | 'unknown'

export const OFFER_ANSWERS = ['accept', 'decline'] as const
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]
