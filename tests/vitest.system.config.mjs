import { defineConfig } from 'vitest/config'
import { baseConfig, execArgv } from './support/vitest-base.mjs'

export default defineConfig({
  ...baseConfig,
  test: {
    execArgv,
    include: ['tests/system/**/*.test.ts'],
    // Each worker starts copies of the product, which mostly wait.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
})
