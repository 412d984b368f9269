import * as z from 'zod'
import { MAX_ROW_ID } from '../row-id'

/** Rows in one answer, and in one release or deletion. */
export const MAX_SUSPECTED = 200

/** Those that are meant; one that somebody else has released or deleted meanwhile is left alone. */
export const suspectedIdsSchema = z.object({
  ids: z
    .array(z.number().int().positive().max(MAX_ROW_ID))
    .min(1, 'Nothing is selected')
    .max(MAX_SUSPECTED, `Please choose at most ${MAX_SUSPECTED} at once`),
})

/** The newest ones, and how many there are. */
export interface SuspectedList<Row> {
  rows: Row[]
  total: number
}

/** What every suspected row has, whatever was sent. */
export interface SuspectedRow {
  id: number
  /** ISO 8601, UTC. */
  suspectedAt: string
  /** Sentences, the heaviest first. */
  reasons: string[]
}
