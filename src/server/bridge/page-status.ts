import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { notFound } from 'next/navigation'
import { TRUE_UNTIL } from '@/lib/kept-pages'
import { bridge } from './bridge'

function followResponses(): AsyncLocalStorage<ServerResponse> {
  const responses = new AsyncLocalStorage<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    responses.enterWith((message as { response: ServerResponse }).response)
  })
  return responses
}

bridge.responses ??= followResponses()

/** Null when the page's head has left, or the request began before this module was loaded. */
function openResponse(): ServerResponse | null {
  const response = bridge.responses?.getStore()
  return response && !response.headersSent ? response : null
}

/**
 * Says that the page being rendered is true only until the next of these moments (milliseconds since
 * 1970): the web server keeps it no longer (decision 032).
 */
export function trueUntil(moments: readonly (number | null)[]): void {
  const ahead = moments.filter((moment) => moment !== null && moment > Date.now())
  if (ahead.length > 0) openResponse()?.setHeader(TRUE_UNTIL, Math.min(...(ahead as number[])))
}

/**
 * Gives the page being rendered the status 404; the caller then renders what is not there.
 *
 * `notFound()` alone answers an empty document that only script fills (Next renders no error
 * boundary on the server): nothing to read on a slow phone until all of it has arrived, and nothing
 * ever without script. A request that began before this module was loaded still gets that.
 *
 * Call it outside any Suspense boundary, and only in pages rendered at request time.
 */
export function answerNotFound(): void {
  const response = openResponse()
  if (!response) notFound()
  response.statusCode = 404
}
