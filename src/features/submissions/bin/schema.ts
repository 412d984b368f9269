import * as z from 'zod'
import type { StoredAnswers } from '@/features/answers/schema'
import { MAX_ROW_ID } from '@/lib/row-id'
import { MAX_STATUS_CHANGES } from '../constants'

/** How long what was deleted can be restored, in days. */
export const BIN_DAYS = 30
/** Rows in one answer. */
export const MAX_BINNED = 200

/** Rows that somebody else has deleted or restored meanwhile are skipped. */
export const submissionIdsSchema = z.object({
  ids: z
    .array(z.number().int().positive().max(MAX_ROW_ID))
    .min(1, 'Nothing is selected')
    .max(MAX_STATUS_CHANGES, `Please choose at most ${MAX_STATUS_CHANGES} at once`),
})

/** A deleted registration, as long as it can be restored. */
export interface BinnedSubmission {
  id: number
  formId: number
  formName: string
  reference: string
  data: StoredAnswers
  /** ISO 8601, UTC. */
  deletedAt: string
  /** When it goes for good by itself. */
  erasedAt: string
  deletedBy: string | null
}

/** The latest ones, and how many there are. */
export interface Bin {
  rows: BinnedSubmission[]
  total: number
}

/** How long before something goes staff are told of it, in days. */
export const NOTICE_DAYS = 7

/** What retention will erase next from a form. */
export interface RetentionPreview {
  /** None: there is nothing to erase by these rules at that time. */
  count: number
  /** The earliest time of erasure. ISO 8601, UTC. */
  goesAt: string
  /** Registrations that came up to then; null when none is due. */
  cutoff: string | null
  /** Staff have been told: `goesAt` stands. */
  isAnnounced: boolean
}
