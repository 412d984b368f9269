import { configDefaults, defineConfig } from 'vitest/config'
import { API_DOCS, base, execArgv, forceRerunTriggers } from './support/vitest-base.mjs'

export default defineConfig({
  ...base,
  test: {
    execArgv,
    include: [
      'src/**/*.test.{ts,tsx}',
      '{scripts,tools}/**/*.test.ts',
      'tests/{docs,runner,support}/**/*.test.ts',
    ],
    // Loads every endpoint, which the API suite has loaded anyway.
    exclude: [...configDefaults.exclude, API_DOCS],
    // A new worker for every file would take three times as long as the tests.
    isolate: false,
    // No assertion of speed: on a busy machine the largest inputs take longer than the default.
    testTimeout: 60_000,
    forceRerunTriggers,
  },
})
