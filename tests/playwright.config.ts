import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findLoopbackPort } from '../src/runtime/ports'

// Chosen once: Playwright loads this file again in every worker, which inherits the environment.
process.env.E2E_PORT ||= String(await findLoopbackPort())

const DESKTOP = { width: 1440, height: 900 }

/**
 * These share a product of their own and mostly wait for it, so they run first. One after the other:
 * the first sets the portal up.
 */
const OWN_PRODUCT = ['**/new-portal.e2e.ts', '**/required-factor.e2e.ts']

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/e2e/product.ts',
  fullyParallel: false,
  // A worker waits for a third of its time, so one more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A limit for waiting, not a measure of speed: a small machine may run three workers at once.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // A trace of every test takes as long as the tests; use --trace retain-on-failure when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests of motion turn it on; for all others a fade would only be a wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // Pages are short-lived here: optimizing their scripts takes longer than it saves.
      args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-opt,--no-maglev'],
    },
  },
  projects: [
    {
      name: 'own product',
      testMatch: OWN_PRODUCT,
      workers: 1,
      // Whole journeys, with commands on the machine.
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
      // Tests that do not depend on the width run only once.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
