import 'server-only'
import * as z from 'zod'
import { AppError } from '@/lib/errors'
import { readJson } from '@/lib/http/body'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { readTextFields } from '@/lib/http/refusal-page'
import { paths } from '@/lib/paths'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { formArrivalOf } from '@/lib/suspicion/weigh'
import { cleanText } from '@/lib/text'
import { venueAnswerSchema, venueRequestSchema } from '../venue-request'
import { acceptVenueRequest, confirmVenueRequest, deleteVenueRequest } from './venue-requests'

const BODY_BYTES = 8 * 1024

const line = z.string().max(500).catch('').optional()
const sentSchema = venueRequestSchema.extend({ [FORM_TOKEN_NAME]: line, [HONEYPOT_NAME]: line })

async function readForm(request: Request): Promise<Record<string, string>> {
  const parts = await readTextFields(request, BODY_BYTES)
  return Object.fromEntries(parts.map(([name, value]) => [name, cleanText(value)]))
}

async function ask(request: Request, slug: string, body: z.infer<typeof sentSchema>) {
  const signs = { token: body[FORM_TOKEN_NAME] || null, unseen: body[HONEYPOT_NAME] ?? '' }
  return acceptVenueRequest(slug, { email: body.email }, formArrivalOf(request, signs))
}

/**
 * Handles a visitor's request to get an email once the venue is announced. Redirects to a page when
 * the form was sent without script. Throws what `acceptVenueRequest` throws; without script,
 * `province.announced` is not thrown.
 */
export async function handleVenueRequest(request: Request, slug: string): Promise<Response> {
  if (!wantsPage(request)) {
    const answer = await ask(request, slug, await readJson(request, sentSchema))
    return Response.json(answer, { status: 202 })
  }
  const checked = sentSchema.safeParse(await readForm(request))
  if (!checked.success) return seeOther(paths.tellMeRefused(slug))
  await ask(request, slug, checked.data).catch((error) => {
    // The venue was announced meanwhile. This is not an error, because the next page shows the
    // venue.
    if (!(error instanceof AppError && error.code === 'province.announced')) throw error
  })
  return seeOther(paths.tellMeAsked(slug))
}

/**
 * Confirms or deletes a request, as the mailbox's owner answers. Redirects to a page when the form
 * was sent without script. Throws `route.not_found`, `venue_request.gone`, and ZodError for any
 * other answer.
 */
export async function handleVenueOwnerAnswer(request: Request, token: string): Promise<Response> {
  const isPage = wantsPage(request)
  const { answer } = isPage
    ? venueAnswerSchema.parse(await readForm(request))
    : await readJson(request, venueAnswerSchema)
  if (answer === 'forget') {
    await deleteVenueRequest(token)
    return isPage ? seeOther(paths.tellMeForgotten) : new Response(null, { status: 204 })
  }
  await confirmVenueRequest(token)
  return isPage ? seeOther(paths.tellMeAnswer(token)) : new Response(null, { status: 204 })
}
