import * as z from 'zod'
import { FILTERS_WITHIN_FORM, withAnswers } from '../filter-schema'

export const totalsSchema = withAnswers(
  z.object({ ...FILTERS_WITHIN_FORM, format: z.enum(['json', 'csv']).default('json') }),
)
export type TotalsQuery = z.output<typeof totalsSchema>
