import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { notFound } from 'next/navigation'

// Several bundles of one process may hold a copy of this module; they share one storage.
const KEY = Symbol.for('page-status.responses')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<ServerResponse> }

function followResponses(): AsyncLocalStorage<ServerResponse> {
  const responses = new AsyncLocalStorage<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    responses.enterWith((message as { response: ServerResponse }).response)
  })
  return responses
}

shared[KEY] ??= followResponses()

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
  const response = shared[KEY]?.getStore()
  if (!response || response.headersSent) notFound()
  response.statusCode = 404
}
