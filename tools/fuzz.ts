import { runBin } from '../tests/runner/command'

const CASES = '5000'

/**
 * `npm run measure -- fuzz` sends 5,000 (or FUZZ_CASES) hostile requests, which differ in each run.
 */
export async function main(): Promise<void> {
  const test = 'tests/api/product/fuzz.test.ts'
  const args = ['run', '--config', 'tests/vitest.api.config.mjs', test]
  const passed = await runBin('vitest', args, { FUZZ_CASES: process.env.FUZZ_CASES || CASES })
  process.exit(passed ? 0 : 1)
}
