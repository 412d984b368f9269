import 'server-only'
import type { z } from 'zod'
import { AppError } from '../errors'
import { MAX_ROW_ID } from '../row-id'
import { cleanText } from '../text'

const JSON_BODY_BYTES = 512 * 1024

/** Returns the body as bytes. @throws AppError 413 as soon as it is longer than `maxBytes` */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    throw new AppError('request.too_large')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('request.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses JSON and removes from its strings what PostgreSQL cannot store. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? cleanText(value) : value))
  } catch (cause) {
    throw new AppError('request.malformed', { cause })
  }
}

/** Messages for values that our own screens never send, used where the schema has none. */
const DEFAULT_MESSAGES = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'This is missing' : 'This value is not accepted',
}

/** Parses untrusted input with `schema`. @throws ZodError (400) */
export const parseShape = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> =>
  schema.parse(input, DEFAULT_MESSAGES)

/**
 * Parses the JSON body with `schema`. @throws AppError 415 for another content type, 413, 400;
 * ZodError (400) when it does not fit
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = JSON_BODY_BYTES,
): Promise<z.output<S>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('request.content_type')
  const body = await readBytes(request, maxBytes)
  return parseShape(schema, parseJson(body.toString('utf8')))
}

/** Parses the query string with `schema`; empty parameters count as absent. */
export function readQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '')
  const cleaned = entries.map(([key, value]) => [key, cleanText(value)])
  return parseShape(schema, Object.fromEntries(cleaned))
}

/** Parses a row id in a URL; null when it cannot be one. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  return id <= MAX_ROW_ID ? id : null
}
