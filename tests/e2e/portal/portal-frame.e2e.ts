import type { Page } from 'playwright/test'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { openSidebar } from '../../support/e2e/pages'

const ENTRIES = ['Dashboard', 'Users', 'Event Forms', 'Submissions', 'Products', 'Orders']

/** The pages follow the system's theme; these tests start with the light one. */
test.use({ colorScheme: 'light' })

test('six entries, and the one whose path begins the address is highlighted', {
  tag: '@desktop',
}, async ({ page, forms, isPhone }) => {
  const { id } = await forms.create('Retreat')
  const current = [
    ['/admin', 'Dashboard'],
    ['/admin/users', 'Users'],
    ['/admin/forms', 'Event Forms'],
    [`/admin/forms/${id}`, 'Event Forms'],
    ['/admin/submissions', 'Submissions'],
    ['/admin/products', 'Products'],
    ['/admin/orders', 'Orders'],
  ] as const
  for (const [path, label] of current) {
    await page.goto(path)
    const links = (await openSidebar(page, isPhone)).locator('nav > ul > li > a')
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(
      new RegExp(`^${label}`),
    )
    await expect(links).toHaveText(ENTRIES.map((entry) => new RegExp(`^${entry}`)))
  }
})

test('every role sees all six entries, its name, e-mail and role', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
  isPhone,
}) => {
  for (const role of ['super_admin', 'store_manager', 'event_coordinator'] as const) {
    const member = await sharedMember(role)
    const page = await signedIn(member)
    await page.goto('/admin/products')
    const sidebar = await openSidebar(page, isPhone)
    await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveCount(6)
    await expect(sidebar.getByText(member.name, { exact: true })).toBeVisible()
    await expect(sidebar.getByText(member.email, { exact: true })).toBeVisible()
    await expect(sidebar.getByText(role.replaceAll('_', ' '), { exact: true })).toBeVisible()
    await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible()
  }
})

test('the sidebar is a drawer on small screens', async ({ page, isPhone }) => {
  await page.goto('/admin')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const beside = page.getByRole('complementary', { name: 'Sidebar' })
  if (!isPhone) {
    await expect(beside).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 900, height: 800 })
  }
  await expect(beside).toBeHidden()
  const drawer = await openSidebar(page, true)
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

test('/ puts the cursor into the search, but not while typing elsewhere', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin/submissions')
  const search = page.getByLabel('Search')
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
  await page.getByLabel('From Date').focus()
  await page.keyboard.press('/')
  await expect(page.getByLabel('From Date')).toBeFocused()
})
