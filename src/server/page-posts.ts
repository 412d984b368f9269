import 'server-only'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { findRequestContext } from './bridge/request-context'
import { hasReachedFunction } from './bridge/server-function'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** Matches the addresses of the content panel's screens, at which it calls its server functions. */
const PANEL = /^\/cms(?:[/?]|$)/

/**
 * Returns the ids of the product's own server functions. The manifest in `build` (the folder
 * `.next`) also lists functions of packages, which the product never calls.
 */
export function listOwnServerFunctions(build: string): ReadonlySet<string> {
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
 * Returns the HTTP status to refuse with, or null for a call of one of our own functions in the
 * panel with a session cookie.
 */
function statusFor({ method, url = '', headers }: IncomingMessage, own: ReadonlySet<string>) {
  const id = headers['next-action']
  if (method !== 'POST' || id === undefined) return 405
  const isKnown = typeof id === 'string' && own.has(id) && PANEL.test(url)
  // Only the presence of the cookie is checked here. The function itself checks the session.
  return isKnown && headers.cookie?.includes('portal-session=') ? null : 404
}

/**
 * Refuses requests to pages with other methods than GET, HEAD and OPTIONS, except calls of the
 * content panel's server functions. Returns true when it has refused.
 */
export function refuseUnknownWrite(
  request: IncomingMessage,
  response: ServerResponse,
  own: ReadonlySet<string>,
): boolean {
  if (READING.includes(request.method ?? '')) return false
  const status = statusFor(request, own)
  if (status !== null) {
    // Closing the connection stops a visitor who is still sending the body.
    request.resume()
    const allow: Record<string, string> = status === 405 ? { Allow: READING.join(', ') } : {}
    return refuse(response, status, { Connection: 'close', ...allow })
  }
  const context = findRequestContext()
  // Next responds with 500 to arguments that it cannot read. The caller is at fault, so the status
  // becomes 400.
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (given: unknown, ...args: unknown[]) =>
    writeHead(given === 500 && !hasReachedFunction(context) ? 400 : given, ...args)
  return false
}
