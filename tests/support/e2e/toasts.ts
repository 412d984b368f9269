import { expect, type Locator, type Page } from 'playwright/test'

/** Hidden ones included: an open dialog takes everything outside it from screen readers. */
export const toasts = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })

/** The one toast in view says exactly this. */
export async function expectToast(
  page: Page,
  title: string,
  description: string | RegExp,
): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  // Wherever the page has been scrolled to.
  await expect(toasts(page)).toBeInViewport({ ratio: 1 })
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(description, { exact: true })).toBeVisible()
}
