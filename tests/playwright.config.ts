import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findLoopbackPort } from '../src/runtime/ports'

// Each worker loads this file again, but inherits the variable, so all use the same port.
process.env.E2E_PORT ||= String(await findLoopbackPort())

const DESKTOP = { width: 1440, height: 900 }

/**
 * Tests that share a second, separate product, so they run one after the other. They begin first,
 * because they mostly wait for that product.
 */
const OWN_PRODUCT = ['**/new-portal.e2e.ts', '**/required-factor.e2e.ts']

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/e2e/product.ts',
  fullyParallel: false,
  // A worker waits for a third of its time, so one worker more than there are cores keeps all cores
  // busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // The timeout is long, because a small machine may run three workers at once.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // Recording traces of all tests takes as long as the tests themselves.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Animations are off, because most tests would only wait for them. Some tests turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // A test's page is open so briefly that optimizing its scripts takes longer than it saves.
      args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-opt,--no-maglev'],
    },
  },
  projects: [
    {
      name: 'own product',
      testMatch: OWN_PRODUCT,
      workers: 1,
      // These tests have many steps, and run commands such as `reset-factor`.
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
      // Tests with the tag `@desktop` do not depend on the width, so they do not run on phones.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
