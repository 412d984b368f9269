import { expect, type Page } from 'playwright/test'

/** A phone, a tablet, a desktop, and a phone's window at 200 % zoom. */
const WIDTHS = [360, 768, 1440, 195]

/** Texts and controls that stick out of the window where nothing scrolls them back. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
    return [...document.querySelectorAll('main :is(a, p, li, button, h1, h2, h3, h4, td, summary)')]
      .filter((element) => {
        const { right, width: own } = element.getBoundingClientRect()
        return own > 0 && right > width + 1 && !isScrolled(element.parentElement)
      })
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
