import { defineConfig } from 'vitest/config'
import { base, forceRerunTriggers } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      '{scripts,tools}/**/*.test.ts',
      'tests/{docs,runner,support}/**/*.test.ts',
    ],
    // A new worker for every file would take three times as long as the tests.
    isolate: false,
    forceRerunTriggers,
  },
})
