import type { AuditAction } from './sentences'

/**
 * Looks at lists, which would drown the rest of the log: the lines of one person, list and day are
 * shown as one.
 */
export const FOLDED_ACTIONS = [
  'submissions.listed',
  'submissions.bin_listed',
  'mailing.recipients_listed',
  'testimonies.listed',
  'content.read',
] as const satisfies readonly AuditAction[]

/** Actions that change nothing: logged, but not shown on the dashboard. */
export const ACTIONS_WITHOUT_CHANGE: readonly AuditAction[] = [
  ...FOLDED_ACTIONS,
  'file.previewed',
  'submission.viewed',
  'submissions.read_whole',
  'people.searched',
  'staff.sign_in_failed',
  'staff.factor_awaited',
  'staff.factor_failed',
]

/** Daily actions such as signing in: logged, but not shown on the dashboard. */
export const ROUTINE_ACTIONS: readonly AuditAction[] = [
  'staff.signed_in',
  'staff.signed_out',
  'staff.signed_out_everywhere',
  'staff.session_ended',
]
