import * as z from 'zod'

export const PRIVACY_LIMITS = { notice: 5000, days: 3650 } as const

/** What the days of retention are counted from: a registration's arrival, or the event's day. */
export const RETENTION_STARTS = ['arrival', 'event'] as const

const eventDay = z.iso.date('Please choose the day of the event')

export const retentionSchema = z.object({
  /** How many days registrations are kept; null when they are not erased automatically. */
  days: z
    .number('Please enter a number of days')
    .int('Please enter whole days')
    .min(1, 'At least 1 day')
    .max(PRIVACY_LIMITS.days, `At most ${PRIVACY_LIMITS.days} days`)
    .nullable(),
  from: z.enum(RETENTION_STARTS),
  /**
   * The event's day in the ministry's time zone. While it is null, `from: 'event'` erases nothing.
   */
  eventDay: eventDay.nullable(),
})
export type Retention = z.infer<typeof retentionSchema>

export const privacySchema = z.object({
  notice: z
    .object({
      isOn: z.boolean(),
      /**
       * When true and the notice is on, browsers keep a half-filled form for a day instead of
       * seven.
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

export interface FormPrivacy {
  /** `version` is the number of texts that the notice has had: 0 before the first. */
  notice: { isOn: boolean; isSensitive: boolean; text: string; version: number }
  retention: Retention
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Fixed, because the Philippines have no daylight saving time. */
const MINISTRY_OFFSET = '+08:00'

/**
 * Returns the time up to which registrations must have arrived to be due for erasure at `at`; null
 * when none is due.
 */
export function findErasureCutoff({ days, from, eventDay }: Retention, at: Date): Date | null {
  if (days === null) return null
  if (from === 'arrival') return new Date(at.getTime() - days * DAY_MS)
  if (eventDay === null) return null
  const end = new Date(`${eventDay}T00:00:00${MINISTRY_OFFSET}`).getTime() + (days + 1) * DAY_MS
  return end <= at.getTime() ? at : null
}
