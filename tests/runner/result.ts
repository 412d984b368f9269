import { stripVTControlCharacters } from 'node:util'
import { explain, Failure as ToolFailure } from '@/runtime/bootstrap/failure.mjs'

/** The number of passed and failed checks. A test that was skipped counts as failed. */
export interface Result {
  passed: number
  failed: number
  /** The duration of each test, for suites with tests. */
  times: readonly TestTime[]
  /** The failures, with messages where they are known. */
  failures: readonly Failure[]
}

export interface Failure {
  title: string
  /** The message as the suite printed it. May contain escape codes of the terminal. */
  message?: string
}

export interface TestTime {
  title: string
  ms: number
}

/** A result without checks. */
export const NOTHING: Result = { passed: 0, failed: 0, times: [], failures: [] }
export const PASSED: Result = { passed: 1, failed: 0, times: [], failures: [] }
export const FAILED: Result = { passed: 0, failed: 1, times: [], failures: [] }

/** Returns the sum of two results. */
export function add(a: Result, b: Result): Result {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    times: [...a.times, ...b.times],
    failures: [...a.failures, ...b.failures],
  }
}

/** Returns a failed result for a suite in which no test ran. */
export function requireSome(result: Result, suite: string): Result {
  if (result.passed + result.failed > 0) return result
  console.error(`No test ran in ${suite}.`)
  return FAILED
}

/**
 * Returns a failure with the error's message. Of a tool's output, it keeps the lines from the cause
 * on.
 */
export function failureOf(title: string, error: unknown): Failure {
  const sentence = explain(error) ?? (error instanceof Error ? error.message : String(error))
  const output = error instanceof ToolFailure ? error.output : ''
  const lines = `${sentence}\n${output}`.trim().split('\n')
  const cause = lines.findIndex((line, at) => at > 0 && /\b(error|failed)\b/i.test(line))
  const [first = '', ...rest] = lines
  return { title, message: [first, ...rest.slice(Math.max(cause - 1, 0))].join('\n') }
}

const LISTED = 20

/** Returns a line for each of the slowest tests, slowest first. */
export function listSlowest({ times }: Result): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, LISTED)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
}

const LINES = 12

/**
 * Returns the lines about failures for the end of the output. They are there again because the rest
 * may be cut off. A failure without a message has only its title.
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
