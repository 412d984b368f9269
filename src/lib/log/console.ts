import 'server-only'
import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { log, sanitizeLogArguments } from './log'

const LEVELS = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
  warn: 'warn',
  error: 'error',
} as const satisfies Partial<Record<keyof Console, keyof Logger>>

const clean = (arg: unknown) => (typeof arg === 'string' ? stripVTControlCharacters(arg) : arg)

/**
 * Passes the console's messages to the log, because packages such as Next write errors to the
 * console. Leaves out values that the messages quote.
 */
export function redirectConsole(): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'info'][]) {
    console[name] = (...args: unknown[]) => log[level](...sanitizeLogArguments(args.map(clean)))
  }
}
