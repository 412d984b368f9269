import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const THEMES = ['light', 'dark'] as const

/** No violation of WCAG 2.2 A and AA or of good practice, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ colorScheme, id, help, html, failureSummary })),
    )
    expect(found).toEqual([])
  }
}
