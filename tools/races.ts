import { runBin } from '../tests/runner/command'

const ROUNDS = '200'

/** `npm run measure -- races [rounds] [seed]` changes accounts while their owners sign in. */
export async function main([rounds = ROUNDS, seed = '1']: string[]): Promise<void> {
  const test = 'tests/api/accounts/races.test.ts'
  const args = ['run', '--config', 'tests/vitest.api.config.mjs', test]
  const passed = await runBin('vitest', args, { RACE_ROUNDS: rounds, RACE_SEED: seed })
  process.exit(passed ? 0 : 1)
}
