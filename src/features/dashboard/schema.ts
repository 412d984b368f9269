import { AUDIT_ACTIONS } from '@/lib/audit/sentences'

/** What staff do, and what visitors send. */
export const ACTIVITY_KINDS = ['submission.received', ...AUDIT_ACTIONS] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** One line of the recent activity, newest first. */
export interface Activity {
  id: string
  kind: ActivityKind
  /** Who did it; null for a visitor. */
  actor: string | null
  /** What it was done to: a form's name, `#12`, an e-mail address; null when there is nothing to name. */
  subject: string | null
  /** More, where the kind has it: the new status, the form of a submission. */
  detail: string | null
  /** ISO 8601, UTC. */
  at: string
}

export interface SubmissionFigures {
  total: number
  /** With the status `new`. */
  new: number
  /** Received since midnight in the ministry's time zone. */
  today: number
  byStatus: Record<'new' | 'reviewed' | 'contacted' | 'completed', number>
  /** The forms with most submissions in the last 30 days, most first. */
  byForm: { id: number; name: string; count: number }[]
  /** The last 30 days, oldest first, today last; days without submissions are there with 0. */
  perDay: { day: string; count: number }[]
}

/** `GET /api/admin/dashboard`. A count is null when the reader's role may not see what it counts. */
export interface Dashboard {
  users: { total: number; active: number }
  forms: { total: number; active: number }
  submissions: SubmissionFigures | null
  activity: Activity[]
  /** A sentence about what the operator has to fix; null when there is nothing. */
  warning: string | null
}

/** Days of the sparkline, today included. */
export const TREND_DAYS = 30
export const TOP_FORMS = 5
export const RECENT_ACTIVITY = 10
