import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { openSidebar } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const NEW_PASSWORD = 'purple linen 9'

const current = (page: Page) => page.getByLabel('Current password')
const fresh = (page: Page) => page.getByLabel('New password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm new password')

test('is reached by one’s own name and says who one is', { tag: '@desktop' }, async ({
  sharedMember,
  signedIn,
  isPhone,
}) => {
  const member = await sharedMember('event_coordinator')
  const page = await signedIn(member)
  await page.goto('/admin')
  await (await openSidebar(page, isPhone)).getByRole('link', { name: member.name }).click()
  await expect(page).toHaveURL('/admin/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details.getByRole('definition')).toHaveText([
    member.name,
    member.email,
    'event coordinator',
  ])
  const link = (await openSidebar(page, isPhone)).getByRole('link', { name: member.name })
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('with another password one signs in again', { tag: '@desktop' }, async ({
  newMember,
  signedIn,
}) => {
  const member = await newMember('store_manager')
  const page = await signedIn(member)
  await page.goto('/admin/account')
  const change = page.getByRole('button', { name: 'Change password' })

  await test.step('messages', async () => {
    await change.click()
    await expect(current(page)).toHaveAccessibleDescription('Password is required')
    await expect(fresh(page)).toHaveAccessibleDescription('Password must be at least 8 characters')
    await expectAccessible(page)
    await current(page).fill('not the password')
    await fresh(page).fill(NEW_PASSWORD)
    await confirmation(page).fill('purple silk')
    await change.click()
    await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match')
    await confirmation(page).fill(NEW_PASSWORD)
    await change.click()
    await expectToast(page, 'Error', 'Your current password is not right.')
    await expect(current(page)).toHaveAccessibleDescription('Your current password is not right.')
    await expect(current(page)).toBeFocused()
  })

  await test.step('changed', async () => {
    await current(page).fill(member.password)
    await change.click()
    await expect(page).toHaveURL('/admin/login')
    await expectToast(page, 'Password changed', 'Sign in with your new password.')
    await expect(page.getByLabel('Email')).toHaveValue(member.email)
    await page.getByLabel('Password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admin')
  })
})
