import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findLoopbackPort } from '../src/runtime/ports'

// Chosen once: Playwright loads this file again in every worker, which inherits the environment.
process.env.E2E_PORT ||= String(await findLoopbackPort())

const DESKTOP = { width: 1440, height: 900 }

/** Each starts a product of its own and mostly waits for it: they begin before the others. */
const OWN_PRODUCT = ['**/setup.e2e.ts', '**/staff-mail.e2e.ts', '**/required-factor.e2e.ts']

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/e2e/product.ts',
  fullyParallel: false,
  // Browser, product and database of each take about a core; with two they still fill each other's waits.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // How long to wait at most, not how fast to be: a small machine may run two of these at once.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // A trace of every test costs as much as the tests: ask for one with --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests of what moves ask for it; for the others a fade is only a wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'own product',
      testMatch: OWN_PRODUCT,
      // The first start may have to build.
      timeout: 300_000,
      use: { viewport: DESKTOP },
    },
    {
      name: 'desktop',
      testIgnore: OWN_PRODUCT,
      grepInvert: /@phone/,
      use: { viewport: DESKTOP },
    },
    {
      name: 'phone',
      testIgnore: OWN_PRODUCT,
      // What does not depend on the width runs once.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
