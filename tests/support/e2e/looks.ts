import { expect, type Page } from 'playwright/test'

const WIDTHS = [360, 768, 1440, 195]

const findCut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    /**
     * Returns the x position at which the element's content is cut off; Infinity inside a container
     * that scrolls.
     */
    const cutAt = (element: Element | null): number => {
      if (!element || element === document.body) return width
      const { overflowX } = getComputedStyle(element)
      if (overflowX === 'auto' || overflowX === 'scroll') return Number.POSITIVE_INFINITY
      const outer = cutAt(element.parentElement)
      return overflowX === 'visible'
        ? outer
        : Math.min(outer, element.getBoundingClientRect().right)
    }
    /** Texts for screen readers are 1 px wide and cut off on purpose. */
    const isShown = (element: Element) => element.getBoundingClientRect().width > 1
    return [
      ...document.querySelectorAll(
        'main :is(a, p, li, button, h1, h2, h3, h4, td, dd, summary, p span)',
      ),
    ]
      .filter(
        (element) =>
          isShown(element) &&
          element.getBoundingClientRect().right > cutAt(element.parentElement) + 1,
      )
      .map((element) => element.textContent?.slice(0, 60))
  })

/** Expects that nothing is cut off at any of the widths. Leaves the window 1440 px wide. */
export async function expectNothingCut(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findCut(page), { message: `${page.url()} at ${width} px` }).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/**
 * Expects the page to keep its background when the system is dark, and the words to be visible in
 * forced colours and in print.
 */
export async function expectReadableEverywhere(
  page: Page,
  words: readonly string[],
): Promise<void> {
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  for (const each of words) await expect(page.getByText(each).first()).toBeVisible()
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  for (const each of words) await expect(page.getByText(each).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}
