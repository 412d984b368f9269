import { defineConfig } from 'vitest/config'
import { base, execArgv, forceRerunTriggers } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      '{scripts,tools}/**/*.test.ts',
      'tests/{docs,runner,support}/**/*.test.ts',
    ],
    execArgv,
    // A worker of its own for every file costs three times as much as the tests.
    isolate: false,
    forceRerunTriggers,
  },
})
