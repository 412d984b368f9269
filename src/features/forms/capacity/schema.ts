import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'
import type { FieldType } from '../field-types'
import { FORM_LIMITS } from '../limits'
import { MAX_PEOPLE, type Party } from '../party/party'

/**
 * The states of a registration's place. Limits count an offered place as held, because it is
 * reserved.
 */
export const SEAT_STATES = ['held', 'waiting', 'offered', 'cancelled'] as const
export type SeatState = (typeof SEAT_STATES)[number]

/** Visitors who opened the form before it closed can still send it for this long after closing. */
export const CLOSING_GRACE_MS = 15 * 60 * 1000

export const PLACES_INPUT_LIMITS = { limits: 200, seats: 1_000_000, offerHours: 24 * 14 } as const

/** How long an offered place is reserved, in hours. Hours from 9 PM to 7 AM do not count. */
export const DEFAULT_OFFER_HOURS = 24

export const TYPES_WITH_OPTION_LIMITS: ReadonlySet<FieldType> = new Set([
  'select',
  'checkbox',
  'radio',
])

const time = z.iso
  .datetime({ offset: true, error: 'Please choose a day and a time' })
  .transform((text) => new Date(text).toISOString())
  .nullable()

const limitSchema = z.object({
  /** Accepted because GET returns it, but not used. A stored limit is found by what it limits. */
  id: z.number().int().positive().max(MAX_ROW_ID).optional(),
  /** Null when the limit is for the whole form; may be null when it is for a province. */
  fieldId: z.string().min(1).max(64).nullable(),
  option: z.string().min(1).max(200).nullable(),
  /** The slug of a province, such as `iloilo`. */
  province: z.string().min(1).max(64).nullable().default(null),
  seats: z
    .number('Please enter a number of places')
    .int('Please enter whole places')
    .min(0, 'At least 0 places')
    .max(PLACES_INPUT_LIMITS.seats, `At most ${PLACES_INPUT_LIMITS.seats} places`),
})

const people = z
  .number('Please enter a number of people')
  .int('Please enter whole people')
  .min(1, 'At least 1 person')
  .max(MAX_PEOPLE, `At most ${MAX_PEOPLE} people`)

const partySchema = z
  .object({
    min: people,
    max: people,
    /**
     * Ids of the questions that each person is asked. When it is null, the whole `party` becomes
     * null.
     */
    fieldIds: z
      .array(z.string().min(1).max(64))
      .max(FORM_LIMITS.fields)
      .transform((ids) => [...new Set(ids)])
      .nullable(),
    needsAdult: z.boolean().default(false),
  })
  .refine(({ min, max }) => min <= max, {
    message: 'The largest number must not be below the smallest',
    path: ['max'],
  })
  .nullable()
  .default(null)
  .transform((party): Party | null =>
    party && party.fieldIds !== null ? { ...party, fieldIds: party.fieldIds } : null,
  )

export const placesSchema = z
  .object({
    opensAt: time,
    closesAt: time,
    hasWaitingList: z.boolean(),
    /** Null means `DEFAULT_OFFER_HOURS`. */
    offerHours: z
      .number('Please enter a number of hours')
      .int('Please enter whole hours')
      .min(1, 'At least 1 hour')
      .max(PLACES_INPUT_LIMITS.offerHours, `At most ${PLACES_INPUT_LIMITS.offerHours} hours`)
      .nullable(),
    /** Visitors see how many places are left when it is fewer than this; null for never. */
    showLeftBelow: z
      .number('Please enter a number of places')
      .int('Please enter whole places')
      .min(1, 'At least 1 place')
      .max(PLACES_INPUT_LIMITS.seats, `At most ${PLACES_INPUT_LIMITS.seats} places`)
      .nullable(),
    /** Null when a registration is for one person. */
    party: partySchema,
    /** Until when people can change their own answers. Null means until the form closes. */
    changeUntil: time.default(null),
    limits: z
      .array(limitSchema)
      .max(PLACES_INPUT_LIMITS.limits, `At most ${PLACES_INPUT_LIMITS.limits} limits`),
    /** The revision that GET returned. If given and no longer current, the request is refused. */
    revision: z.string().max(64).optional(),
  })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || opensAt < closesAt, {
    message: 'It must close after it opens',
    path: ['closesAt'],
  })
  .refine(({ limits }) => new Set(limits.map(limitKey)).size === limits.length, {
    message: 'Something is limited twice',
    path: ['limits'],
  })
export type PlacesInput = z.output<typeof placesSchema>

type Target = { fieldId: string | null; option: string | null; province?: string | null }

export const limitKey = ({ fieldId, option, province }: Target) =>
  JSON.stringify(province ? [fieldId, null, province] : [fieldId, option])

export const DEFAULT_PLACES_SETTINGS = {
  ...{ hasWaitingList: false, offerHours: null },
  ...{ showLeftBelow: null, changeUntil: null },
}

export interface Limit extends Omit<PlacesInput['limits'][number], 'id'> {
  id: number
  held: number
  waiting: number
}

export interface Places extends Omit<PlacesInput, 'limits' | 'revision'> {
  limits: Limit[]
}

export interface PlacesWithRevision extends Places {
  revision: string
}

export interface PublicPlaces {
  isOpen: boolean
  opensAt: string | null
  closesAt: string | null
  /**
   * True when the whole form has no place for a new registration: none is free, or the free ones
   * are for people who wait.
   */
  isFull: boolean
  hasWaitingList: boolean
  /** Free places in the whole form; null when visitors are not told. */
  left: number | null
}
