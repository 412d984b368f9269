import { AUDIT_ACTIONS } from '@/lib/audit/sentences'

/** Actions by staff, and submissions by visitors. */
export const ACTIVITY_KINDS = ['submission.received', ...AUDIT_ACTIONS] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** One line of the recent activity. */
export interface Activity {
  id: string
  kind: ActivityKind
  /** Who did it; null for a visitor. */
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
  /** Received since midnight in the ministry's time zone. */
  today: number
  byStatus: Record<'new' | 'reviewed' | 'contacted' | 'completed', number>
  /** The forms with the most submissions in the last 30 days, most first. */
  byForm: { id: number; name: string; count: number }[]
  /** The last 30 days, oldest first, ending today; days without submissions have count 0. */
  perDay: { day: string; count: number }[]
}

/** `GET /api/admin/dashboard`. A count is null when the reader's role may not see it. */
export interface Dashboard {
  users: { total: number; active: number }
  forms: { total: number; active: number }
  submissions: SubmissionFigures | null
  activity: Activity[]
  /** A sentence about what the operator must fix; null when there is nothing. */
  warning: string | null
}

/** Days of the sparkline, including today. */
export const TREND_DAYS = 30
export const TOP_FORMS = 5
export const RECENT_ACTIVITY = 10
