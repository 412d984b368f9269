import type { SeatState } from '@/features/forms/capacity/schema'

/** The response of the submit endpoint to a successful registration (201). */
export interface RegistrationResult {
  id: number
  reference: string
  /** Whether there is a place; null in a form without limits. */
  seat: SeatState | null
  /** The position on the waiting list, 1 is next; null for a registration that does not wait. */
  queue: number | null
  /**
   * The link by which the registrant opens this registration later. Anyone who has it can act as
   * the registrant.
   */
  link: string
}

/**
 * Returns the reference code in the address after a post without script; null when the value is not
 * one.
 */
export const readReference = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(value) ? value : null

/**
 * The name of the part that is sent when Continue is pressed before the script runs; absent
 * otherwise.
 */
export const CONTINUE_NAME = 'continue'

/**
 * The name of the part, in a request by staff, with the ids of required fields that they leave
 * empty.
 */
export const NOT_KNOWN_NAME = 'notKnown'

/** An optional part with the language in which the form was read; our pages use the address. */
export const LANGUAGE_PART = 'lang'

/** Query parameter of a post without script that only changes the language and stores nothing. */
export const READ_IN = 'readIn'
