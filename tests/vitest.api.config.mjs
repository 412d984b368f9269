import { defineConfig } from 'vitest/config'
import { API_WORKER_COUNT } from './support/api/workers.mjs'
import { API_DOCS_TEST, baseConfig, execArgv, forceRerunTriggers } from './support/vitest-base.mjs'

const DATABASES = ['**/migrations/**', '**/tests/support/api/{databases,workers}.*']

export default defineConfig({
  ...baseConfig,
  test: {
    execArgv,
    include: ['tests/api/**/*.test.ts', API_DOCS_TEST],
    forceRerunTriggers: [...forceRerunTriggers, ...DATABASES],
    globalSetup: ['tests/support/api/databases.ts'],
    setupFiles: ['tests/support/api/environment.ts'],
    pool: 'forks',
    maxWorkers: API_WORKER_COUNT,
    // A worker keeps its loaded modules for all test files, because loading Payload takes seconds.
    isolate: false,
    // The timeout is long, because signing in is slow by design, and machines may be busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
