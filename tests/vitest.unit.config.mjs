import { defineConfig } from 'vitest/config'
import { base, execArgv, forceRerunTriggers } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{runner,support}/**/*.test.ts'],
    execArgv,
    forceRerunTriggers,
  },
})
