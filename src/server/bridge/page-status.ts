import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { notFound } from 'next/navigation'
import { VALID_UNTIL_HEADER } from '@/lib/kept-pages'
import { bridge } from './bridge'

function followResponses(): AsyncLocalStorage<ServerResponse> {
  const responses = new AsyncLocalStorage<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    responses.enterWith((message as { response: ServerResponse }).response)
  })
  return responses
}

bridge.responses ??= followResponses()

/**
 * Returns the response to the request being served. Null outside a request, when the headers were
 * sent already, and when the request began before this module was loaded.
 */
function openResponse(): ServerResponse | null {
  const response = bridge.responses?.getStore()
  return response && !response.headersSent ? response : null
}

/**
 * Declares that the page being rendered is correct only until the earliest of these times, in
 * milliseconds since 1970; null and past times are ignored. When several parts of a page call this,
 * the earliest of all times counts. The web server caches the page no longer than that (decision
 * 032).
 */
export function cacheUntil(moments: readonly (number | null)[]): void {
  const response = openResponse()
  const before = Number(response?.getHeader(VALID_UNTIL_HEADER) ?? Number.POSITIVE_INFINITY)
  const ahead = moments.filter((moment) => moment !== null && moment > Date.now()) as number[]
  if (ahead.length > 0) response?.setHeader(VALID_UNTIL_HEADER, Math.min(before, ...ahead))
}

/**
 * Gives the page being rendered this status instead of 200; its content tells the visitor the
 * reason. Call it outside any Suspense boundary, and only in pages that are rendered per request.
 */
export function setPageStatus(status: 404 | 409 | 410 | 429): void {
  const response = openResponse()
  if (response) response.statusCode = status
}

/**
 * Gives the page being rendered the status 404; the caller then renders the not-found content.
 * Next's `notFound()` would send an empty document that only a script fills. It is still used for a
 * request that began before this module was loaded. Call this outside any Suspense boundary, and
 * only in pages that are rendered per request.
 */
export function setNotFoundStatus(): void {
  const response = openResponse()
  if (!response) notFound()
  response.statusCode = 404
}

/**
 * The path and query of the page being rendered; null outside a request, and for a request that
 * began before this module was loaded.
 */
export const pageAddress = (): string | null => bridge.responses?.getStore()?.req.url ?? null
