// This schema is not in schema.ts, because the visitors' pages load schema.ts and must not load
// zod, which is large.
import * as z from 'zod'
import { ENTRY_METHODS } from '@/features/submissions/schema'

export const byHandSchema = z.object({
  how: z.enum(ENTRY_METHODS).default('walk_in'),
  receipt: z.enum(['yes', 'no']).default('yes'),
})
export type ByHandQuery = z.infer<typeof byHandSchema>
