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
 * Lets other requests run before the next step of long work, and pauses for a moment when one of
 * them waits for its response.
 */
export async function yieldToRequests(): Promise<void> {
  await setImmediate()
  if (isAnyResponseWaiting()) await new Promise((resume) => setTimeout(resume, PAUSE_MS))
}
