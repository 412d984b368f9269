// This schema is not in schema.ts, because the pages of visitors load that file and must not load
// zod, which is large.
import * as z from 'zod'
import { ENTRY_METHODS } from '@/features/submissions/schema'

/** What staff enter in addition when they add a registration by hand. */
export const byHandSchema = z.object({
  how: z.enum(ENTRY_METHODS).default('walk_in'),
  /** Whether the form's confirmation email is sent to the registrant. */
  receipt: z.enum(['yes', 'no']).default('yes'),
})
export type ByHandQuery = z.infer<typeof byHandSchema>
