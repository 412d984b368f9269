import 'server-only'
import * as z from 'zod'
import { readJson } from '@/lib/http/body'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { type FormArrival, formArrivalOf } from '@/lib/suspicion/weigh'
import { type TestimonyInput, testimonySchema } from '../schema'

const line = z.string().max(500).catch('').optional()
const sentSchema = testimonySchema.extend({ [FORM_TOKEN_NAME]: line, [HONEYPOT_NAME]: line })

export async function readSentTestimony(
  request: Request,
): Promise<{ input: TestimonyInput; arrival: FormArrival }> {
  const body = await readJson(request, sentSchema)
  const { name, email, location, testimony, shownAs } = body
  const signs = { token: body[FORM_TOKEN_NAME] || null, unseen: body[HONEYPOT_NAME] ?? '' }
  return {
    input: { name, email, location, testimony, shownAs },
    arrival: formArrivalOf(request, signs),
  }
}
