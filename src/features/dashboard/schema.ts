import * as z from 'zod'
import type { ShownAction } from '@/lib/audit/action-kinds'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { isTimeZone } from './days'

/** `zone`: the reader's time zone, so that days are the same as in the lists they lead to. */
export const dashboardSchema = z.object({
  zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Please send the name of a time zone')
    .default(MINISTRY_TIME_ZONE),
})

/** Actions in the audit log that the dashboard shows, and submissions by visitors. */
export type ActivityKind = ShownAction | 'submission.received'

/** One line of the recent activity. */
export interface Activity {
  id: string
  kind: ActivityKind
  /** Who did it; null for a visitor or a passed deadline. */
  actor: string | null
  /** The object of the action: a form's name, `#12`, an email address; null when there is none. */
  subject: string | null
  /** A detail, if the kind has one: the new status, the form of a submission. */
  detail: string | null
  /** ISO 8601, UTC. */
  at: string
}

export interface SubmissionFigures {
  total: number
  /** The number of submissions with status `new`. */
  new: number
  /** Received since midnight of the day that `perDay` ends with. */
  today: number
  byStatus: Record<'new' | 'reviewed' | 'contacted' | 'completed', number>
  /** The forms with the most submissions in the last 30 days, most first. */
  byForm: { id: number; name: string; count: number }[]
  /** The last 30 days, oldest first, ending today; days without submissions have count 0. */
  perDay: { day: string; count: number }[]
}

/** What waits to be done. A count is null when the reader's role does not see it. */
export interface NextSteps {
  /** Assigned to the reader. */
  mine: number
  /** New and assigned to nobody. */
  needsLook: number
  /** New registrations that arrived on the day `until` (`yyyy-MM-dd`) or earlier. */
  waiting: { count: number; until: string }
  /** Kept apart as possible spam, testimonies included. */
  suspected: number
  /** Registrations whose registrant has asked for erasure, on the page behind their own link. */
  erasures: number
  /**
   * New registrations of somebody who has probably registered for the same form before; `newest` is
   * the id of the newest.
   */
  duplicates: { count: number; newest: number | null }
  /** What the delivery check finds, such as overdue or failed deliveries. */
  gaps: number | null
}

/** `GET /api/admin/dashboard`. A part is null when the reader's role may not see it. */
export interface Dashboard {
  users: { total: number; active: number }
  forms: { total: number; active: number }
  submissions: SubmissionFigures | null
  next: NextSteps | null
  activity: Activity[]
  /** A sentence about what the operator must fix; null when there is nothing. */
  warning: string | null
}

/** Days of the sparkline, including today. */
export const TREND_DAYS = 30
/** Days after which a new registration counts as waiting for long. */
export const LONG_DAYS = 7
export const TOP_FORMS = 5
export const RECENT_ACTIVITY = 10
