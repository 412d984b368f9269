import * as z from 'zod'
import type { Seat } from '@/features/forms/capacity/schema'
import type { SubmissionStatus } from '@/features/submissions/constants'

export interface OwnAnswer {
  fieldId: string
  label: string
  text: string
}

export interface OwnPerson {
  /** The party's reference with the person's number. */
  reference: string
  /** Null when no answer gives one. */
  name: string | null
  seat: Seat | null
  /** The page of this person alone. */
  path: string
}

/** What the page behind the own link shows: `GET /api/my-registration/{token}`. */
export interface OwnRegistration {
  form: { name: string; slug: string }
  reference: string
  /** ISO 8601, UTC. */
  submittedAt: string | null
  status: SubmissionStatus
  /** Whether there is a place; null in a form without limits. */
  seat: Seat | null
  /** The position on the waiting list, 1 is next; null for a registration that does not wait. */
  queue: number | null
  /** Path of the page where an offered place is accepted or declined; null without an offer. */
  offer: string | null
  /** ISO 8601, UTC; null without an offered place, or while its message has not been sent. */
  offerUntil: string | null
  /** How an offered place was lost, and with it the position on the waiting list; null for none. */
  lostOffer: 'declined' | 'expired' | null
  /** The people of a party; empty for a registration of one person. */
  people: OwnPerson[]
  answers: OwnAnswer[]
  /**
   * The answers that can be changed, by field id. `seen` is their checksum (`seenOf`), which a
   * change sends back, so that a conflict is detected.
   */
  data: Record<string, unknown>
  seen: string
  mayChange: boolean
  /** ISO 8601, UTC; null: until the form closes. */
  changeUntil: string | null
  /** The number that an added person would get; null when nobody can be added now. */
  nextPerson: number | null
  isErasureAsked: boolean
}

/** `POST /api/my-registration/{token}/change`: absent answers stay unchanged; null removes one. */
export const ownChangeSchema = z.object({
  seen: z.string().max(100),
  data: z.record(z.string(), z.unknown()),
})

/** `POST /api/my-registration/{token}/people`: `number` is the `nextPerson` that was read. */
export const ownPersonSchema = z.object({
  number: z.number().int(),
  data: z.record(z.string(), z.unknown()),
})

/** The response to a change. */
export interface OwnChanged {
  /** The ids of the fields whose answers have changed. */
  changed: string[]
  /** True when a new e-mail address waits to be confirmed. */
  isAddressAsked: boolean
}

/** `POST /api/my-registration`. */
export const ownLostSchema = z.object({
  reference: z.string().trim().min(1).max(40),
  email: z.string().trim().min(3).max(254),
})
export type OwnLostInput = z.output<typeof ownLostSchema>

/**
 * The name of the hidden input with the checksum of the answers that the page showed (`seenOf`), or
 * with the number of the person who is added.
 */
export const SEEN_NAME = 'seen'

/** The actions that the page can confirm, as values of the query parameter `done`. */
export const OWN_DONE = ['changed', 'same', 'address', 'cancelled', 'added', 'erasure'] as const
export type OwnDone = (typeof OWN_DONE)[number]
