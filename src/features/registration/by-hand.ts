// Apart from schema.ts: visitors' pages carry that, and must not carry zod.
import * as z from 'zod'
import { WAYS_IN } from '@/features/submissions/schema'

/** What staff say beside the answers of somebody they register. */
export const byHandSchema = z.object({
  how: z.enum(WAYS_IN).default('walk_in'),
  /** Whether the confirmation of the form goes to them. */
  receipt: z.enum(['yes', 'no']).default('yes'),
})
export type ByHandQuery = z.infer<typeof byHandSchema>
