import * as z from 'zod'
import { FILTERS_WITHIN_FORM, withAnswerParameters } from '../filter-schema'

export const totalsQuerySchema = withAnswerParameters(
  z.object({ ...FILTERS_WITHIN_FORM, format: z.enum(['json', 'csv']).default('json') }),
)
export type TotalsQuery = z.output<typeof totalsQuerySchema>
