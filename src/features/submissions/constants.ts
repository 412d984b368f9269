export const PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, MAX_PAGE_SIZE] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export const MAX_SUBMISSION_IDS = 500
/** The most submissions that one action on all results may change. */
export const MAX_MATCHING_SUBMISSIONS = 10_000
export const NOTE_MAX_LENGTH = 2000

// The constants of this file are not in schema.ts, because importing it would load zod with the
// list's first screen.

/** Every status can be changed to every other (Spec §4). */
export const SUBMISSION_STATUSES = ['new', 'reviewed', 'contacted', 'completed'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const STATUS_LABELS = {
  new: 'New',
  reviewed: 'Reviewed',
  contacted: 'Contacted',
  completed: 'Completed',
} as const satisfies Record<SubmissionStatus, string>

/** Filters by assignee: `me` is the reader's own account, `nobody` means unassigned. */
export const ASSIGNEE_FILTERS = ['me', 'nobody'] as const
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number]
