import 'server-only'
import * as z from 'zod'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { PEOPLE_INPUT_NAME } from '@/features/forms/party/party'
import { AppError } from '@/lib/errors'
import { parseJson, parseWithSchema, readJson } from '@/lib/http/body'
import { type PostedTextFields, readTextFields, rememberTextFields } from '@/lib/http/refusal-page'
import { languageOfUrl, type OtherLanguage, toOtherLanguage } from '@/lib/languages'
import { countUploadOrRefuse } from '@/lib/suspicion/room'
import {
  FORM_TOKEN_NAME,
  HONEYPOT_NAME,
  PREFILLED_NAME,
  pageSignsFrom,
} from '@/lib/suspicion/suspicion'
import { type FormArrival, formArrivalOf } from '@/lib/suspicion/weigh'
import { CONTINUE_BUTTON_NAME, LANGUAGE_PART, NOT_KNOWN_NAME } from '../schema'
import { readMultipartParts } from './multipart'
import { notKnownFieldIdsSchema, readNotKnownFieldIds } from './not-known'
import { flattenPeople, peopleSchema, readPeople, readPlainForm } from './sent-people'
import { findTextPart, readIdempotencyKey, readNoticeVersion } from './texts'
import { discardUploads, type StagedUpload } from './uploads'

export interface IncomingRegistration {
  /** Answers by field id. The ids for people after the first are made by `personFieldId`. */
  answers: Record<string, unknown>
  /** The number of people. Null when the request names none, or one that no form allows. */
  people: number | null
  uploads: StagedUpload[]
  fileErrors: ReadonlyMap<string, AppError>
  idempotencyKey: string | null
  /**
   * Why the whole body is refused, in which case answers may be missing; null when it is accepted.
   */
  failure: AppError | null
  arrival: FormArrival
  agreedTo: number | null
  /** The language of the registration; null for English. */
  language: OtherLanguage | null
  /** Ids of required fields that staff leave empty. Ignored when a visitor sends them. */
  notKnown: readonly string[]
  /** True when Continue was pressed before the page's script ran, so the form is unfinished. */
  isUnfinished?: boolean
  /**
   * True when the visitor only chose another number of people. The form is then shown again for
   * that number.
   */
  isAskingPeople?: boolean
}

type Reader = (request: Request, maxBytes: number) => Promise<IncomingRegistration>

const NO_FILES = { uploads: [], fileErrors: new Map(), failure: null }
const answersSchema = z.record(z.string(), z.unknown())
/** The value of a hidden field; longer ones do not come from our pages and count as empty. */
const line = z.string().max(500).catch('')
const bodySchema = z.object({
  data: answersSchema,
  [PEOPLE_INPUT_NAME]: peopleSchema.optional(),
  [FORM_TOKEN_NAME]: line.optional(),
  [HONEYPOT_NAME]: line.optional(),
  [PREFILLED_NAME]: line.optional(),
  [NOTICE_CHECKBOX_NAME]: z.union([z.string(), z.number()]).optional().catch(undefined),
  [LANGUAGE_PART]: line.optional(),
  [NOT_KNOWN_NAME]: notKnownFieldIdsSchema,
})

const signsIn = (texts: PostedTextFields) => pageSignsFrom((name) => findTextPart(texts, name))

const readPlainJson: Reader = async (request) => {
  const body = await readJson(request, bodySchema, REGISTRATION_LIMITS.answersBytes)
  const signs = pageSignsFrom((name) => body[name])
  const arrival = formArrivalOf(request, signs)
  const agreedTo = readNoticeVersion(body[NOTICE_CHECKBOX_NAME])
  const { data, people, [NOT_KNOWN_NAME]: notKnown } = body
  const language = toOtherLanguage(body[LANGUAGE_PART])
  const idempotencyKey = readIdempotencyKey(request)
  const answered = flattenPeople(data, people)
  return { ...answered, idempotencyKey, arrival, agreedTo, language, notKnown, ...NO_FILES }
}

const readUrlEncoded: Reader = async (request) => {
  const texts = await readTextFields(request, REGISTRATION_LIMITS.answersBytes)
  const arrival = formArrivalOf(request, signsIn(texts))
  const idempotencyKey = readIdempotencyKey(request, texts)
  const agreedTo = readNoticeVersion(findTextPart(texts, NOTICE_CHECKBOX_NAME))
  const language = toOtherLanguage(findTextPart(texts, LANGUAGE_PART))
  const isUnfinished = findTextPart(texts, CONTINUE_BUTTON_NAME) !== undefined
  const beside = { agreedTo, language, isUnfinished, notKnown: [] }
  return { ...readPlainForm(texts), idempotencyKey, arrival, ...beside, ...NO_FILES }
}

/**
 * Reads a multipart body. A body without the JSON part `data` (Spec §7) comes from a form posted
 * without script.
 */
const readMultipart: Reader = async (request, maxBytes) => {
  const refusal = await countUploadOrRefuse(request, maxBytes)
  const { texts, ...rest } = await readMultipartParts(request, maxBytes, refusal)
  rememberTextFields(request, texts)
  try {
    const data = findTextPart(texts, 'data')
    const answered = data
      ? flattenPeople(parseWithSchema(answersSchema, parseJson(data)), readPeople(texts))
      : readPlainForm(texts)
    const arrival = formArrivalOf(request, signsIn(texts))
    const agreedTo = readNoticeVersion(findTextPart(texts, NOTICE_CHECKBOX_NAME))
    return {
      ...answered,
      idempotencyKey: readIdempotencyKey(request, texts),
      arrival,
      agreedTo,
      language: toOtherLanguage(findTextPart(texts, LANGUAGE_PART)),
      notKnown: readNotKnownFieldIds(findTextPart(texts, NOT_KNOWN_NAME)),
      isUnfinished: findTextPart(texts, CONTINUE_BUTTON_NAME) !== undefined,
      ...rest,
    }
  } catch (error) {
    await discardUploads(rest.uploads)
    throw error
  }
}

const READERS = new Map<string, Reader>([
  ['application/json', readPlainJson],
  ['multipart/form-data', readMultipart],
  ['application/x-www-form-urlencoded', readUrlEncoded],
])

/**
 * Reads a registration. With a larger `maxBytes`, a multipart body that is too large is read, so
 * that its answers can be shown again. Throws `request.content_type`, `request.too_large`,
 * `request.malformed`, ZodError and disk errors, except that of a full disk.
 */
export async function readRegistration(
  request: Request,
  maxBytes: number = REGISTRATION_LIMITS.bodyBytes,
): Promise<IncomingRegistration> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    throw new AppError('request.too_large')
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const read = READERS.get(type ?? '')
  if (!read) throw new AppError('request.content_type')
  const incoming = await read(request, maxBytes)
  return { ...incoming, language: incoming.language ?? languageOfUrl(request.url) }
}
