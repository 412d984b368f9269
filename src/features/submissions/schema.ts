import * as z from 'zod'
import type { Language } from '@/lib/languages'
import { MAX_ROW_ID } from '@/lib/row-id'
import type { StoredAnswers } from '../answers/schema'
import type { SeatState } from '../forms/capacity/schema'
import {
  MAX_MATCHING_SUBMISSIONS,
  MAX_SUBMISSION_IDS,
  NOTE_MAX_LENGTH,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from './constants'
import { submissionFiltersSchema } from './filter-schema'

export const ENTRY_METHODS = ['walk_in', 'phone', 'paper'] as const
export type EntryMethod = (typeof ENTRY_METHODS)[number]

export const ENTRY_METHOD_LABELS = {
  walk_in: 'Walk-in',
  phone: 'Phone call',
  paper: 'Paper form',
} as const satisfies Record<EntryMethod, string>

/** One person of a party, numbered from 1, with the answers that only this person gave. */
export interface PartyPerson {
  /** The id of the person's own row. For the first person it is the registration's id. */
  id: number
  person: number
  /** The party's reference with the person's number, such as `K7M2-9QXD-2`. */
  reference: string
  data: StoredAnswers
  /** Null when the form has no limits of places and the person has not cancelled. */
  seat: SeatState | null
  erasureAskedAt?: string
}

export interface Submission {
  id: number
  formId: number
  reference: string
  /** ISO 8601, UTC; null when the stored value is not a valid time. */
  submittedAt: string | null
  status: SubmissionStatus
  data: StoredAnswers
  assignee: { id: number; name: string } | null
  notes: number
  files: number
  /** True when its receipt was kept in the outbox, because no mail server was configured. */
  isMailKept: boolean
  /** The version of the privacy notice that the visitor agreed to; absent when there was none. */
  agreedTo?: { version: number; at: string | null }
  /**
   * The revision of the form and the language in which the visitor filled it in; absent in rows of
   * an earlier release.
   */
  form?: { revision: number; language: Language }
  /** Present when staff added it by hand; `by` is null when that account is deleted. */
  entered?: { by: string | null; how: EntryMethod }
  /** Absent when the form has no limits of places and the registration was not cancelled. */
  seat?: SeatState
  /** Its position in the waiting list, 1 is next; null or absent when it does not wait. */
  queue?: number | null
  /** The people of a party. Present only on the row of its first person. */
  people?: PartyPerson[]
  /**
   * Present on the rows of the second and later people of a party. `id` is the id of the first
   * person's row, `person` is this person's number.
   */
  party?: { id: number; person: number }
  /** When a registrant last changed an answer through their own link. ISO 8601, UTC. */
  changedAt?: string
  erasureAskedAt?: string
  /** Present when staff marked it as a test; lists and exports then leave it out by default. */
  isTest?: true
}

export interface SubmissionPage {
  rows: Submission[]
  total: number
  isEstimated: boolean
  /** The number of all submissions without tests, whatever the filters are. */
  unfiltered: number
  /** When the page was requested, in milliseconds since 1970. Unchanged by optimistic updates. */
  readAt: number
  /** When the server read a page that came with the HTML document, in milliseconds since 1970. */
  since?: number
}

const status = z.enum(SUBMISSION_STATUSES)
const rowId = z.number().int().positive().max(MAX_ROW_ID)

/**
 * The status that the caller saw. The change is refused when the row has neither this nor the new
 * status.
 */
const was = status.optional()

export const updateSubmissionSchema = z
  .object({ status, was, assigneeId: rowId.nullable() })
  .partial()
  .refine(
    ({ status, assigneeId }) => status !== undefined || assigneeId !== undefined,
    'Nothing to change',
  )
export type UpdateSubmissionInput = z.infer<typeof updateSubmissionSchema>

export const changeStatusesSchema = z.object({
  changes: z
    .array(z.object({ id: rowId, status, was }))
    .min(1, 'Nothing to change')
    .max(MAX_SUBMISSION_IDS, `Please change at most ${MAX_SUBMISSION_IDS} at once`),
})
export type StatusChange = z.infer<typeof changeStatusesSchema>['changes'][number]

export const submissionIdsSchema = z.object({
  ids: z
    .array(rowId)
    .min(1, 'Nothing is selected')
    .max(MAX_SUBMISSION_IDS, `Please choose at most ${MAX_SUBMISSION_IDS} at once`),
})

export const testMarkSchema = submissionIdsSchema.extend({ isTest: z.boolean() })
export type TestMarkInput = z.infer<typeof testMarkSchema>

export const addNoteSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write something first')
    .max(NOTE_MAX_LENGTH, `Please keep the note under ${NOTE_MAX_LENGTH} characters`),
})

export interface SubmissionNote {
  id: number
  authorName: string
  text: string
  createdAt: string
}

/**
 * A change of all submissions that match `filters` to one status. It is refused when the number of
 * matches is no longer `count`.
 */
export const matchingStatusSchema = z.object({
  filters: submissionFiltersSchema,
  status,
  count: z.number().int().min(1),
})
export type MatchingStatusInput = z.infer<typeof matchingStatusSchema>

/** Undoes a change of status: rows that still have `status` get their earlier status back. */
export const restoreStatusesSchema = z
  .object({ status, earlier: z.partialRecord(status, z.array(rowId)) })
  .refine(({ earlier }) => {
    const count = Object.values(earlier).flat().length
    return count > 0 && count <= MAX_MATCHING_SUBMISSIONS
  }, `Please restore between 1 and ${MAX_MATCHING_SUBMISSIONS} at once`)
export type EarlierStatuses = z.infer<typeof restoreStatusesSchema>['earlier']
export type RestoreStatusesInput = z.infer<typeof restoreStatusesSchema>
