import * as z from 'zod'
import { readColumns } from '../columns'
import { FILTERS_WITHIN_FORM, withAnswerParameters } from '../filter-schema'
import { EXPORT_EXTRAS, EXPORT_FORMATS, type ExportExtra } from './export-options'

const columns = z
  .string()
  .max(3000)
  .refine((text) => readColumns(text) !== null, 'Please choose among the columns of the list')
  .transform((text) => readColumns(text) ?? [])

const isExtra = (text: string): text is ExportExtra =>
  (EXPORT_EXTRAS as readonly string[]).includes(text)

const extras = z
  .string()
  .max(100)
  .transform((text) => text.split(','))
  .refine((some): some is ExportExtra[] => some.every(isExtra), 'This cannot be added to an export')

export const exportQuerySchema = withAnswerParameters(
  z.object({
    ...FILTERS_WITHIN_FORM,
    format: z.enum(EXPORT_FORMATS).default('xlsx'),
    /** Columns in the format of `readColumns`. Without them every answer is exported. */
    columns: columns.optional(),
    /** With `people`, each person of a family or group is a row. Otherwise each registration is. */
    rows: z.enum(['registrations', 'people']).optional(),
    /** Extra columns: `assignee`, `notes`, `history`, separated by commas. */
    with: extras.optional(),
  }),
)
export type ExportQuery = z.output<typeof exportQuerySchema>

export const printQuerySchema = withAnswerParameters(
  z.object({ ...FILTERS_WITHIN_FORM, columns: columns.optional() }),
)
export type PrintQuery = z.output<typeof printQuerySchema>
