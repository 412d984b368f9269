import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Waits until React has attached to this element. A page rendered by the server looks ready
 * earlier.
 */
export async function waitForReact(target: Locator): Promise<void> {
  const isTaken = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => target.evaluate(isTaken)).toBe(true)
}

/**
 * Waits until a registration from this page is no longer suspected for being too fast (decision
 * 019). A suspected registration is not in the list and gets no confirmation.
 */
export const waitUntilNotTooFast = (page: Page) =>
  page.waitForFunction(() => performance.now() > 1500)

export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await waitForReact(page.getByRole('button', { name: 'Sign in' }))
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function openSidebar(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return page.getByRole('complementary', { name: 'Sidebar' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawer).toBeVisible()
  return drawer
}
