import { expect, type Page } from 'playwright/test'

/** A word that is longer than a line on a phone and cannot be broken. */
export const LONG_WORD = 'Pinakamahabangpangalannapangkalahatangpagtitipon'.repeat(2)

/** Widths of windows in pixels: the narrowest that WCAG 1.4.10 names, and that of a phone. */
const WIDTHS = [320, 390]

/** Expects that the page does not scroll sideways. Leaves the window 390 px wide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(overflow, { message: `${page.url()} at ${width} px` }).toBe(0)
  }
}
