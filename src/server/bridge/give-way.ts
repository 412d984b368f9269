import 'server-only'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { bridge } from './bridge'

const PAUSE_MS = 1

type OpenResponse = Pick<ServerResponse, 'headersSent'> & {
  once(event: 'close', listener: () => void): unknown
}

export function trackResponse(response: OpenResponse): void {
  bridge.openResponses.add(response)
  response.once('close', () => bridge.openResponses.delete(response))
}

const isAnyResponseWaiting = () => [...bridge.openResponses].some(({ headersSent }) => !headersSent)

/**
 * Await this between the steps of long work, so that requests that wait for their response get a
 * turn.
 */
export async function yieldToRequests(): Promise<void> {
  await setImmediate()
  if (isAnyResponseWaiting()) await new Promise((resume) => setTimeout(resume, PAUSE_MS))
}
