import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { fillSignIn, openSidebar, openSignIn, waitForReact } from '../../support/e2e/pages'
import { expectToast, toasts } from '../../support/e2e/toasts'

test('a screen of the portal asks a stranger to sign in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/forms/1')
  await expect(page).toHaveURL('/admin/login')
})

test('why signing in did not work', { tag: '@desktop' }, async ({ page, sharedMember }) => {
  const member = await sharedMember('admin')
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')]
  await openSignIn(page)

  await test.step('what is missing is said under its field', async () => {
    await fillSignIn(page, 'maria at example', '')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(password).toHaveAccessibleDescription('Password is required')
    await expect(email).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('a password is masked, and a password manager may paste it', async () => {
    await expect(password).toHaveAttribute('type', 'password')
    const isPasted = await password.evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    )
    expect(isPasted).toBe(true)
  })

  await test.step('a wrong password does not say what was wrong', async () => {
    await fillSignIn(page, member.email, 'not the password')
    await expectToast(page, 'Error', 'Invalid email or password')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a server that cannot be reached is told apart', async () => {
    await page.route('**/api/admin/login', (route) => route.abort())
    await fillSignIn(page, member.email, member.password)
    await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.')
    await expect(email).toHaveValue(member.email)
    await expect(page).toHaveURL('/admin/login')
  })
})

function requestsFrom(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/admin')) sent.push(pathname)
  })
  return sent
}

test('sign in, stay signed in, log out', { tag: '@desktop' }, async ({
  page,
  newMember,
  sharedMember,
  isPhone,
}) => {
  const member = await newMember('event_coordinator')
  await openSignIn(page)
  await fillSignIn(page, member.email.toUpperCase(), member.password)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')

  const logout = (await openSidebar(page, isPhone)).getByRole('button', { name: 'Logout' })
  await page.route('**/api/admin/logout', (route) => route.abort())
  await logout.click()
  await expectToast(page, 'Error', 'Failed to log out. Please try again.')
  await expect(page).toHaveURL('/admin')

  await page.unroute('**/api/admin/logout')
  const sent = requestsFrom(page)
  await logout.click()
  await expect(page).toHaveURL('/admin/login')
  await expectToast(page, 'Logged out', 'You have been logged out successfully')
  await expect.poll(() => sent).toContain('/api/admin/login/factor')
  expect(sent.filter((path) => path !== '/api/admin/setup')).toEqual([
    '/api/admin/logout',
    '/api/admin/login/factor',
  ])

  await test.step('and leaves nothing of them in the browser', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByText(member.name)).toHaveCount(0)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    for (const word of [member.name, member.email]) expect(stored).not.toContain(word)
    await page.goto('/admin/forms')
    await expect(page).toHaveURL('/admin/login')
  })

  await test.step('the next person in the same document is themselves', async () => {
    const boss = await sharedMember('super_admin')
    for (const { name, email, password } of [member, boss]) {
      await waitForReact(page.getByRole('button', { name: 'Sign in' }))
      await fillSignIn(page, email, password)
      const sidebar = await openSidebar(page, isPhone)
      await expect(sidebar.getByRole('link', { name })).toBeVisible()
      await sidebar.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/admin/login')
    }
  })
})
