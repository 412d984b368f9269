import * as z from 'zod'
import { MAX_NAMED_IDS } from '@/lib/feed/change'
import { MAX_ROW_ID } from '@/lib/row-id'
import { MAX_PAGE_SIZE } from '../constants'
import { submissionFiltersSchema } from '../filter-schema'
import type { Submission } from '../schema'

const rowId = z.number().int().positive().max(MAX_ROW_ID)

/**
 * `since`: the last event id, or the time when the list was read. Both are in milliseconds since
 * 1970.
 */
export const changesQuerySchema = z.object({ since: z.coerce.number().int().positive().optional() })

/** `shown`: ids of the rows in view. `came`: ids of rows added since the list was read. */
export const refreshRowsSchema = z
  .object({
    filters: submissionFiltersSchema.default({}),
    shown: z.array(rowId).max(MAX_PAGE_SIZE).default([]),
    came: z.array(rowId).max(MAX_NAMED_IDS).default([]),
  })
  .refine(({ shown, came }) => shown.length + came.length > 0, 'Nothing to look at')
export type RefreshRowsInput = z.infer<typeof refreshRowsSchema>

export interface RefreshedRows {
  /** The shown rows as they are now, without those that were deleted, merged or erased. */
  rows: Submission[]
  /** How many of `came` match the filters. */
  fresh: number
}
