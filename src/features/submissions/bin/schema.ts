import * as z from 'zod'
import type { StoredAnswers } from '@/features/answers/schema'
import { submissionIdsSchema } from '../schema'

export const BIN_DAYS = 30
export const MAX_LISTED_BIN_ROWS = 200

/** Names the rows to restore. Ids of rows that are no longer in the bin are skipped. */
export const restoreFromBinSchema = submissionIdsSchema.extend({
  /** Restores only rows that the caller deleted, so that Undo keeps the deletions of others. */
  own: z.literal(true).optional(),
})
export type RestoreFromBinInput = z.infer<typeof restoreFromBinSchema>

export interface BinnedSubmission {
  id: number
  formId: number
  formName: string
  reference: string
  data: StoredAnswers
  /** ISO 8601, UTC. */
  deletedAt: string
  /** When it will be erased automatically. ISO 8601, UTC. */
  erasedAt: string
  deletedBy: string | null
}

/**
 * The most recently deleted rows, at most `MAX_LISTED_BIN_ROWS`, and the total of all rows in the
 * bin.
 */
export interface BinContent {
  rows: BinnedSubmission[]
  total: number
}

/** Days between the message that announces an erasure to admins and the erasure. */
export const ERASURE_NOTICE_DAYS = 7

export interface RetentionPreview {
  count: number
  /** The earliest time of erasure. ISO 8601, UTC. */
  goesAt: string
  /**
   * Registrations submitted up to this time are erased. Null when the retention rules make none due
   * at `goesAt`.
   */
  cutoff: string | null
  /**
   * True when the erasure has been announced to admins. `goesAt` then changes only with the form's
   * rules.
   */
  isAnnounced: boolean
}
