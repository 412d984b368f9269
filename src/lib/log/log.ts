import 'server-only'
import path from 'node:path'
import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from 'pino'
import { bridge } from '@/server/bridge/bridge'
import { findRequestContext } from '@/server/bridge/request-context'
import { describeError, withoutValues } from './describe-error'
import { toReadableLine } from './readable'
import { logFormat, logLevel } from './settings'

/** The most bytes that wait while nothing reads the log. Further lines are dropped. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024

export const LOG_LINE_BASE = { name: path.parse(process.argv[1] ?? '').name, pid: process.pid }
export const logLineTime = () => `,"time":"${new Date().toISOString()}"`

const OPTIONS: LoggerOptions = {
  base: LOG_LINE_BASE,
  timestamp: logLineTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeError },
  // Copied, because pino adds the line's own fields to this object.
  mixin: () => ({ ...findRequestContext() }),
}

/**
 * Returns a destination that writes lines in groups, because a separate write costs as much as
 * building the line.
 */
const standardError = () =>
  destination({
    ...{ dest: 2, sync: false, minLength: 12 * 1024, periodicFlush: 200 },
    maxLength: MOST_WAITING_BYTES,
  })

function terminal(): DestinationStream {
  const output = destination({ dest: 2, sync: true })
  return { write: (line) => output.write(toReadableLine(line)) }
}

bridge.logOutput ??= logFormat() === 'text' ? terminal() : standardError()
export const logOutput: DestinationStream = bridge.logOutput

/**
 * Returns a log. `hooks` can remove a visitor's values from messages in which a package quotes
 * them.
 */
export const makeLog = (hooks: LoggerOptions['hooks'] = {}, output = logOutput): Logger =>
  pino({ ...OPTIONS, level: logLevel(), hooks }, output)

/**
 * The log of this process, used as in `log.error({ err }, 'queue')`. Messages are fixed texts; no
 * line may contain a name, an address or a visitor's answer.
 */
export const log: Logger = makeLog()

/**
 * Returns the first error among the arguments, and the texts of all arguments without the values
 * that they may quote.
 */
export function sanitizeLogArguments(args: readonly unknown[]): [fields: object, words: string] {
  const err = args
    .map((arg) => (arg instanceof Error ? arg : (arg as { err?: unknown } | undefined)?.err))
    .find((one) => one instanceof Error)
  const words = args
    .map((arg) => (typeof arg === 'string' ? arg : (arg as { msg?: unknown } | undefined)?.msg))
    .filter((word) => typeof word === 'string')
    .join(' ')
  return [err ? { err } : {}, withoutValues(words)]
}
