import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/**
 * Expects no violation of WCAG 2.2 A and AA or of axe's best practices, in both themes where there
 * are two.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await turnTo(page, 'light')
  await settle(page)
  expect(await findViolations(axe(page).disableRules(without))).toEqual([])
  if (!(await hasThemes(page))) return
  await turnTo(page, 'dark')
  await settle(page)
  // The themes differ only in colours, so only contrast is checked in the second.
  expect(await findViolations(axe(page).withRules('color-contrast'))).toEqual([])
}

/** False for the public site, which has only one theme. */
const hasThemes = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.theme !== undefined)

/**
 * Sets the system's theme and waits until the page follows, which needs its script; the site has no
 * themes.
 */
async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await expect.poll(async () => (await theme()) ?? colorScheme).toBe(colorScheme)
}

/**
 * Finishes all running transitions, because colours that still fade would be measured wrongly. They
 * are finished rather than awaited, because a browser that renders no frame would never end them.
 * Repeated, because the end of one transition can start another in an inherited colour.
 */
const settle = (page: Page) =>
  page.evaluate(() => {
    const changing = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    for (let left = changing(); left.length > 0; left = changing())
      for (const animation of left) animation.finish()
  })

/**
 * Runs in the page itself, because the other mode opens a second page for each result. Passed
 * checks are not reported, because that takes longer than the checks.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function findViolations(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  )
}
