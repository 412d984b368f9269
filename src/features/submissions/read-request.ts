import * as z from 'zod'
import { AppError } from '@/lib/errors'
import { parseJson, parseShape, readBytes, readJson } from '@/lib/http/body'
import { cleanText } from '@/lib/text'
import { SUBMISSION_LIMITS } from './constants'
import { readParts } from './read-multipart'
import type { Upload } from './uploads'

/** A registration as it arrived; nothing in it is checked against the form yet. */
export interface IncomingRegistration {
  answers: Record<string, unknown>
  uploads: Upload[]
  /** What was wrong with a file, by field id. */
  fileErrors: ReadonlyMap<string, AppError>
  idempotencyKey: string | null
  /** Why the body could not be read to its end; the answers are what came before that. */
  failure: AppError | null
}

type Body = Omit<IncomingRegistration, 'idempotencyKey'> & { key?: string }
type Reader = (request: Request, maxBytes: number) => Promise<Body>

const NO_FILES = { uploads: [], fileErrors: new Map(), failure: null }
const answersSchema = z.record(z.string(), z.unknown())
const bodySchema = z.object({ data: answersSchema })

const ANSWER_PREFIX = 'answer_'
const KEY_PART = 'idempotencyKey'

/** The plain HTML form's parts: `answer_{fieldId}`, repeated for ticked boxes. */
export function collectAnswers(parts: readonly (readonly [name: string, value: string])[]) {
  const answers: Record<string, string | string[]> = {}
  for (const [name, value] of parts) {
    if (!name.startsWith(ANSWER_PREFIX)) continue
    const id = name.slice(ANSWER_PREFIX.length)
    const before = Object.hasOwn(answers, id) ? answers[id] : undefined
    answers[id] = before === undefined ? cleanText(value) : [before, cleanText(value)].flat()
  }
  return answers
}

const partOf = (texts: readonly (readonly [string, string])[], wanted: string) =>
  texts.find(([name]) => name === wanted)?.[1]

const readPlainJson: Reader = async (request) => {
  const { data } = await readJson(request, bodySchema, SUBMISSION_LIMITS.answersBytes)
  return { answers: data, ...NO_FILES }
}

const readUrlEncoded: Reader = async (request) => {
  const body = await readBytes(request, SUBMISSION_LIMITS.answersBytes)
  const texts = [...new URLSearchParams(body.toString('utf8'))]
  return { answers: collectAnswers(texts), key: partOf(texts, KEY_PART), ...NO_FILES }
}

/** Part `data` holds the JSON of a scripted client (Spec §7); without it, it is a plain form. */
const readMultipart: Reader = async (request, maxBytes) => {
  const { texts, ...rest } = await readParts(request, maxBytes)
  const data = partOf(texts, 'data')
  const answers = data ? parseShape(answersSchema, parseJson(data)) : collectAnswers(texts)
  return { answers, key: partOf(texts, KEY_PART), ...rest }
}

const READERS = new Map<string, Reader>([
  ['application/json', readPlainJson],
  ['multipart/form-data', readMultipart],
  ['application/x-www-form-urlencoded', readUrlEncoded],
])

/**
 * Reads a submission in any of its three wrappings. With `maxBytes` above the limit the rest of
 * an oversized body is read and dropped, so that the answers behind a huge file are not lost.
 * @throws AppError 415, 413, 400
 */
export async function readRegistration(
  request: Request,
  maxBytes: number = SUBMISSION_LIMITS.bodyBytes,
): Promise<IncomingRegistration> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    throw new AppError('request.too_large')
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const read = READERS.get(type ?? '')
  if (!read) throw new AppError('request.content_type')
  const { key, ...incoming } = await read(request, maxBytes)
  const idempotencyKey = request.headers.get('idempotency-key') ?? key ?? null
  if ((idempotencyKey?.length ?? 0) > SUBMISSION_LIMITS.idempotencyKeyLength) {
    throw new AppError('request.malformed')
  }
  return { ...incoming, idempotencyKey: idempotencyKey ? cleanText(idempotencyKey) : null }
}
