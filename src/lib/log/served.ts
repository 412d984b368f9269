import 'server-only'
import type { RequestContext } from '@/server/bridge/bridge'
import { LINE_BASE, lineTime, log, logOutput } from './log'

/** How a request ended. */
export interface Served {
  status: number
  ms: number
  /** The visitor left before the end. */
  isCut: boolean
}

const BASE = JSON.stringify(LINE_BASE).slice(1, -1)

/**
 * The line as pino would write it, at a fifth of its cost: it is written for every page that is answered
 * from memory. Nothing in it needs escaping: id, method and pattern are not the visitor's words.
 */
export const servedLine = (
  { requestId, method, path }: RequestContext,
  { status, ms, isCut }: Served,
): string =>
  `{"level":"info"${lineTime()},${BASE},"requestId":"${requestId}","method":"${method}","path":"${path}","status":${status},"ms":${ms}${isCut ? ',"isCut":true' : ''},"msg":"served"}\n`

/** Writes the line of a request that is over. */
export function logServed(context: RequestContext, served: Served): void {
  if (log.isLevelEnabled('info')) logOutput.write(servedLine(context, served))
}
