import 'server-only'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { findRequest } from './bridge/request-context'
import { hasReachedFunction } from './bridge/server-function'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** The content panel. Its server functions are called at the address of any of its screens. */
const PANEL = /^\/cms(?:[/?]|$)/

/**
 * Returns the ids of the product's own server functions. The build also contains functions of
 * packages, which the product never calls; a call of Payload's language function by hand, for
 * example, gets a 500.
 * @param build the folder `.next`
 */
export function listOwnFunctions(build: string): ReadonlySet<string> {
  const file = path.join(build, 'server', 'server-reference-manifest.json')
  const { node }: { node: Record<string, { filename?: string }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const own = Object.entries(node).filter(([, { filename }]) => filename?.startsWith('src/'))
  return new Set(own.map(([id]) => id))
}

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': '0', ...headers })
  response.end()
  return true
}

/**
 * Returns the status with which to refuse a request; null for a call of our own function in the
 * panel.
 */
function statusFor({ method, url = '', headers }: IncomingMessage, own: ReadonlySet<string>) {
  const id = headers['next-action']
  if (method !== 'POST' || id === undefined) return 405
  const isKnown = typeof id === 'string' && own.has(id) && PANEL.test(url)
  // Only the presence of the cookie is checked here. The function itself checks the session.
  return isKnown && headers.cookie?.includes('portal-session=') ? null : 404
}

/**
 * Refuses what is posted to a page, because Next fails on it. Pages are only read and forms are
 * posted to the API, with one exception: calls of the panel's server functions. For a call whose
 * arguments Next cannot read, it responds with 500, which is changed to 400 here. Returns true when
 * it has refused the request.
 */
export function refusePost(
  request: IncomingMessage,
  response: ServerResponse,
  own: ReadonlySet<string>,
): boolean {
  if (READING.includes(request.method ?? '')) return false
  const status = statusFor(request, own)
  if (status !== null) {
    // Discards the rest of the body. Closing the connection stops a visitor who is still sending
    // it.
    request.resume()
    const allow: Record<string, string> = status === 405 ? { Allow: READING.join(', ') } : {}
    return refuse(response, status, { Connection: 'close', ...allow })
  }
  const context = findRequest()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (given: unknown, ...args: unknown[]) =>
    writeHead(given === 500 && !hasReachedFunction(context) ? 400 : given, ...args)
  return false
}
