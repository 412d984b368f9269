import 'server-only'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { personReference } from '@/features/forms/party/party'
import { AppError } from '@/lib/errors'
import { readJson } from '@/lib/http/body'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { readTextFields } from '@/lib/http/refusal-page'
import { languageOfUrl, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { cleanText } from '@/lib/text'
import { errorInVisitorsLanguage } from '../../server/local-errors'
import { collectAnswers } from '../../server/plain-answers'
import {
  lostLinkSchema,
  type OwnChangeResult,
  type OwnDone,
  ownChangeSchema,
  ownPersonSchema,
  SEEN_INPUT_NAME,
} from '../schema'
import { addPerson } from './add-person'
import { changeOwnAnswers } from './change'
import { type OpenedLink, requireOwnLink } from './find'
import { requestNewLink } from './lost'
import { changeableFields, pickFieldAnswers } from './present'

/**
 * A refused form post of a registrant's page, stored so that the page can show the answers again.
 */
interface OwnAttempt {
  answers: Record<string, string | string[]>
  errors: Record<string, string>
  message: string
  seen: string
  isConflict: boolean
}

const subjectOf = ({ submission }: OpenedLink) => `own:${submission.reference}`

/**
 * Returns a refused post of this registration's page. Returns null when the post belongs to another
 * registration or has expired.
 */
export const findOwnAttempt = (own: OpenedLink, token: string) =>
  findAttemptOf<OwnAttempt>(subjectOf(own), token)

export const withRequestLanguage = (path: string, { url }: Request): string =>
  withLanguageParameter(path, languageOfUrl(url))

export const redirectToConfirmation = (token: string, done: OwnDone, request: Request): Response =>
  seeOther(withRequestLanguage(`${paths.own(token)}?done=${done}`, request))

const doneOf = ({ changed, isAddressAsked }: OwnChangeResult): OwnDone => {
  if (isAddressAsked) return 'address'
  return changed.length > 0 ? 'changed' : 'same'
}

const SHOWN_AGAIN = [
  'submission.invalid',
  'own.changed',
  'own.option_full',
  'own.added_meanwhile',
  'form.full',
]

/**
 * Runs `act` with the answers of a form posted without script. After an error with a code in
 * `SHOWN_AGAIN`, stores the answers and redirects to the path that `again` returns, where the page
 * shows the answers again.
 */
async function byPage(
  request: Request,
  own: OpenedLink,
  act: (seen: string, answers: OwnAttempt['answers']) => Promise<Response>,
  again: (attempt: string) => string,
): Promise<Response> {
  const texts = await readTextFields(request, REGISTRATION_LIMITS.answersBytes)
  const seen = texts.find(([name]) => name === SEEN_INPUT_NAME)?.[1] ?? ''
  const answers = collectAnswers(texts)
  try {
    return await act(seen, answers)
  } catch (error) {
    if (!(error instanceof AppError) || !SHOWN_AGAIN.includes(error.code)) throw error
    const attempt: OwnAttempt = {
      answers: Object.fromEntries(Object.entries(answers).filter(([id]) => /^\w+$/.test(id))),
      errors: error.fields ?? {},
      message: errorInVisitorsLanguage(error, own.language).message,
      seen,
      isConflict: error.code === 'own.changed',
    }
    const kept = await storeAttempt(subjectOf(own), attempt, request)
    return seeOther(withRequestLanguage(again(kept), request))
  }
}

export async function handleOwnChange(request: Request, token: string): Promise<Response> {
  if (wantsPage(request)) {
    const own = await requireOwnLink(token, request)
    const change = async (seen: string, answers: Record<string, unknown>) =>
      redirectToConfirmation(
        token,
        doneOf(await changeOwnAnswers(own, seen, () => answers)),
        request,
      )
    return byPage(request, own, change, (kept) => paths.ownChangeAttempt(token, kept))
  }
  const { seen, data } = await readJson(request, ownChangeSchema, REGISTRATION_LIMITS.answersBytes)
  const own = await requireOwnLink(token, request)
  const fields = changeableFields(own)
  const changed = await changeOwnAnswers(own, seen, (stored) => ({
    ...pickFieldAnswers(fields, stored),
    ...data,
  }))
  return Response.json(changed)
}

export async function handleAddPerson(request: Request, token: string): Promise<Response> {
  if (!wantsPage(request)) {
    const asked = await readJson(request, ownPersonSchema, REGISTRATION_LIMITS.answersBytes)
    const own = await requireOwnLink(token, request)
    const number = await addPerson(own, asked.number, asked.data)
    const reference = personReference(own.submission.reference, number)
    return Response.json({ number, reference }, { status: 201 })
  }
  const own = await requireOwnLink(token, request)
  const add = async (number: string, answers: Record<string, unknown>) => {
    await addPerson(own, Number(number), answers)
    return redirectToConfirmation(token, 'added', request)
  }
  return byPage(request, own, add, (kept) => paths.ownAddAttempt(token, kept))
}

const BODY_BYTES = 8 * 1024

export async function handleLostLink(request: Request): Promise<Response> {
  if (!wantsPage(request)) {
    await requestNewLink(await readJson(request, lostLinkSchema), request)
    return new Response(null, { status: 202 })
  }
  const texts = await readTextFields(request, BODY_BYTES)
  const sent = Object.fromEntries(texts.map(([name, value]) => [name, cleanText(value)]))
  const checked = lostLinkSchema.safeParse(sent)
  if (!checked.success) return seeOther(withRequestLanguage(paths.ownRefused, request))
  await requestNewLink(checked.data, request)
  return seeOther(withRequestLanguage(paths.ownAsked, request))
}
