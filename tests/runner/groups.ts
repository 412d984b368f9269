import { addResults, EMPTY_RESULT, FAILED_RESULT, failureOf, type Result } from './result'
import { SUITE_GROUPS, SUITES_ON_PRODUCT, type SuiteName } from './suites'

interface Run {
  total: Result
  hasServed: boolean
}

/**
 * Runs the chosen suites, group by group. Leaves out the suites that start the product when the
 * build or `prepare` fails.
 */
export async function runSuiteGroups(
  chosen: readonly SuiteName[],
  run: (name: SuiteName) => Promise<Result>,
  prepare: () => Promise<void>,
): Promise<Run> {
  let total = EMPTY_RESULT
  let isBroken = false
  let hasServed = false
  for (const group of SUITE_GROUPS) {
    const names = group.filter((name) => chosen.includes(name))
    const onProduct = names.filter((name) => SUITES_ON_PRODUCT.has(name))
    const others = names.filter((name) => !SUITES_ON_PRODUCT.has(name))
    const running = others.map(run)
    if (onProduct.length > 0 && !isBroken && !hasServed) {
      await prepare().catch((error: unknown) => {
        isBroken = true
        total = addResults(total, {
          ...FAILED_RESULT,
          failures: [failureOf('the product starts', error)],
        })
      })
    }
    if (onProduct.length > 0 && isBroken) {
      console.error(`\n── ${onProduct.join(', ')}: not run, because there is no product to run on`)
    } else if (onProduct.length > 0) {
      hasServed = true
      running.push(...onProduct.map(run))
    }
    const results = await Promise.all(running)
    total = results.reduce(addResults, total)
    if ((results[others.indexOf('build')]?.failed ?? 0) > 0) isBroken = true
  }
  return { total, hasServed }
}
