import { type Browser, type CDPSession, chromium, type Page } from 'playwright/test'
import { findChromium } from '../../tests/runner/chromium'

const PHONE = { width: 390, height: 844 }
/** Slow 3G, and a quarter of this machine's processor speed. */
const LATENCY_MS = 400
const BYTES_PER_SECOND = 400_000 / 8
const CPU_SLOWDOWN = 4
/** The timeout for loading a page, not a target for its speed. */
const PATIENCE_MS = 240_000

export async function withChromium(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** Opens the page, so that the server has cached it and its pictures before the measurement. */
export async function warmUpPage(browser: Browser, url: string): Promise<void> {
  await withPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
  })
}

export const withSlowPhone = (
  browser: Browser,
  work: (page: Page, devtools: CDPSession) => Promise<void>,
): Promise<void> =>
  withPhone(browser, async (page, devtools) => {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await work(page, devtools)
  })

async function withPhone(
  browser: Browser,
  work: (page: Page, devtools: CDPSession) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await work(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Opens a page. Waits also for its scripts, because they can load after the event `load`. */
export async function visitUntilScriptsLoaded(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(hasLoadedScripts)
}

function hasLoadedScripts(): boolean {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('head script[src][async]')]
  const ended = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return scripts.length > 0 && scripts.every(({ src }) => ended.has(src))
}
