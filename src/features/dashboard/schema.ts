import * as z from 'zod'
import type { DashboardAction } from '@/lib/audit/action-kinds'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { isTimeZone } from './days'

/**
 * The query of the dashboard. `zone` is the browser's time zone, so that a day begins at the same
 * moment as in the lists to which the dashboard links.
 */
export const dashboardSchema = z.object({
  zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Please send the name of a time zone')
    .default(MINISTRY_TIME_ZONE),
})

export type ActivityKind = DashboardAction | 'submission.received'

export interface Activity {
  id: string
  kind: ActivityKind
  /**
   * Name of the account that caused the event; null when the cause was, for example, a visitor or a
   * passed deadline.
   */
  actor: string | null
  subject: string | null
  detail: string | null
  at: string
}

export interface SubmissionFigures {
  total: number
  new: number
  today: number
  byStatus: Record<'new' | 'reviewed' | 'contacted' | 'completed', number>
  byForm: { id: number; name: string; count: number }[]
  /** `TREND_DAYS` days, oldest first, ending today. */
  perDay: { day: string; count: number }[]
}

export interface NextSteps {
  mine: number
  needsLook: number
  /** New submissions that arrived on the day `until` (`yyyy-MM-dd`) or earlier. */
  waiting: { count: number; until: string }
  suspected: number
  erasures: number
  /**
   * Registrations of people who probably registered before. `newest` is the id of the newest one.
   */
  duplicates: { count: number; newest: number | null }
  /** Number of gaps that the delivery ledger finds; null when the reader may not see it. */
  gaps: number | null
}

/**
 * What the dashboard shows. `submissions` and `next` are null when the reader's role may not see
 * them.
 */
export interface Dashboard {
  users: { total: number; active: number }
  forms: { total: number; active: number }
  submissions: SubmissionFigures | null
  next: NextSteps | null
  activity: Activity[]
  /** A sentence about what the operator must fix; null when there is nothing to fix. */
  warning: string | null
}

export const TREND_DAYS = 30
export const LONG_WAIT_DAYS = 7
export const TOP_FORM_COUNT = 5
export const RECENT_ACTIVITY_COUNT = 10
