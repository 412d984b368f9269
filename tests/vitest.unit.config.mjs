import { defineConfig } from 'vitest/config'
import { base } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: { include: ['src/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'] },
})
