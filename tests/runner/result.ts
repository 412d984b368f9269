/** How many checks of a suite held. A check that did not run counts as failed. */
export interface Result {
  passed: number
  failed: number
  /** How long each test took, where a suite has tests. */
  times: readonly TestTime[]
}

export interface TestTime {
  title: string
  ms: number
}

export const NOTHING: Result = { passed: 0, failed: 0, times: [] }
export const PASSED: Result = { passed: 1, failed: 0, times: [] }
export const FAILED: Result = { passed: 0, failed: 1, times: [] }

export function add(a: Result, b: Result): Result {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    times: [...a.times, ...b.times],
  }
}

/** A suite in which nothing ran has not shown anything. */
export function requireSome(result: Result, suite: string): Result {
  if (result.passed + result.failed > 0) return result
  console.error(`No test ran in ${suite}.`)
  return FAILED
}

const LISTED = 20

/** The lines of the slowest tests, the slowest first. */
export function listSlowest({ times }: Result): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, LISTED)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
}
