import 'server-only'
import path from 'node:path'
import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from 'pino'
import { bridge } from '@/server/bridge/bridge'
import { findRequest } from '@/server/bridge/request-context'
import { logFormat, logLevel } from '../env'
import { describeError, withoutValues } from './describe-error'
import { toReadable } from './readable'

/** What waits for a reader that has stopped reading; more is dropped, rather than held in memory. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024

/** Which process has written a line. */
export const LINE_BASE = { name: path.basename(process.argv[1] ?? '', '.mjs'), pid: process.pid }
/** When. */
export const lineTime = () => `,"time":"${new Date().toISOString()}"`

/** Lines of JSON (NDJSON) with the request they belong to. An error goes under `err`. */
const OPTIONS: LoggerOptions = {
  base: LINE_BASE,
  timestamp: lineTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeError },
  // A copy: pino writes the line's own fields into it.
  mixin: () => ({ ...findRequest() }),
}

/**
 * Standard error: what a start prints for people goes to standard output. Some lines at a time, because
 * a write for each costs as much as the line; what waits is written when the process ends.
 */
const standardError = () =>
  destination({
    ...{ dest: 2, sync: false, minLength: 12 * 1024, periodicFlush: 200 },
    maxLength: MOST_WAITING_BYTES,
  })

/** Warnings and errors alone, at once and in the words of a person. */
function terminal(): DestinationStream {
  const output = destination({ dest: 2, sync: true })
  return { write: (line) => output.write(toReadable(line)) }
}

bridge.logOutput ??= logFormat() === 'text' ? terminal() : standardError()
export const logOutput: DestinationStream = bridge.logOutput

/** A log of its own, for tests and for code of others (`hooks`), whose sentences may quote somebody. */
export const makeLog = (hooks: LoggerOptions['hooks'] = {}, output = logOutput): Logger =>
  pino({ ...OPTIONS, level: logLevel(), hooks }, output)

/**
 * The one way to write into the log: `log.error({ err }, 'queue')`. Its words are ours and fixed; a
 * name, an address or an answer has no place in any line.
 */
export const log: Logger = makeLog()

/** What code of others gives to a logger, in the shape of ours. */
export function foreignWords(args: readonly unknown[]): [fields: object, words: string] {
  const err = args
    .map((arg) => (arg instanceof Error ? arg : (arg as { err?: unknown } | undefined)?.err))
    .find((one) => one instanceof Error)
  const words = args
    .map((arg) => (typeof arg === 'string' ? arg : (arg as { msg?: unknown } | undefined)?.msg))
    .filter((word) => typeof word === 'string')
    .join(' ')
  return [err ? { err } : {}, withoutValues(words)]
}
