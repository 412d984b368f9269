/** Spec §9. */
export const PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
/** Rows per page to choose from. */
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, MAX_PAGE_SIZE] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export const MAX_STATUS_CHANGES = 500
/** Of a whole result at once. */
export const MAX_MATCHING = 10_000
export const NOTE_MAX_LENGTH = 2000

// Apart from the shapes of requests: the list's first screen needs these and no library to check with.

/** Spec §4: any value may be set from any other. */
export const SUBMISSION_STATUSES = ['new', 'reviewed', 'contacted', 'completed'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const STATUS_LABELS = {
  new: 'New',
  reviewed: 'Reviewed',
  contacted: 'Contacted',
  completed: 'Completed',
} as const satisfies Record<SubmissionStatus, string>

/** Assigned to the reader, or to nobody. */
export const ASSIGNEE_FILTERS = ['me', 'nobody'] as const
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number]
