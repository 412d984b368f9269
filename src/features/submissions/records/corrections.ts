import * as z from 'zod'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'

const MAX_CHOICES = 500
const text = z.string().max(REGISTRATION_LIMITS.longTextLength * 2)
const answer = z.union([text, z.array(text).max(MAX_CHOICES)]).nullable()

/** A correction of one answer. */
export const correctionSchema = z.object({
  fieldId: z.string().min(1).max(100),
  /**
   * The answer that the caller saw; null when there was none. The correction is refused when it has
   * changed since.
   */
  was: z.unknown(),
  /** Null removes the answer. */
  answer,
})
export type CorrectionInput = z.infer<typeof correctionSchema>

export interface Correction {
  id: number
  fieldId: string
  earlier: unknown
  authorName: string
  mergedFrom: number | null
  createdAt: string
}
