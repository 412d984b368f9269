import 'server-only'
import type { z } from 'zod'
import type { Permission } from '../access'
import { AppError } from '../errors'
import { MAX_ROW_ID } from '../row-id'
import { cleanText } from '../text'
import { readBytes } from './read-bytes'

/** How each `[part]` of the path is parsed: by `parseId`, or by `String` for a text. */
type ParamReaders = Record<string, (text: string) => unknown>

/** What an endpoint takes and returns. docs/api.md is rendered from these. */
export interface Declaration<
  P extends ParamReaders = ParamReaders,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> {
  /** One sentence or two for docs/api.md. */
  summary: string
  params?: P
  query?: Q
  /** Schema of the JSON body, parsed before the handler runs. */
  body?: B
  /**
   * Describes a body that the handler reads itself (uploads, plain HTML forms), by a schema or in
   * words. Used instead of `body`.
   */
  rawBody?: z.ZodType | string
  /** Each status with its response, as text for docs/api.md. */
  returns: string
  /**
   * Set for an endpoint whose requests do not count towards the limit per network (page-limit.ts).
   * For example it sends a file, which browsers request in parts, or has a limit of its own.
   */
  isUncounted?: true
}

/** The parts of the path as Next passes them. */
export type RawParams<P> = { [K in keyof P]: string }

export interface Input<P extends ParamReaders, Q extends z.ZodType, B extends z.ZodType> {
  request: Request
  params: { [K in keyof P]: ReturnType<P[K]> }
  query: z.output<Q>
  body: z.output<B>
}

/**
 * Parses the parameters, the query and the body of a request as the declaration says.
 * @throws AppError 413, 415, 400; ZodError (400)
 */
export async function readInput<P extends ParamReaders, Q extends z.ZodType, B extends z.ZodType>(
  { params = {} as P, query, body }: Declaration<P, Q, B>,
  request: Request,
  raw: RawParams<P>,
): Promise<Input<P, Q, B>> {
  const read = Object.entries(params).map(([name, reader]) => [name, reader(raw[name] ?? '')])
  return {
    request,
    params: Object.fromEntries(read),
    query: query && readQuery(request, query),
    body: body && (await readJson(request, body)),
  } as Input<P, Q, B>
}

/** `cms`: cms/endpoints.ts decides who may call the route. */
export type Access = 'anyone' | 'cms' | Permission

export interface RouteInfo {
  access: Access
  /** Undefined for routes outside our own API. */
  declaration?: Declaration
}

const INFO = Symbol.for('movement.route')

/**
 * Stores the declaration on the handler, for docs/api.md and for the test that checks all routes.
 */
export const withInfo = <R extends object>(info: RouteInfo, route: R): R =>
  Object.assign(route, { [INFO]: info })

/** Returns what `withInfo` stored; undefined for a function that is not a route of ours. */
export const routeInfo = (route: unknown): RouteInfo | undefined =>
  typeof route === 'function' ? (route as { [INFO]?: RouteInfo })[INFO] : undefined

const JSON_BODY_BYTES = 512 * 1024

/** Removes from its strings what PostgreSQL cannot store. Throws `request.malformed`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? cleanText(value) : value))
  } catch (cause) {
    throw new AppError('request.malformed', { cause })
  }
}

/** Messages for wrong values where the schema has none; our own screens should not send these. */
const DEFAULT_MESSAGES = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'This is missing' : 'This value is not accepted',
}

/** Parses untrusted input with `schema`. @throws ZodError (400) */
export const parseShape = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> =>
  schema.parse(input, DEFAULT_MESSAGES)

/** Returns the text of a JSON body. @throws AppError 415 for another content type, 413, 400 */
export async function readJsonText(request: Request, maxBytes: number): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('request.content_type')
  return (await readBytes(request, maxBytes)).toString('utf8')
}

/**
 * Parses the JSON body with `schema`. @throws AppError 415 for another content type, 413, 400;
 * ZodError (400) when it does not fit
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = JSON_BODY_BYTES,
): Promise<z.output<S>> {
  return parseShape(schema, parseJson(await readJsonText(request, maxBytes)))
}

/**
 * Parses the query string with `schema`; empty parameters count as absent. A parameter with a dot
 * in its name may be repeated and becomes a list; of any other parameter the last one counts.
 */
export function readQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value === '') continue
    const cleaned = cleanText(value)
    const before = values.get(name) ?? []
    values.set(name, name.includes('.') ? [...before, cleaned] : cleaned)
  }
  return parseShape(schema, Object.fromEntries(values))
}

/** Parses a row id in a URL; 0, which no row has, when it cannot be one. */
export function parseId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id <= MAX_ROW_ID ? id : 0
}
