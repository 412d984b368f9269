import type { Page } from 'playwright/test'

export async function unfoldFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', expanded: false })
  await page.getByRole('search', { name: 'Filters' }).waitFor()
  if (await button.isVisible()) await button.click()
}
