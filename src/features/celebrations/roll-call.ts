import * as z from 'zod'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'

const line = z.string().max(500).catch('').optional()

export const rollCallSchema = z.object({
  province: z.string().min(1).max(80),
  [FORM_TOKEN_NAME]: line,
  [HONEYPOT_NAME]: line,
})
export type RollCallInput = { province: string }
