import type { Page } from 'playwright/test'

/** On phones the fields of the list's filters are folded away. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', expanded: false })
  // The screen may still be on its way.
  await page.getByRole('search', { name: 'Filters' }).waitFor()
  if (await button.isVisible()) await button.click()
}
