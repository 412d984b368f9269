import { choose, expect, invite, test, userMenu } from '../../support/e2e/accounts'
import { expectAccessible } from '../../support/e2e/axe'
import { whenScriptListens } from '../../support/e2e/pages'
import { toasts } from '../../support/e2e/toasts'

test('users: list, menu and dialogs', { tag: '@desktop' }, async ({
  page,
  staffApi,
  newcomer,
  newMember,
}) => {
  const colleague = await newMember('admin')
  await invite(staffApi, newcomer)
  await page.goto('/admin/users')
  await userMenu(page, newcomer).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Without the rule `region`, because an open menu lies outside all landmarks.
  await expectAccessible(page, ['region'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Invite user' }).click()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const role = await choose(page, colleague.email, 'Change role')
  await expectAccessible(page)
  await role.getByRole('button', { name: 'Cancel' }).click()
  const disable = await choose(page, colleague.email, 'Disable account')
  await expectAccessible(page)
  await disable.getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await choose(page, colleague.email, 'Enable account')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await choose(page, newcomer, 'Cancel invitation')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const again = await choose(page, newcomer, 'Resend invitation')
  await again.getByRole('button', { name: 'Resend invitation' }).click()
  await expect(page.getByLabel('Invitation link')).toBeVisible()
  await expectAccessible(page)
})

test('the pages of one-time links', { tag: '@desktop' }, async ({
  visitor: page,
  staffApi,
  newcomer,
}) => {
  const { link } = await invite(staffApi, newcomer)
  await page.goto(link)
  await expect(page.getByLabel('Email')).toHaveValue(newcomer)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/accept-invite?token=unknown')
  await expect(page.getByText('This link does not work')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/forgot-password')
  await whenScriptListens(page.getByRole('button', { name: 'Send the link' }))
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/admin/password/forgot', (route) => route.fulfill({ json: { ok: true } }))
  await page.getByLabel('Email').fill('nobody@movement.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^If there is an account/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/reset-password?token=unknown')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the own account', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

test('the audit log', { tag: '@desktop' }, async ({ page, sharedMember, signedIn }) => {
  await page.goto('/admin/audit?search=nothing+like+this')
  await expect(page.getByText('No entries match')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/admin/audit/export*', (route) => route.abort())
  await page.goto('/admin/audit')
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expectAccessible(page)

  const theirs = await signedIn(await sharedMember('store_manager'))
  await theirs.goto('/admin/audit')
  await expect(theirs.getByText('Not open to your role')).toBeVisible()
  await expectAccessible(theirs)
})
