import type { EarlierStatuses, StatusChange, Submission } from '../schema'
import type { SubmissionStatus } from '../statuses'

interface StatusPlan {
  changes: Required<StatusChange>[]
  /** Brings each one's earlier status back. */
  earlier: EarlierStatuses
}

/** What to send to give these rows one status; rows that have it already are left alone. */
export function planStatuses(
  rows: readonly Pick<Submission, 'id' | 'status'>[],
  to: SubmissionStatus,
): StatusPlan {
  const moved = rows.filter(({ status }) => status !== to)
  const earlier: EarlierStatuses = {}
  for (const { id, status } of moved) earlier[status] = [...(earlier[status] ?? []), id]
  return { changes: moved.map(({ id, status }) => ({ id, status: to, was: status })), earlier }
}

export const countEarlier = (earlier: EarlierStatuses): number =>
  Object.values(earlier).flat().length
