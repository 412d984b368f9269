import { AUDIT_ACTIONS, type AuditAction } from './sentences'

/**
 * Frequent reads. The log shows all reads of one list or row by one person on one day as one line.
 */
export const GROUPED_READ_ACTIONS = [
  'submissions.listed',
  'submissions.bin_listed',
  'mailing.recipients_listed',
  'testimonies.listed',
  'content.read',
] as const satisfies readonly AuditAction[]

/** Actions that change nothing, so the dashboard does not show them. */
export const ACTIONS_WITHOUT_CHANGE = [
  ...GROUPED_READ_ACTIONS,
  'file.previewed',
  'submission.viewed',
  'submission.link_copied',
  'submissions.read_whole',
  'people.searched',
  'staff.sign_in_failed',
  'staff.factor_awaited',
  'staff.factor_failed',
] as const satisfies readonly AuditAction[]

const ROUTINE_ACTIONS = [
  'staff.signed_in',
  'staff.signed_out',
  'staff.signed_out_everywhere',
  'staff.session_ended',
] as const satisfies readonly AuditAction[]

type Hidden = (typeof ACTIONS_WITHOUT_CHANGE)[number] | (typeof ROUTINE_ACTIONS)[number]
export type DashboardAction = Exclude<AuditAction, Hidden>

const HIDDEN: readonly AuditAction[] = [...ACTIONS_WITHOUT_CHANGE, ...ROUTINE_ACTIONS]
export const DASHBOARD_ACTIONS = AUDIT_ACTIONS.filter((action) => !HIDDEN.includes(action))
