import { defineConfig } from 'vitest/config'
import { base } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: {
    include: ['tests/system/**/*.test.ts'],
    // One after the other: each starts whole copies of the product.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
})
