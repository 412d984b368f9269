import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { seeOther } from '@/lib/http/page-answer'
import { paths } from '@/lib/paths'
import { SLUG_PATTERN } from '@/lib/slug'
import { keepAttempt } from './attempts'
import { submitRegistration } from './operations'
import { type IncomingRegistration, readRegistration } from './request'

/**
 * Bytes that are read beyond the usual limit, so that answers after a huge file can be shown again.
 */
const PAGE_BODY_BYTES = 64 * 1024 * 1024

/**
 * Derives the key without script (decision 005): two presses are one registration, other answers
 * are another. A page opened before an update still sends its own key.
 */
function withDerivedKey(incoming: IncomingRegistration): IncomingRegistration {
  const { idempotencyKey, arrival, answers, uploads } = incoming
  const page = idempotencyKey ?? (arrival.token && [arrival.token, arrival.network])
  if (page === null) return incoming
  const files = uploads.map(({ fieldId, sha256 }) => [fieldId, sha256])
  const sent = JSON.stringify([page, answers, files])
  return { ...incoming, idempotencyKey: createHash('sha256').update(sent).digest('hex') }
}

/**
 * Handles a plain HTML post by redirecting to the form's page: the thanks, or the form as it was
 * filled in.
 */
export async function answerWithPage(request: Request, slug: string): Promise<Response> {
  if (!SLUG_PATTERN.test(slug)) return seeOther(paths.form('unknown'))
  let incoming: IncomingRegistration | null = null
  try {
    incoming = withDerivedKey(await readRegistration(request, PAGE_BODY_BYTES))
    const { reference } = await submitRegistration(slug, incoming)
    return seeOther(paths.formSubmitted(slug, reference))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'form.not_found') return seeOther(paths.form(slug))
    const token = await keepAttempt(slug, incoming, error)
    const isPlain = new URL(request.url).searchParams.has('plain')
    return seeOther((isPlain ? paths.plainFormAttempt : paths.formAttempt)(slug, token))
  }
}
