import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { EnvironmentSequencer } from './support/components/environment-sequencer'
import { API_DOCS_TEST, baseConfig, execArgv, forceRerunTriggers } from './support/vitest-base.mjs'

const NAVIGATION = path.join(baseConfig.root, 'tests/support/components/next-navigation.ts')

export default defineConfig({
  ...baseConfig,
  // Outside of Next.js, the hooks of `next/navigation` return nothing. This module replaces them.
  resolve: { alias: { ...baseConfig.resolve.alias, 'next/navigation': NAVIGATION } },
  test: {
    execArgv,
    include: [
      'src/**/*.test.{ts,tsx}',
      '{scripts,tools}/**/*.test.ts',
      'tests/{docs,runner,support}/**/*.test.ts',
    ],
    // This test loads every endpoint, so it runs in the API suite, which loads them anyway.
    exclude: [...configDefaults.exclude, API_DOCS_TEST],
    setupFiles: ['tests/support/components/fresh-document.ts'],
    // Test files share a window, so a link followed in one file would change the page of the next.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
    // Starting a new worker for every file would take three times as long as the tests.
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    maxWorkers: availableParallelism(),
    // The timeout is long, because on a busy machine the largest inputs take longer than Vitest's
    // default.
    testTimeout: 60_000,
    forceRerunTriggers,
  },
})
