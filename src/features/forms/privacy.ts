import * as z from 'zod'

export const PRIVACY_LIMITS = { notice: 5000, days: 3650 } as const

/** Counted from the arrival of each registration, or from the day of the event for all of them. */
export const RETENTION_STARTS = ['arrival', 'event'] as const
export type RetentionStart = (typeof RETENTION_STARTS)[number]

const eventDay = z.iso.date('Please choose the day of the event')

export const retentionSchema = z.object({
  /** Null: they stay. */
  days: z
    .number('Please enter a number of days')
    .int('Please enter whole days')
    .min(1, 'At least 1 day')
    .max(PRIVACY_LIMITS.days, `At most ${PRIVACY_LIMITS.days} days`)
    .nullable(),
  from: z.enum(RETENTION_STARTS),
  /** `2026-12-31`, a day where the ministry is. Without it nothing of an event ever goes. */
  eventDay: eventDay.nullable(),
})
export type Retention = z.infer<typeof retentionSchema>

export const privacySchema = z.object({
  notice: z
    .object({
      isOn: z.boolean(),
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

/** How a form treats what it is sent. */
export interface FormPrivacy {
  /** `version` counts the texts there have been; 0 before the first one. */
  notice: { isOn: boolean; text: string; version: number }
  retention: Retention
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Manila has no summer time. */
const MINISTRY_OFFSET = '+08:00'

/**
 * Registrations that came up to then are due at `at`; null when none is. Of an event, all that are
 * there once its day and the days after it are over.
 */
export function dueUpTo({ days, from, eventDay }: Retention, at: Date): Date | null {
  if (days === null) return null
  if (from === 'arrival') return new Date(at.getTime() - days * DAY_MS)
  if (eventDay === null) return null
  const end = new Date(`${eventDay}T00:00:00${MINISTRY_OFFSET}`).getTime() + (days + 1) * DAY_MS
  return end <= at.getTime() ? at : null
}
