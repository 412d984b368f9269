import { stripVTControlCharacters } from 'node:util'
import { explainError, Failure as ToolFailure } from '@/runtime/bootstrap/failure.mjs'

/** The outcome of a suite or of several. A skipped test counts as failed. */
export interface Result {
  passed: number
  failed: number
  times: readonly TestTime[]
  failures: readonly FailedTest[]
}

export interface FailedTest {
  title: string
  message?: string
}

export interface TestTime {
  title: string
  ms: number
}

export const EMPTY_RESULT: Result = { passed: 0, failed: 0, times: [], failures: [] }
export const PASSED_RESULT: Result = { passed: 1, failed: 0, times: [], failures: [] }
export const FAILED_RESULT: Result = { passed: 0, failed: 1, times: [], failures: [] }

export function addResults(a: Result, b: Result): Result {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    times: [...a.times, ...b.times],
    failures: [...a.failures, ...b.failures],
  }
}

export function requireSomeTests(result: Result, suite: string): Result {
  if (result.passed + result.failed > 0) return result
  console.error(`No test ran in ${suite}.`)
  return FAILED_RESULT
}

/**
 * Returns a failure with the error's message. When a program failed, adds its output from the first
 * line with "error" or "failed" on, or all of it when there is no such line.
 */
export function failureOf(title: string, error: unknown): FailedTest {
  const sentence = explainError(error) ?? (error instanceof Error ? error.message : String(error))
  const output = error instanceof ToolFailure ? error.output : ''
  const lines = `${sentence}\n${output}`.trim().split('\n')
  const cause = lines.findIndex((line, at) => at > 0 && /\b(error|failed)\b/i.test(line))
  const [first = '', ...rest] = lines
  return { title, message: [first, ...rest.slice(Math.max(cause - 1, 0))].join('\n') }
}

const LISTED = 20

export function listSlowest({ times }: Result): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, LISTED)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
}

const LINES = 12

/**
 * Returns the failures as lines to print again at the end, because the rest of the output may be
 * cut off.
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
