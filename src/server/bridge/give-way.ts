import 'server-only'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { bridge } from './bridge'

/** The maximum pause per step, because the caller of the long work waits as well. */
const PAUSE_MS = 1

type OpenResponse = Pick<ServerResponse, 'headersSent'> & {
  once(event: 'close', listener: () => void): unknown
}

/** Counts a response as waiting until its headers are sent or its connection closes. */
export function trackResponse(response: OpenResponse): void {
  bridge.openResponses.add(response)
  response.once('close', () => bridge.openResponses.delete(response))
}

const isAnyResponseWaiting = () => [...bridge.openResponses].some(({ headersSent }) => !headersSent)

/**
 * Awaited between the steps of long work in a web process, such as the rows of an export. Lets
 * other requests run; pauses for a millisecond while one of them has no response yet.
 */
export async function giveWay(): Promise<void> {
  await setImmediate()
  if (isAnyResponseWaiting()) await new Promise((resume) => setTimeout(resume, PAUSE_MS))
}
