import * as z from 'zod'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'

const MAX_CHOICES = 500
const text = z.string().max(REGISTRATION_LIMITS.longTextLength * 2)
const answer = z.union([text, z.array(text).max(MAX_CHOICES)]).nullable()

/** A corrected answer. `was` is the answer the caller saw; refused when it has changed since. */
export const correctionSchema = z.object({
  fieldId: z.string().min(1).max(100),
  /** As it is stored; null for none. */
  was: z.unknown(),
  /** Null takes it away. */
  answer,
})
export type CorrectionInput = z.infer<typeof correctionSchema>

/** An earlier answer. */
export interface Correction {
  id: number
  fieldId: string
  /** As it was stored; null when there was none. */
  earlier: unknown
  authorName: string
  /** The number of the record that the new answer was taken from in merging two. */
  mergedFrom: number | null
  /** ISO 8601, UTC. */
  createdAt: string
}
