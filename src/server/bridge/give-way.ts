import 'server-only'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { bridge } from './bridge'

/** The pause per step. It is short, because the visitor who caused the long work waits too. */
const PAUSE_MS = 1

type OpenResponse = Pick<ServerResponse, 'headersSent'> & {
  once(event: 'close', listener: () => void): unknown
}

/** Counts a response as waiting until its headers are sent or it is closed. */
export function trackResponse(response: OpenResponse): void {
  bridge.openResponses.add(response)
  response.once('close', () => bridge.openResponses.delete(response))
}

const isAnyResponseWaiting = () => [...bridge.openResponses].some(({ headersSent }) => !headersSent)

/**
 * Call and await it between the steps of long work in a web process, such as the rows of an export.
 * It lets other requests run, and pauses for a millisecond if one of them has no response yet.
 */
export async function yieldToRequests(): Promise<void> {
  await setImmediate()
  if (isAnyResponseWaiting()) await new Promise((resume) => setTimeout(resume, PAUSE_MS))
}
