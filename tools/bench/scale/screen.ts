import type { Browser } from 'playwright/test'
import { paths } from '@/lib/paths'
import { withChromium } from '../slow-phone'
import type { MeasuredWebsite } from './website'

const ROUNDS = 7
const VIEWPORT = { width: 1440, height: 900 }

async function timeScreen(browser: Browser, { address, cookie }: MeasuredWebsite): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: address }])
    const page = await context.newPage()
    const startedAt = performance.now()
    await page.goto(address + paths.portal.submissions, { waitUntil: 'commit' })
    await page.locator('main tbody tr [role="checkbox"], main tbody tr input').first().waitFor()
    return performance.now() - startedAt
  } finally {
    await context.close()
  }
}

/**
 * Opens the screen of each website in turn, with an empty browser cache. Returns the milliseconds
 * of each website's rounds, without the first round.
 */
export async function measureScreens(websites: readonly MeasuredWebsite[]): Promise<number[][]> {
  const figures: number[][] = websites.map(() => [])
  await withChromium(async (browser) => {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [at, website] of websites.entries()) {
        const ms = await timeScreen(browser, website)
        if (round > 0) figures[at]?.push(ms)
      }
    }
  })
  return figures
}
