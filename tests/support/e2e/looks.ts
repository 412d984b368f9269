import { expect, type Page } from 'playwright/test'

/** A phone, a tablet, a desktop, and a phone's window at 200 % zoom. */
const WIDTHS = [360, 768, 1440, 195]

/** Texts and controls that stick out of the window or of a frame that hides what sticks out. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    /** Where an element is cut off: by its nearest frame, nowhere in what scrolls, or by the window. */
    const cutAt = (element: Element | null): number => {
      if (!element || element === document.body) return width
      const { overflowX } = getComputedStyle(element)
      if (overflowX === 'auto' || overflowX === 'scroll') return Number.POSITIVE_INFINITY
      const outer = cutAt(element.parentElement)
      return overflowX === 'visible'
        ? outer
        : Math.min(outer, element.getBoundingClientRect().right)
    }
    /** Texts for screen readers are cut on purpose. */
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

/** Expects that nothing sticks out at any width. Leaves the window wide. */
export async function expectNothingCut(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findCut(page), { message: `${page.url()} at ${width} px` }).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Expects the words to be read on a dark system, in forced colours and on paper. */
export async function expectReadEverywhere(page: Page, words: readonly string[]): Promise<void> {
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  for (const each of words) await expect(page.getByText(each).first()).toBeVisible()
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  for (const each of words) await expect(page.getByText(each).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}
