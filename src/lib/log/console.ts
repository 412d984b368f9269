import 'server-only'
import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { foreignWords, log } from './log'

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
 * From here on what packages write to the console, as Next does with an error of a page, are lines of
 * the log without values.
 */
export function takeConsole(): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'info'][]) {
    console[name] = (...args: unknown[]) => log[level](...foreignWords(args.map(clean)))
  }
}
