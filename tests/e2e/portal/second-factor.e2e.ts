import type { Page } from 'playwright/test'
import { chooseAccountAction } from '../../support/e2e/accounts'
import { expectAccessible } from '../../support/e2e/axe'
import {
  addVirtualAuthenticator,
  factorPanel,
  makePasskey,
  readRecoveryCodes,
  setUpAuthenticatorApp,
  totpCodeOf,
} from '../../support/e2e/factors'
import { expect, test } from '../../support/e2e/fixtures'
import { fillSignIn, openSidebar, openSignIn, waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

async function logOut(page: Page, isPhone: boolean) {
  await (await openSidebar(page, isPhone)).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await waitForReact(page.getByRole('button', { name: 'Sign in' }))
}

const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
const step = (page: Page) => page.getByRole('heading', { name: 'One more step' })
const code = (page: Page) => page.getByLabel('Code', { exact: true })

test('an app, a passkey instead of the password, a recovery code', { tag: '@desktop' }, async ({
  visitor: page,
  newMember,
  isPhone,
}) => {
  const { name, email, password } = await newMember('super_admin')
  const openAccount = async () =>
    (await openSidebar(page, isPhone)).getByRole('link', { name }).click()
  await addVirtualAuthenticator(page)
  await openSignIn(page)
  await fillSignIn(page, email, password)
  await isIn(page)

  const { secret, codes } = await test.step('an app is set up', async () => {
    await openAccount()
    const secret = await setUpAuthenticatorApp(page, password)
    const codes = await readRecoveryCodes(page)
    const rows = factorPanel(page).getByRole('listitem')
    await expect(rows.first()).toContainText('Authenticator app')
    await expect(factorPanel(page).getByText('10 left; each signs you in once')).toBeVisible()
    return { secret, codes }
  })

  await test.step('after the password its code is asked for', async () => {
    // The page cancels its earlier request, whose response could otherwise arrive last.
    const isDue = '**/api/admin/login/factor'
    await page.route(isDue, () => undefined)
    const isCancelled = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/factor'),
    )
    await logOut(page, isPhone)
    await fillSignIn(page, email, password)
    await expect(step(page)).toBeVisible()
    await expect(code(page)).toBeFocused()
    await isCancelled
    await page.unroute(isDue)
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/admin/login')
    await expect(step(page)).toBeVisible()
    await code(page).fill('12 34')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(code(page)).toHaveAccessibleDescription(/^This code is not right/)
    await expect(code(page)).toBeFocused()
    await code(page).fill(totpCodeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await isIn(page)
  })

  await test.step('a passkey is added', async () => {
    await openAccount()
    await makePasskey(page, 'Work laptop', password)
    const rows = factorPanel(page).getByRole('listitem')
    await expect(rows.filter({ hasText: 'Work laptop' })).toBeVisible()
    await expectToast(
      page,
      'Second factor added',
      'The passkey is set up. You are signed out everywhere else.',
    )
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('it signs in without the password', async () => {
    await logOut(page, isPhone)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await isIn(page)
    await openAccount()
    await expect(factorPanel(page).getByText(/last used/)).toBeVisible()
  })

  await test.step('and after it', async () => {
    await logOut(page, isPhone)
    await fillSignIn(page, email, password)
    // Waits for the second step, because the first one has a button with the same name.
    await expect(step(page)).toBeVisible()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
    await isIn(page)
  })

  await test.step('a recovery code signs in once', async () => {
    await logOut(page, isPhone)
    await fillSignIn(page, email, password)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await isIn(page)
    await openAccount()
    await expect(factorPanel(page).getByText('9 left; each signs you in once')).toBeVisible()
  })
})

test('one’s own factors: named, renewed, removed with the password', {
  tag: '@phone',
}, async ({ visitor: page, newMember, beginSession }) => {
  const member = await newMember('event_coordinator')
  const { email, password } = member
  const device = await addVirtualAuthenticator(page)
  await beginSession(page, member)
  await page.goto('/admin/account')

  await test.step('what is missing or wrong is said at its field', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const [name, own] = [
      dialog.getByLabel('Name of this passkey'),
      dialog.getByLabel('Your password'),
    ]
    await expect(name).toHaveAccessibleDescription('Name this passkey')
    await expect(own).toHaveAccessibleDescription('Password is required')
    await name.fill('Phone')
    await own.fill('not the password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(own).toHaveAccessibleDescription('Your current password is not right.')
    await expectAccessible(page)
    await own.fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await expectAccessible(page)
    await readRecoveryCodes(page)
    await expectAccessible(page)
  })

  await test.step('a device that does not recognise its owner signs nobody in', async () => {
    await page.context().clearCookies()
    await openSignIn(page)
    await device.refuse()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, 'Error', 'The passkey was not used. Try again, or choose another way.')
    await device.agree()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await isIn(page)
  })

  await test.step('new recovery codes', async () => {
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Make new codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make new recovery codes?' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Make new codes' }).click()
    await readRecoveryCodes(page)
  })

  await test.step('removed, the password is enough again', async () => {
    await page.getByRole('button', { name: 'Remove Phone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Phone?' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expectToast(
      page,
      'Removed',
      'Phone does not work any more. You are signed out everywhere else.',
    )
    await expect(factorPanel(page).getByText(/nobody gets in/)).toBeVisible()
    await page.context().clearCookies()
    await openSignIn(page)
    await fillSignIn(page, email, password)
    await isIn(page)
  })
})

test('a super admin resets what somebody has lost', { tag: '@desktop' }, async ({
  visitor: page,
  newMember,
  beginSession,
  sharedMember,
  signedIn,
}) => {
  const member = await newMember('admin')
  const { name, email, password } = member
  await beginSession(page, member)
  await page.goto('/admin/account')
  await setUpAuthenticatorApp(page, password)
  await readRecoveryCodes(page)
  await page.context().clearCookies()
  await openSignIn(page)
  await fillSignIn(page, email, password)
  await expect(page.getByText('Ask a super admin to reset your second factor.')).toBeVisible()
  await expectAccessible(page)

  const boss = await signedIn(await sharedMember('super_admin'))
  await boss.goto('/admin/users')
  const dialog = await chooseAccountAction(boss, email, 'Reset second factor')
  await expect(dialog).toHaveAccessibleDescription(/call or meet them/)
  await dialog.getByRole('button', { name: 'Reset second factor' }).click()
  const done = `${name} is signed out everywhere and signs in with the password alone.`
  await expectToast(boss, 'Second factor reset', done)

  await page.getByRole('button', { name: 'Back to email and password' }).click()
  await fillSignIn(page, email, password)
  await isIn(page)
})

test('the content panel asks for the second factor in the portal', { tag: '@phone' }, async ({
  visitor: page,
  newMember,
  beginSession,
}) => {
  const member = await newMember('event_coordinator')
  const { email, password } = member
  await beginSession(page, member)
  await page.goto('/admin/account')
  const secret = await setUpAuthenticatorApp(page, password)
  await readRecoveryCodes(page)
  await page.context().clearCookies()
  await page.goto('/cms/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(/Now open \/admin\/login for your second step/)).toBeVisible()
  await page.goto('/admin/login')
  await code(page).fill(totpCodeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await isIn(page)
  await page.goto('/cms')
  await expect(page).toHaveURL('/cms')
})
