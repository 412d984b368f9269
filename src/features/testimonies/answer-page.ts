import { type ZodError, z } from 'zod'
import { AppError } from '@/lib/errors'
import { readBytes } from '@/lib/http/body'
import { paths } from '@/lib/paths'
import { cleanText } from '@/lib/text'
import { keepTestimonyAttempt } from './attempts'
import { submitTestimony } from './operations'
import { type TestimonyInput, testimonySchema } from './schema'

/** A browser that posts the form by itself wants a page, not JSON. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false

const BODY_BYTES = 128 * 1024

/** Relative, so that it holds behind any proxy; 303 turns the POST into a GET. */
const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

const FIELDS = Object.keys(testimonySchema.shape) as (keyof TestimonyInput)[]

async function readForm(request: Request): Promise<TestimonyInput> {
  const parts = new URLSearchParams((await readBytes(request, BODY_BYTES)).toString('utf8'))
  const values = FIELDS.map((field) => [field, cleanText(parts.get(field) ?? '')])
  return Object.fromEntries(values)
}

async function sendBack(values: TestimonyInput, error: ZodError): Promise<Response> {
  const { fieldErrors } = z.flattenError(error as ZodError<TestimonyInput>)
  const errors = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const message = fieldErrors[field]?.[0]
      return message ? [[field, message]] : []
    }),
  )
  const { message } = new AppError('submission.invalid')
  return seeOther(paths.testimonyAttempt(await keepTestimonyAttempt({ values, errors, message })))
}

/** Answers a plain HTML post with a page: thanks, or the form as it was filled in. */
export async function answerWithPage(request: Request): Promise<Response> {
  const values = await readForm(request)
  const checked = testimonySchema.safeParse(values)
  if (!checked.success) return sendBack(values, checked.error)
  await submitTestimony(checked.data)
  return seeOther(paths.testimonySent)
}
