import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** No violation of WCAG 2.2 A and AA or of good practice, in both themes where there are two. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await turnTo(page, 'light')
  await settle(page)
  expect(await findViolations(axe(page).disableRules(without))).toEqual([])
  if (!(await hasThemes(page))) return
  await turnTo(page, 'dark')
  await settle(page)
  // Only colours differ between the themes.
  expect(await findViolations(axe(page).withRules('color-contrast'))).toEqual([])
}

/** The site has one face only. */
const hasThemes = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.theme !== undefined)

/** A page that has just loaded follows the system once its script listens; the site has no themes. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await expect.poll(async () => (await theme()) ?? colorScheme).toBe(colorScheme)
}

/**
 * What is still fading has not its own colours yet. Ended, not waited for: a browser that draws no
 * frame for a while would never end it. Until there is none: a text that takes its colour from
 * around it begins its own change when that has ended.
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
 * Inside the page itself: the other mode opens a second page for each result. What passes is not
 * written down, which takes longer than finding it.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function findViolations(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  )
}
