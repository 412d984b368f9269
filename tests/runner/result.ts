import { stripVTControlCharacters } from 'node:util'
import { explain, Failure as ToolFailure } from '@/runtime/bootstrap/failure.mjs'

/** The passed and failed checks of a suite. A check that did not run counts as failed. */
export interface Result {
  passed: number
  failed: number
  /** The duration of each test, for suites with tests. */
  times: readonly TestTime[]
  /** The failures, each with its message when known. */
  failures: readonly Failure[]
}

export interface Failure {
  title: string
  /** May contain terminal escape codes, as the suite printed it. */
  message?: string
}

export interface TestTime {
  title: string
  ms: number
}

export const NOTHING: Result = { passed: 0, failed: 0, times: [], failures: [] }
export const PASSED: Result = { passed: 1, failed: 0, times: [], failures: [] }
export const FAILED: Result = { passed: 0, failed: 1, times: [], failures: [] }

export function add(a: Result, b: Result): Result {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    times: [...a.times, ...b.times],
    failures: [...a.failures, ...b.failures],
  }
}

/** Counts a suite in which nothing ran as failed. */
export function requireSome(result: Result, suite: string): Result {
  if (result.passed + result.failed > 0) return result
  console.error(`No test ran in ${suite}.`)
  return FAILED
}

/** Describes an error by its message and, from a tool's output, the lines from its cause on. */
export function failureOf(title: string, error: unknown): Failure {
  const sentence = explain(error) ?? (error instanceof Error ? error.message : String(error))
  const output = error instanceof ToolFailure ? error.output : ''
  const lines = `${sentence}\n${output}`.trim().split('\n')
  const cause = lines.findIndex((line, at) => at > 0 && /\b(error|failed)\b/i.test(line))
  const [first = '', ...rest] = lines
  return { title, message: [first, ...rest.slice(Math.max(cause - 1, 0))].join('\n') }
}

const LISTED = 20

/** Lists the slowest tests, slowest first. */
export function listSlowest({ times }: Result): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, LISTED)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
}

const LINES = 12

/**
 * Lists the failures for the end of the output, where they are found even when the rest is cut off.
 * Only the title, when the suite has printed the message above.
 */
export function listFailures({ failures }: Result): string[] {
  return failures.flatMap(({ title, message = '' }) => [
    `✗ ${title}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, LINES)
      .map((line) => `    ${line.slice(0, 200)}`),
  ])
}
