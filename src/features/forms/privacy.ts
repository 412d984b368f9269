import * as z from 'zod'

export const PRIVACY_LIMITS = { notice: 5000, days: 3650 } as const

/**
 * When the retention period begins: for each registration at its arrival, or for all registrations
 * after the day of the event.
 */
export const RETENTION_STARTS = ['arrival', 'event'] as const

const eventDay = z.iso.date('Please choose the day of the event')

export const retentionSchema = z.object({
  /** After how many days registrations are erased; null for never. */
  days: z
    .number('Please enter a number of days')
    .int('Please enter whole days')
    .min(1, 'At least 1 day')
    .max(PRIVACY_LIMITS.days, `At most ${PRIVACY_LIMITS.days} days`)
    .nullable(),
  from: z.enum(RETENTION_STARTS),
  /**
   * The day of the event, such as `2026-12-31`, in the ministry's time zone. When the period begins
   * after the event and the day is null, nothing is erased.
   */
  eventDay: eventDay.nullable(),
})
export type Retention = z.infer<typeof retentionSchema>

export const privacySchema = z.object({
  notice: z
    .object({
      isOn: z.boolean(),
      /**
       * True for a form with sensitive answers: while the notice is on, browsers then keep a
       * half-filled form for one day instead of seven.
       */
      isSensitive: z.boolean().default(false),
      text: z
        .string()
        .trim()
        .max(PRIVACY_LIMITS.notice, `Please keep this under ${PRIVACY_LIMITS.notice} characters`),
    })
    .refine(({ isOn, text }) => !isOn || text !== '', {
      message: 'Please write what is agreed to',
      path: ['text'],
    }),
  retention: retentionSchema,
})
export type PrivacyInput = z.infer<typeof privacySchema>

/** The notice and the retention rules of a form. */
export interface FormPrivacy {
  /** `version` counts the texts so far: 0 while there was none, 1 for the first one. */
  notice: { isOn: boolean; isSensitive: boolean; text: string; version: number }
  retention: Retention
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The offset can be fixed, because the Philippines have no daylight saving time. */
const MINISTRY_OFFSET = '+08:00'

/**
 * Returns a time: every registration that arrived up to then is due for erasure at `at`. Null when
 * none is due. When the days count from the event, either none or all are due.
 */
export function dueUpTo({ days, from, eventDay }: Retention, at: Date): Date | null {
  if (days === null) return null
  if (from === 'arrival') return new Date(at.getTime() - days * DAY_MS)
  if (eventDay === null) return null
  const end = new Date(`${eventDay}T00:00:00${MINISTRY_OFFSET}`).getTime() + (days + 1) * DAY_MS
  return end <= at.getTime() ? at : null
}
