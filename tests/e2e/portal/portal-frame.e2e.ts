import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { openSidebar } from '../../support/e2e/pages'

const ENTRIES = ['Dashboard', 'Users', 'Event Forms', 'Submissions', 'Products', 'Orders']

test.use({ colorScheme: 'light' })

test('six entries for every role, and the one of the open screen is highlighted', {
  tag: '@desktop',
}, async ({ sharedMember, signedIn, isPhone }) => {
  const member = await sharedMember('store_manager')
  const page = await signedIn(member)
  await page.goto('/admin/no-such-screen')
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the Dashboard' }).click()
  await expect(page).toHaveURL('/admin')
  const sidebar = await openSidebar(page, isPhone)
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveCount(6)
  for (const text of [member.name, member.email, 'store manager']) {
    await expect(sidebar.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible()

  const links = sidebar.locator('nav > ul > li > a')
  await expect(links).toHaveText(ENTRIES.map((entry) => new RegExp(`^${entry}`)))
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(/^Dashboard/)
})

test('the sidebar is a drawer on small screens', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const beside = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(beside).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(beside).toBeHidden()
  const drawer = await openSidebar(page, true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(menu).toBeFocused()
  await openSidebar(page, true)
  await drawer.getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer).toHaveCount(0)
  await openSidebar(page, true)
  await drawer.getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(drawer).toHaveCount(0)
})

const theme = (page: Page) => page.locator('html')

test('the chosen theme stays, and the system’s is followed again', { tag: '@desktop' }, async ({
  page,
  isPhone,
}) => {
  await page.goto('/admin')
  await expect(page.getByText('New today')).toBeVisible()
  await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  const change = async () =>
    (await openSidebar(page, isPhone)).getByRole('button', { name: 'Switch theme' }).click()
  await change()
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await change()
  await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
})
