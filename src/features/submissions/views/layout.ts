import * as z from 'zod'
import { MAX_ROW_ID } from '@/lib/row-id'
import { readColumns, writeColumns } from '../columns'
import { PAGE_SIZES, type PageSize } from '../constants'

export interface ListLayout {
  rows: PageSize
  /** Columns in the format of `writeColumns`, by form id; `all` is for the list of all forms. */
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
    /** Null for the list of all forms. */
    formId: z.number().int().positive().max(MAX_ROW_ID).nullable(),
    columns,
  })
  .partial()
  .refine(({ rows, columns }) => rows !== undefined || columns !== undefined, 'Nothing to keep')
export type KeepLayoutInput = z.output<typeof keepLayoutSchema>
