import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** The script of axe. It is minified, because the browser reads it in half the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects no violations of accessibility rules, in both themes if the page has two. Such a page
 * stays in the second theme.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  // A client-side navigation sets the title last.
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

/** Returns the page's theme. Undefined on the public site, which has only one. */
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect.poll(() => themeOf(page)).toBe(colorScheme)
}

/**
 * Ends all animations, because axe would measure colours while they fade. Animations do not end by
 * themselves while the browser draws no frames. The end of one animation can start another.
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

/** Collects violations only, because collecting passed checks takes longer than the checks. */
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
 * Makes the browser lay out every section. Otherwise a section can have an estimated height and
 * overlap the next one, so that axe would measure the wrong background.
 */
function drawEverySection(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}
