import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { seeOther } from '@/lib/http/page-answer'
import { languageOfUrl, toOtherLanguage, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { SLUG_PATTERN } from '@/lib/slug'
import { findTokenInOwnPath, toOwnPath } from '../own/own-path'
import { READ_LANGUAGE_PARAMETER } from '../schema'
import { storePlainPost } from './attempts'
import { errorInVisitorsLanguage } from './local-errors'
import { submitRegistration } from './operations'
import { type IncomingRegistration, readRegistration } from './request'
import { discardUploads } from './uploads'

/**
 * The largest body that is read from a form posted without script. More is read than is accepted,
 * so that the other answers can be shown again when a file is too large.
 */
const PAGE_BODY_BYTES = 64 * 1024 * 1024

/**
 * Derives an idempotency key from page token, network, answers and files, because a form posted
 * without script sends none. The same answers posted twice from one page are then one registration
 * (decision 005). A key in the request takes the place of token and network. Without key and token,
 * no key is derived.
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
 * Stores a registration posted without script, and redirects to the thank-you page or back to the
 * form. Stores no registration when the visitor only chose a language or another number of people.
 */
export async function handlePlainPost(request: Request, slug: string): Promise<Response> {
  if (!SLUG_PATTERN.test(slug)) return seeOther(paths.form('unknown'))
  const asked = new URL(request.url).searchParams
  const isPlain = asked.has('plain')
  const addressOf = isPlain ? paths.plainFormAttempt : paths.formAttempt
  let language = languageOfUrl(request.url)
  let incoming: IncomingRegistration | null = null
  try {
    incoming = withDerivedKey(await readRegistration(request, PAGE_BODY_BYTES))
    language = incoming.language
    const readIn = asked.get(READ_LANGUAGE_PARAMETER)
    const isOnlyShown = readIn !== null || incoming.isAskingPeople === true
    if (isOnlyShown || incoming.isUnfinished) await discardUploads(incoming.uploads)
    if (isOnlyShown) {
      const token = await storePlainPost(slug, incoming, null, request)
      return seeOther(
        withLanguageParameter(
          addressOf(slug, token),
          readIn === null ? language : toOtherLanguage(readIn),
        ),
      )
    }
    if (incoming.isUnfinished) throw new AppError('submission.unfinished')
    const { reference, link } = await submitRegistration(slug, incoming)
    const own = findTokenInOwnPath(toOwnPath(link))
    return seeOther(withLanguageParameter(paths.formSubmitted(slug, reference, own), language))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'form.not_found')
      return seeOther(withLanguageParameter(paths.form(slug), language))
    const said = errorInVisitorsLanguage(error, language)
    const token = await storePlainPost(slug, incoming, said, request)
    return seeOther(withLanguageParameter(addressOf(slug, token), language))
  }
}
