import type { Page } from 'playwright/test'

/** Opens the list's filters, which are collapsed on phones. */
export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', expanded: false })
  // The screen may still be loading.
  await page.getByRole('search', { name: 'Filters' }).waitFor()
  if (await button.isVisible()) await button.click()
}
