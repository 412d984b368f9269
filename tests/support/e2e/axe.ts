import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** Source of axe, minified, because the browser reads the smaller file in half the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects no violation of axe's default rules (WCAG 2.1 A and AA, best practices), in both themes
 * where the page has two. Leaves the page in the other theme, because each change of theme draws
 * the page again.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  // After a navigation in the browser, the title is set last.
  await expect(page).toHaveTitle(/./)
  await settle(page)
  expect(await findViolations(page, { rules })).toEqual([])
  const theme = await themeOf(page)
  if (theme === undefined) return
  await turnTo(page, theme === 'light' ? 'dark' : 'light')
  await settle(page)
  // The themes differ only in colours, so only contrast is checked in the second.
  expect(await findViolations(page, { runOnly: ['color-contrast'] })).toEqual([])
}

/** Returns the page's theme; undefined on the public site, which has only one. */
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

/** Sets the system's theme and waits until the page's script has followed it. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect.poll(() => themeOf(page)).toBe(colorScheme)
}

/**
 * Ends all animations that have an end, because axe would measure colours that are still fading.
 * They are ended rather than awaited: in a browser that renders no frames they would never end.
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
 * Runs axe. Its source is evaluated once for each document, because that takes as long as most of
 * the checks. Only violations are collected: to collect passed checks takes longer than the checks.
 */
async function findViolations(page: Page, options: RunOptions) {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(SOURCE)
    await frame.evaluate(drawEverySection)
  }
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  )
}

/**
 * Makes the browser lay out every section, also below the window. A section that is not laid out
 * has only an estimated height, and its content can overlap the next section. Axe would then
 * compare its texts with that section's background.
 */
function drawEverySection(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}
