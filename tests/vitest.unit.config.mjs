import { defineConfig } from 'vitest/config'
import { base, execArgv } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: { include: ['src/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'], execArgv },
})
