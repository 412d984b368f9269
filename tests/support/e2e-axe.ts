import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 A and AA or of good practice, in both themes. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settle(page)
  expect(await findViolations(new AxeBuilder({ page }).disableRules(without))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Only colours differ between the themes.
  expect(await findViolations(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
}

/** What is still fading in has not its own colours yet. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

async function findViolations(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  )
}
