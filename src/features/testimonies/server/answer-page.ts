import 'server-only'
import * as z from 'zod'
import { AppError } from '@/lib/errors'
import { seeOther } from '@/lib/http/page-answer'
import { readTextFields } from '@/lib/http/refusal-page'
import { paths } from '@/lib/paths'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { formArrivalOf } from '@/lib/suspicion/weigh'
import { cleanText } from '@/lib/text'
import { type TestimonyInput, testimonySchema } from '../schema'
import { storeTestimonyAttempt } from './attempts'
import { submitTestimony } from './operations'

const BODY_BYTES = 128 * 1024

const FIELDS = Object.keys(testimonySchema.shape) as (keyof TestimonyInput)[]

async function readForm(request: Request) {
  const parts = new URLSearchParams(
    (await readTextFields(request, BODY_BYTES)).map(([...part]) => part),
  )
  const values = FIELDS.flatMap((field) => {
    const value = parts.get(field)
    return value === null && field === 'shownAs' ? [] : [[field, cleanText(value ?? '')]]
  })
  const signs = {
    token: parts.get(FORM_TOKEN_NAME) || null,
    unseen: parts.get(HONEYPOT_NAME) ?? '',
  }
  const input = Object.fromEntries(values) as unknown as TestimonyInput
  return { values: input, arrival: formArrivalOf(request, signs) }
}

async function sendBack(
  values: TestimonyInput,
  error: z.ZodError,
  request: Request,
): Promise<Response> {
  const { fieldErrors } = z.flattenError(error as z.ZodError<TestimonyInput>)
  const errors = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const message = fieldErrors[field]?.[0]
      return message ? [[field, message]] : []
    }),
  )
  const { message } = new AppError('submission.invalid')
  const kept = await storeTestimonyAttempt({ values, errors, message }, request)
  return seeOther(paths.testimonyAttempt(kept))
}

export async function submitTestimonyAndRedirect(request: Request): Promise<Response> {
  const { values, arrival } = await readForm(request)
  const checked = testimonySchema.safeParse(values)
  if (!checked.success) return sendBack(values, checked.error, request)
  await submitTestimony(checked.data, arrival)
  return seeOther(paths.testimonySent)
}
