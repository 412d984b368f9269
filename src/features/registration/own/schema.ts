import * as z from 'zod'
import type { SeatState } from '@/features/forms/capacity/schema'
import type { SubmissionStatus } from '@/features/submissions/constants'

export interface OwnAnswer {
  fieldId: string
  label: string
  text: string
}

export interface OwnPerson {
  /** The party's reference with the person's number. */
  reference: string
  /**
   * The name, or an email address or phone number when no field asks for a name; null without any.
   */
  name: string | null
  seat: SeatState | null
  /** The path of this person's page; the first person's is the page of the registration. */
  path: string
}

export interface OwnRegistration {
  form: { name: string; slug: string }
  reference: string
  /** ISO 8601, UTC. */
  submittedAt: string | null
  status: SubmissionStatus
  /**
   * Whether the registration has a place. Null in a form without limits, unless the registration is
   * cancelled.
   */
  seat: SeatState | null
  /** The position on the waiting list, from 1; null for a registration that does not wait. */
  queue: number | null
  /** Path of the page where an offered place is accepted or declined; null without an offer. */
  offer: string | null
  /** ISO 8601, UTC; null without an offer, or while its message has not been sent. */
  offerUntil: string | null
  lostOffer: 'declined' | 'expired' | null
  /** The people of the party; empty in a form for one person, and on the page of a later person. */
  people: OwnPerson[]
  answers: OwnAnswer[]
  /** The answers that can be changed, by field id. */
  data: Record<string, unknown>
  /** The checksum of `data`, which a change sends back, so that a conflict is detected. */
  seen: string
  mayChange: boolean
  /** ISO 8601, UTC; null when answers can be changed as long as the form is open. */
  changeUntil: string | null
  /** The number that an added person would get; null when nobody can be added now. */
  nextPerson: number | null
  isErasureAsked: boolean
}

/**
 * The body of `POST /api/my-registration/{token}/change`. Answers that are absent stay unchanged;
 * null removes an answer.
 */
export const ownChangeSchema = z.object({
  seen: z.string().max(100),
  data: z.record(z.string(), z.unknown()),
})

/**
 * The body of `POST /api/my-registration/{token}/people`. `number` is the `nextPerson` of the
 * registration that was read before.
 */
export const ownPersonSchema = z.object({
  number: z.number().int(),
  data: z.record(z.string(), z.unknown()),
})

export interface OwnChangeResult {
  changed: string[]
  /** True when a new email address waits to be confirmed. */
  isAddressAsked: boolean
}

export const lostLinkSchema = z.object({
  reference: z.string().trim().min(1).max(40),
  email: z.string().trim().min(3).max(254),
})
export type LostLinkInput = z.output<typeof lostLinkSchema>

/**
 * The name of the hidden input that contains the checksum of the shown answers, or the number of
 * the person who is added.
 */
export const SEEN_INPUT_NAME = 'seen'

/** The actions that the page can confirm, as values of the query parameter `done`. */
export const OWN_DONE_VALUES = [
  'changed',
  'same',
  'address',
  'cancelled',
  'added',
  'erasure',
] as const
export type OwnDone = (typeof OWN_DONE_VALUES)[number]
