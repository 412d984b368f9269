import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Returns the toasts, also hidden ones, because an open dialog hides everything else from screen
 * readers.
 */
export const toasts = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })

export async function expectToast(
  page: Page,
  title: string,
  description: string | RegExp,
): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toBeInViewport({ ratio: 1 })
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(description, { exact: true })).toBeVisible()
}
