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
 * Returns the response of the current request. Null outside a request, once the response headers
 * have been sent, and for a request that began before this module was loaded.
 */
function openResponse(): ServerResponse | null {
  const response = bridge.responses?.getStore()
  return response && !response.headersSent ? response : null
}

/**
 * Limits the caching of this page to the earliest of these times, in milliseconds since 1970. Null
 * and past times are ignored (decision 032).
 */
export function cacheUntil(moments: readonly (number | null)[]): void {
  const response = openResponse()
  const before = Number(response?.getHeader(VALID_UNTIL_HEADER) ?? Number.POSITIVE_INFINITY)
  const ahead = moments.filter((moment) => moment !== null && moment > Date.now()) as number[]
  if (ahead.length > 0) response?.setHeader(VALID_UNTIL_HEADER, Math.min(before, ...ahead))
}

/**
 * Sets the status of the current response, unless its headers have been sent. Call this outside any
 * Suspense boundary, and only in pages that are rendered per request.
 */
export function setPageStatus(status: 404 | 409 | 410 | 429): void {
  const response = openResponse()
  if (response) response.statusCode = status
}

/**
 * Sets status 404. Use this instead of Next's `notFound()`, whose document is empty in a browser
 * without scripts. The page must still render its content.
 */
export function setNotFoundStatus(): void {
  const response = openResponse()
  if (!response) notFound()
  response.statusCode = 404
}

/**
 * Returns the path and query of the current request. Null outside a request, and for a request that
 * began before this module was loaded.
 */
export const findPageAddress = (): string | null => bridge.responses?.getStore()?.req.url ?? null
