import 'server-only'
import type { z } from 'zod'
import type { Permission } from '../access'
import { AppError } from '../errors'
import { MAX_ROW_ID } from '../row-id'
import { cleanText } from '../text'
import { readBytes } from './read-bytes'

type ParamReaders = Record<string, (text: string) => unknown>

/** Describes what a route takes and returns. docs/api.md is rendered from it. */
export interface RouteDeclaration<
  P extends ParamReaders = ParamReaders,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> {
  summary: string
  params?: P
  query?: Q
  body?: B
  /** Describes a body that the handler reads itself, as a schema or as text for docs/api.md. */
  rawBody?: z.ZodType | string
  returns: string
  /**
   * True when the limits of `publicRoute` do not apply, as for a file that browsers request in
   * parts.
   */
  isUncounted?: true
}

export type RawParams<P> = { [K in keyof P]: string }

export interface RouteInput<P extends ParamReaders, Q extends z.ZodType, B extends z.ZodType> {
  request: Request
  params: { [K in keyof P]: ReturnType<P[K]> }
  query: z.output<Q>
  body: z.output<B>
}

/** Reads and checks the parameters and the body. Throws AppError 413, 415 or 400, or ZodError. */
export async function readInput<P extends ParamReaders, Q extends z.ZodType, B extends z.ZodType>(
  { params = {} as P, query, body }: RouteDeclaration<P, Q, B>,
  request: Request,
  raw: RawParams<P>,
): Promise<RouteInput<P, Q, B>> {
  const read = Object.entries(params).map(([name, reader]) => [name, reader(raw[name] ?? '')])
  return {
    request,
    params: Object.fromEntries(read),
    query: query && readQuery(request, query),
    body: body && (await readJson(request, body)),
  } as RouteInput<P, Q, B>
}

/** Who may call a route. For `cms`, cms/endpoints.ts decides. */
export type RouteAccess = 'anyone' | 'cms' | Permission

export interface RouteInfo {
  access: RouteAccess
  declaration?: RouteDeclaration
}

const INFO = Symbol.for('movement.route')

/**
 * Attaches the information to the route, for docs/api.md and for the test that checks all routes.
 */
export const withRouteInfo = <R extends object>(info: RouteInfo, route: R): R =>
  Object.assign(route, { [INFO]: info })

export const routeInfo = (route: unknown): RouteInfo | undefined =>
  typeof route === 'function' ? (route as { [INFO]?: RouteInfo })[INFO] : undefined

const JSON_BODY_BYTES = 512 * 1024

/**
 * Parses JSON and removes from its strings what PostgreSQL cannot store. Throws
 * `request.malformed`.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? cleanText(value) : value))
  } catch (cause) {
    throw new AppError('request.malformed', { cause })
  }
}

const DEFAULT_MESSAGES = {
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'This is missing' : 'This value is not accepted',
}

/**
 * Checks the input. Issues for which the schema has no message get a default one. Throws ZodError.
 */
export const parseWithSchema = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> =>
  schema.parse(input, DEFAULT_MESSAGES)

/** Returns the text of a JSON body. Throws AppError 415 for another content type, 413 or 400. */
export async function readJsonText(request: Request, maxBytes: number): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('request.content_type')
  return (await readBytes(request, maxBytes)).toString('utf8')
}

/**
 * Returns the checked JSON body. Throws what `readJsonText` and `parseJson` throw, and ZodError
 * when the body does not fit the schema.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = JSON_BODY_BYTES,
): Promise<z.output<S>> {
  return parseWithSchema(schema, parseJson(await readJsonText(request, maxBytes)))
}

/**
 * Returns the checked query parameters. Ignores empty ones. A parameter whose name contains a dot
 * becomes a list.
 */
function readQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value === '') continue
    const cleaned = cleanText(value)
    const before = values.get(name) ?? []
    values.set(name, name.includes('.') ? [...before, cleaned] : cleaned)
  }
  return parseWithSchema(schema, Object.fromEntries(values))
}

/** Parses the id of a row. Returns 0, which is never a row's id, for any other text. */
export function parseId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id <= MAX_ROW_ID ? id : 0
}
