import type { SeatState } from '@/features/forms/capacity/schema'

export interface RegistrationResult {
  id: number
  reference: string
  /** Whether the registration has a place; null in a form without limits. */
  seat: SeatState | null
  /** The position on the waiting list, from 1; null for a registration that does not wait. */
  queue: number | null
  /** The registrant's link. Anyone who has the link can act as the registrant. */
  link: string
}

/**
 * Returns the value if it is the reference of a registration, such as `K7M2-9QXD`. Returns null for
 * anything else, also for the longer reference of a later person.
 */
export const readReference = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(value) ? value : null

/**
 * The name of the button Continue. The browser sends this name when the button is pressed before
 * the script runs.
 */
export const CONTINUE_BUTTON_NAME = 'continue'

/** The part of the body in which staff send the ids of required fields that they leave empty. */
export const NOT_KNOWN_NAME = 'notKnown'

/** The part of the body that names the language. Our pages name the language in the URL instead. */
export const LANGUAGE_PART = 'lang'

/** Query parameter of a post without script that only changes the language, without registering. */
export const READ_LANGUAGE_PARAMETER = 'readIn'
