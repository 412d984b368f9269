import 'server-only'
import type { z } from 'zod'
import type { Permission } from '../access'
import { readJson, readQuery } from './body'

/** How each `[part]` of the path is parsed: `parseId`, or `String` for a word. */
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
   * Describes a body that the handler reads itself (uploads, plain HTML forms): a schema or words.
   * Used instead of `body`.
   */
  rawBody?: z.ZodType | string
  /** Each status with its response, for docs/api.md. */
  returns: string
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
 * Reads from the request what the declaration lists. @throws AppError 413, 415, 400; ZodError (400)
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

/** `cms`: decided by cms/endpoints.ts; `internal`: only the web process itself, with its secret. */
export type Access = 'anyone' | 'internal' | 'cms' | Permission

export interface RouteInfo {
  access: Access
  /** Undefined for routes outside our own API. */
  declaration?: Declaration
}

const INFO = Symbol.for('movement.route')

/** Keeps the declaration on the handler, for docs/api.md and the test that walks all routes. */
export const withInfo = <R extends object>(info: RouteInfo, route: R): R =>
  Object.assign(route, { [INFO]: info })

/** Undefined for a function that is not a route of ours. */
export const routeInfo = (route: unknown): RouteInfo | undefined =>
  typeof route === 'function' ? (route as { [INFO]?: RouteInfo })[INFO] : undefined
