import * as z from 'zod'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'

const MAX_CHOICES = 500
const text = z.string().max(REGISTRATION_LIMITS.longTextLength * 2)
const answer = z.union([text, z.array(text).max(MAX_CHOICES)]).nullable()

/** One answer set right. `was` is the answer somebody saw: with another one by now nothing is done. */
export const correctionSchema = z.object({
  fieldId: z.string().min(1).max(100),
  /** As it is stored; null for none. */
  was: z.unknown(),
  /** Null takes it away. */
  answer,
})
export type CorrectionInput = z.infer<typeof correctionSchema>

/** What an answer was before somebody changed it. */
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
