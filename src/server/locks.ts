import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicUrl } from '@/lib/env'
import { AppError, type ErrorBody } from '@/lib/errors'
import { SECURITY_HEADERS } from '@/lib/http/security-headers'
import type { FrameSources } from './bridge/bridge'
import { findRequestContext } from './bridge/request-context'
import { contentSecurityPolicy, DATA_CSP, scriptSources } from './policy'

const YEAR_S = 31_536_000
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses all methods but `METHODS`, because Next fails on some others, such as TRACE. Returns true
 * when it has refused the request.
 */
export function refuseMethod({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (METHODS.includes(method)) return false
  response
    .writeHead(405, {
      Allow: METHODS.join(', '),
      Connection: 'close',
      'Content-Security-Policy': DATA_CSP,
    })
    .end()
  return true
}

/**
 * True for a path with valid percent-encoding. False for `*`, and for a full URL, which clients
 * send only to a proxy.
 */
function isPath(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return false
  }
  return url.startsWith('/')
}

/**
 * True for several Host headers. Node uses the first one, but a proxy in front of it may have used
 * another.
 */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1

/**
 * Refuses malformed URLs, because Next fails on them, and requests with several Host headers, which
 * RFC 9112 forbids. Returns true when it has refused the request.
 */
export function refuseMalformedAddress(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (isPath(request.url ?? '') && !hasTwoHosts(request)) return false
  const { message, code, status } = new AppError('request.malformed')
  const requestId = findRequestContext()?.requestId ?? randomUUID()
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': DATA_CSP,
    'X-Request-Id': requestId,
  })
  response.end(JSON.stringify({ error: message, code, requestId } satisfies ErrorBody))
  return true
}

/**
 * True when the request has the cookie of Next's draft mode, in which editors preview their drafts.
 */
export const hasDraftModeCookie = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes('__prerender_bypass') ?? false

/**
 * Sets `SECURITY_HEADERS`, and HSTS on HTTPS. Reads `x-forwarded-proto`, so call this after the
 * request's headers have been corrected (forwarded.ts).
 */
export function setSecurityHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  const isHttps = publicUrl().startsWith('https:') || headers['x-forwarded-proto'] === 'https'
  if (isHttps) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`)
}

/**
 * Removes Content-Security-Policy headers that the visitor sent. Otherwise Next would put the nonce
 * that the visitor chose on its scripts.
 */
export function removeSentPolicy({ headers }: IncomingMessage): void {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
}

/**
 * Sets the page's Content-Security-Policy on the response, and on the request, where Next reads the
 * nonce for its scripts.
 */
export function setPagePolicy(
  request: IncomingMessage,
  response: ServerResponse,
  sources: FrameSources,
): void {
  const scripts = scriptSources(randomBytes(16).toString('base64'))
  const policy = contentSecurityPolicy({ scripts, sources, isPreview: hasDraftModeCookie(request) })
  request.headers['content-security-policy'] = policy
  response.setHeader('Content-Security-Policy', policy)
}

/**
 * Adds `DATA_CSP` to a response without another policy. It is added when the headers are written,
 * because Next drops a header that was set before.
 */
export function setApiPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    const name = 'Content-Security-Policy'
    if (!response.headersSent && !response.hasHeader(name)) response.setHeader(name, DATA_CSP)
    return writeHead(...args)
  }
}
