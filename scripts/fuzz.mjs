import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @param {string} path */
const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const CASES = '5000'

const { status } = spawnSync(
  process.execPath,
  [
    file('node_modules/vitest/vitest.mjs'),
    ...['run', '--config', file('tests/vitest.api.config.mjs'), 'tests/api/product/fuzz.test.ts'],
  ],
  {
    cwd: file('.'),
    stdio: 'inherit',
    env: { ...process.env, FUZZ_CASES: process.env.FUZZ_CASES || CASES },
  },
)
process.exit(status ?? 1)
