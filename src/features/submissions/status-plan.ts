import type { StatusChange, Submission, SubmissionStatus } from './schema'

export interface StatusPlan {
  changes: StatusChange[]
  /** Brings each one's earlier status back. */
  undo: StatusChange[]
}

/** What to send to give these rows one status; rows that have it already are left alone. */
export function planStatuses(
  rows: readonly Pick<Submission, 'id' | 'status'>[],
  to: SubmissionStatus,
): StatusPlan {
  const moved = rows.filter(({ status }) => status !== to)
  return {
    changes: moved.map(({ id }) => ({ id, status: to })),
    undo: moved.map(({ id, status }) => ({ id, status })),
  }
}
