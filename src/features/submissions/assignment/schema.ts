import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'
import { MAX_MATCHING_SUBMISSIONS } from '../constants'
import { submissionFiltersSchema } from '../filter-schema'
import { submissionIdsSchema } from '../schema'

const rowId = z.number().int().positive().max(MAX_ROW_ID)
const assigneeId = rowId.nullable()

export const assignSchema = submissionIdsSchema.extend({ assigneeId })
export type AssignInput = z.infer<typeof assignSchema>

/**
 * A request to assign all submissions that match `filters`. The server refuses it when their number
 * is not `count`.
 */
export const assignMatchingSchema = z.object({
  filters: submissionFiltersSchema,
  assigneeId,
  count: z.number().int().min(1),
})
export type AssignMatchingInput = z.infer<typeof assignMatchingSchema>

/**
 * A request to undo the assignment of rows to `assigneeId`; `earlier` has the assignees to restore.
 */
export const restoreAssigneesSchema = z
  .object({
    assigneeId,
    earlier: z
      .array(z.object({ assigneeId, ids: z.array(rowId).min(1) }))
      .max(MAX_MATCHING_SUBMISSIONS),
  })
  .refine(({ earlier }) => {
    const count = earlier.flatMap(({ ids }) => ids).length
    return count > 0 && count <= MAX_MATCHING_SUBMISSIONS
  }, `Please restore between 1 and ${MAX_MATCHING_SUBMISSIONS} at once`)
export type RestoreAssigneesInput = z.infer<typeof restoreAssigneesSchema>
export type EarlierAssignees = RestoreAssigneesInput['earlier']

export interface AssignmentResult {
  changed: number
  earlier: EarlierAssignees
}
