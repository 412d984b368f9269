import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { ByEnvironment } from './support/components/by-environment'
import { API_DOCS, base, execArgv, forceRerunTriggers } from './support/vitest-base.mjs'

const NAVIGATION = path.join(base.root, 'tests/support/components/next-navigation.ts')

export default defineConfig({
  ...base,
  // Outside of Next, the hooks of `next/navigation` return nothing, so tests say what they return.
  resolve: { alias: { ...base.resolve.alias, 'next/navigation': NAVIGATION } },
  test: {
    execArgv,
    include: [
      'src/**/*.test.{ts,tsx}',
      '{scripts,tools}/**/*.test.ts',
      'tests/{docs,runner,support}/**/*.test.ts',
    ],
    // This test loads every endpoint. It is in the API suite, which loads them anyway.
    exclude: [...configDefaults.exclude, API_DOCS],
    setupFiles: ['tests/support/components/fresh-document.ts'],
    // Test files share a window, so following a link in one would change the page of the next.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
    // To start a new worker for every file would take three times as long as the tests.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    maxWorkers: availableParallelism(),
    // A limit for waiting, not a measure of speed: on a busy machine the largest inputs take longer
    // than Vitest's default.
    testTimeout: 60_000,
    forceRerunTriggers,
  },
})
