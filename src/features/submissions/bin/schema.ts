import * as z from 'zod'
import type { StoredAnswers } from '@/features/answers/schema'
import { submissionIdsSchema } from '../schema'

/** Days in which a deleted submission can be restored; then it is erased. */
export const BIN_DAYS = 30
/** The most rows in one response. */
export const MAX_BINNED = 200

/** Ids that are no longer in the expected state, because somebody else was first, are skipped. */
export const restoreFromBinSchema = submissionIdsSchema.extend({
  /** Only those that the caller has deleted: to undo, without taking back what others have done. */
  own: z.literal(true).optional(),
})
export type RestoreFromBinInput = z.infer<typeof restoreFromBinSchema>

/** A deleted registration that can still be restored. */
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

/** The most recently deleted rows, at most `MAX_BINNED`, and the number of all rows in the bin. */
export interface Bin {
  rows: BinnedSubmission[]
  total: number
}

/** Days of notice that staff get before retention erases anything. */
export const NOTICE_DAYS = 7

/** What retention will erase next from a form. */
export interface RetentionPreview {
  /** How many registrations will be erased then. */
  count: number
  /** The earliest time of erasure. ISO 8601, UTC. */
  goesAt: string
  /** Registrations submitted up to this time are erased; null when none is due. */
  cutoff: string | null
  /** True once staff have been notified; `goesAt` is then final. */
  isAnnounced: boolean
}
