import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findLoopbackPort } from '../src/runtime/ports'

// Set only once: every worker loads this file again, and inherits the variable.
process.env.E2E_PORT ||= String(await findLoopbackPort())

const DESKTOP = { width: 1440, height: 900 }

/**
 * These tests mostly wait for a separate product, so they run first. One file runs after the other,
 * because both use the same product.
 */
const OWN_PRODUCT = ['**/new-portal.e2e.ts', '**/required-factor.e2e.ts']

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/e2e/product.ts',
  fullyParallel: false,
  // A worker waits for a third of its time. One worker more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A limit for waiting, not a measure of speed: a small machine may run three workers at once.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // A trace of every test takes as long as the tests.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Most tests would only wait for animations. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // Optimizing scripts takes longer than it saves while a test has its page open.
      args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-opt,--no-maglev'],
    },
  },
  projects: [
    {
      name: 'own product',
      testMatch: OWN_PRODUCT,
      workers: 1,
      // These are long journeys, and they run commands such as `reset-factor`.
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
