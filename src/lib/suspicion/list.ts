import * as z from 'zod'
import { MAX_ROW_ID } from '../row-id'

/** The most rows in one response, and the most that can be released or deleted at once. */
export const MAX_SUSPECTED = 200

/**
 * The ids to release or delete. Ids that a colleague has already released or deleted are skipped.
 */
export const suspectedIdsSchema = z.object({
  ids: z
    .array(z.number().int().positive().max(MAX_ROW_ID))
    .min(1, 'Nothing is selected')
    .max(MAX_SUSPECTED, `Please choose at most ${MAX_SUSPECTED} at once`),
})

/** The newest rows, and how many there are in all. */
export interface SuspectedList<Row> {
  rows: Row[]
  total: number
}

/** Properties of every suspected row: a registration or a testimony. */
export interface SuspectedRow {
  id: number
  /** ISO 8601, UTC. */
  suspectedAt: string
  /** Sentences, the strongest reason first. */
  reasons: string[]
}
