import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'
import { readColumns, writeColumns } from '../columns'
import { PAGE_SIZES, type PageSize } from '../constants'

/** `GET /api/admin/submissions/layout`: how the caller keeps the list. */
export interface ListLayout {
  rows: PageSize
  /** Columns as the address bar writes them, by the form's id, or `all`. */
  columns: Record<string, string>
}

const columns = z
  .string()
  .max(3000)
  .refine((text) => readColumns(text) !== null, 'Please choose among the columns of the list')
  .transform((text) => writeColumns(readColumns(text) ?? []))

export const keepLayoutSchema = z
  .object({
    rows: z.literal([...PAGE_SIZES]),
    /** Of which list the columns are; null: All Forms. */
    formId: z.number().int().positive().max(MAX_ROW_ID).nullable(),
    columns,
  })
  .partial()
  .refine(({ rows, columns }) => rows !== undefined || columns !== undefined, 'Nothing to keep')
export type KeepLayoutInput = z.output<typeof keepLayoutSchema>
