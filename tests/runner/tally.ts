/** How many checks of a suite held. A check that did not run counts as failed. */
export type Tally = { passed: number; failed: number }

export const PASSED: Tally = { passed: 1, failed: 0 }
export const FAILED: Tally = { passed: 0, failed: 1 }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** A suite in which nothing ran has not shown anything. */
export function requireSome(tally: Tally, suite: string): Tally {
  if (tally.passed + tally.failed > 0) return tally
  console.error(`No test ran in ${suite}.`)
  return FAILED
}
