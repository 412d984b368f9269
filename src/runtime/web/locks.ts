import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicUrl } from '@/lib/env'
import { AppError, type ErrorBody } from '@/lib/errors'
import { findRequest } from '@/server/bridge/request-context'
import { allowNonce, contentSecurityPolicy, DATA_POLICY, type FrameSources } from './policy'

const YEAR_S = 31_536_000
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Methods that Next fails on, such as TRACE. True when the request has been refused. */
export function refuseMethod({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (METHODS.includes(method)) return false
  response.writeHead(405, { Allow: METHODS.join(', '), Connection: 'close' }).end()
  return true
}

/** An address that no text was ever written as; Next fails on it. True when it has been refused. */
export function refuseAddress({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return false
  } catch {
    const { message, code, status } = new AppError('request.malformed')
    const requestId = findRequest()?.requestId ?? randomUUID()
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
    })
    response.end(JSON.stringify({ error: message, code, requestId } satisfies ErrorBody))
    return true
  }
}

/** An editor's preview shows drafts. */
export const isPreview = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes('__prerender_bypass') ?? false

/** Browsers that came over https once come over nothing else. `request` is as forwarded.ts left it. */
export function keepToHttps({ headers }: IncomingMessage, response: ServerResponse): void {
  const isHttps = publicUrl().startsWith('https:') || headers['x-forwarded-proto'] === 'https'
  if (isHttps) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`)
}

/** A nonce that a visitor sent would be theirs to know. */
export function forgetSentPolicy({ headers }: IncomingMessage): void {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
}

/**
 * The policy of a page made for this one request. Next reads the nonce of its own scripts from the
 * request.
 */
export function lockPage(
  request: IncomingMessage,
  response: ServerResponse,
  sources: FrameSources,
): void {
  const scripts = allowNonce(randomBytes(16).toString('base64'))
  const policy = contentSecurityPolicy({ scripts, sources, isPreview: isPreview(request) })
  request.headers['content-security-policy'] = policy
  response.setHeader('Content-Security-Policy', policy)
}

/** The policy of an answer of the API: it waits for nothing. */
export const lockData = (response: ServerResponse): void =>
  void response.setHeader('Content-Security-Policy', DATA_POLICY)
