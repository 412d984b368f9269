import * as z from 'zod'
import { MAX_ROW_ID } from '../row-id'

/** The most suspected entries in one response, and in one release or deletion. */
export const MAX_SUSPECTED = 200

export const suspectedIdsSchema = z.object({
  ids: z
    .array(z.number().int().positive().max(MAX_ROW_ID))
    .min(1, 'Nothing is selected')
    .max(MAX_SUSPECTED, `Please choose at most ${MAX_SUSPECTED} at once`),
})

export interface SuspectedList<Row> {
  rows: Row[]
  total: number
}

export interface SuspectedRow {
  id: number
  /** ISO 8601, UTC. */
  suspectedAt: string
  /** Why the entry is suspected, the strongest reason first. */
  reasons: string[]
}
