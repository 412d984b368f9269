import * as z from 'zod'

export const PRIVACY_LIMITS = { notice: 5000, days: 3650 } as const

/**
 * From when the days of retention count: for each registration from its arrival, or for all of them
 * from the day of the event.
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
   * The day of the event, such as `2026-12-31`, in the ministry's time zone. When the days count
   * from the event and this is null, nothing is erased.
   */
  eventDay: eventDay.nullable(),
})
export type Retention = z.infer<typeof retentionSchema>

export const privacySchema = z.object({
  notice: z
    .object({
      isOn: z.boolean(),
      /** True for a form with sensitive answers: browsers store a half-filled form for one day. */
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
  /** `version` is the number of texts so far, 0 before the first one. */
  notice: { isOn: boolean; isSensitive: boolean; text: string; version: number }
  retention: Retention
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A fixed offset is enough: the Philippines have no daylight saving time. */
const MINISTRY_OFFSET = '+08:00'

/**
 * Returns the time up to which registrations are due for erasure at `at`; null when none is. When
 * the days count from the event, either none or all are due.
 */
export function dueUpTo({ days, from, eventDay }: Retention, at: Date): Date | null {
  if (days === null) return null
  if (from === 'arrival') return new Date(at.getTime() - days * DAY_MS)
  if (eventDay === null) return null
  const end = new Date(`${eventDay}T00:00:00${MINISTRY_OFFSET}`).getTime() + (days + 1) * DAY_MS
  return end <= at.getTime() ? at : null
}
