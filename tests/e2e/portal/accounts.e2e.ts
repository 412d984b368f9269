import {
  chooseAccountAction,
  expect,
  fillNewPassword,
  inviteStaff,
  test,
  userMenu,
  userRow,
  waitForMailTo,
} from '../../support/e2e/accounts'
import { expectAccessible } from '../../support/e2e/axe'
import { openSidebar } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const PASSWORD = 'purple linen 9'

test('invite, accept by the message, first sign-in', { tag: '@desktop' }, async ({
  page,
  visitor,
  newcomer,
  sharedMember,
  isPhone,
}) => {
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite user' })

  await test.step('messages and roles', async () => {
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expect(dialog.getByRole('radio')).toHaveCount(4)
    for (const role of ['Super Admin', 'Admin', 'Store Manager', 'Event Coordinator']) {
      await expect(dialog.getByRole('radio', { name: role, exact: true })).toBeVisible()
    }
    await expect(dialog.getByRole('radio', { name: 'Admin', exact: true })).toBeChecked()
    await dialog.getByLabel('Email').fill('maria at example')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('refused with the reason, and nothing typed is lost', async () => {
    await dialog.getByLabel('Email').fill((await sharedMember('admin')).email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expectToast(
      page,
      'Failed to send invitation',
      'Someone with this email address already has an account.',
    )
    await page.route('**/api/admin/invite', (route) => route.abort())
    await dialog.getByLabel('Email').fill(newcomer)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expectToast(
      page,
      'Failed to send invitation',
      'An error occurred while sending the invitation.',
    )
    await expect(dialog.getByLabel('Email')).toHaveValue(newcomer)
    await page.unroute('**/api/admin/invite')
  })

  await test.step('sent, with the link to pass on', async () => {
    await dialog.getByText('Event Coordinator').click()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expectToast(page, 'Invitation sent', 'The invitation email has been sent successfully.')
    const link = page.getByRole('dialog').getByLabel('Invitation link')
    await expect(link).toBeFocused()
    await expect(link).toHaveValue(/\/admin\/accept-invite\?token=[\w-]{43}$/)
    await expectAccessible(page)
    await expect(page.getByRole('dialog')).toContainText('the message is kept in the outbox')
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Invite user' })).toBeFocused()
  })

  await test.step('the list has refreshed', async () => {
    const cells = userRow(page, newcomer).getByRole('cell')
    await expect(cells.nth(0)).toHaveText('No name yet')
    await expect(cells.nth(2)).toHaveText('event coordinator')
    await expect(cells.nth(3)).toHaveText('Invited')
  })

  await test.step('the message leads to the account', async () => {
    const mail = await waitForMailTo(newcomer)
    expect(mail.subject).toMatch(/^You are invited to the .+ portal$/)
    await visitor.goto(mail.link ?? '')
    await expect(visitor.getByLabel('Email')).toHaveValue(newcomer)
    await expect(visitor.getByLabel('Email')).not.toBeEditable()
    await expect(visitor).toHaveURL('/admin/accept-invite')
    await visitor.getByRole('button', { name: 'Create account' }).click()
    await expect(visitor.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
    await fillNewPassword(visitor, { name: 'Ana Reyes', password: PASSWORD }, 'purple silk')
    await visitor.getByRole('button', { name: 'Create account' }).click()
    await expect(visitor.getByLabel('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    )
    await fillNewPassword(visitor, { password: PASSWORD })
    await visitor.getByRole('button', { name: 'Create account' }).click()
    await expect(visitor).toHaveURL('/admin/login')
    await expectToast(visitor, 'Account created', 'Sign in with your new password.')
  })

  await test.step('first sign-in, the address is filled in', async () => {
    await expect(visitor.getByLabel('Email')).toHaveValue(newcomer)
    await visitor.getByLabel('Password').fill(PASSWORD)
    await visitor.getByRole('button', { name: 'Sign in' }).click()
    await expect(visitor).toHaveURL('/admin')
    const sidebar = await openSidebar(visitor, isPhone)
    await expect(sidebar.getByText('Ana Reyes')).toBeVisible()
    await expect(sidebar.getByText('event coordinator')).toBeVisible()
  })

  await test.step('and the list knows them', async () => {
    await page.reload()
    const cells = userRow(page, newcomer).getByRole('cell')
    await expect(cells.nth(0)).toHaveText('Ana Reyes')
    await expect(cells.nth(3)).toHaveText('Active')
  })
})

test('an invitation is sent again and cancelled', { tag: '@desktop' }, async ({
  page,
  staffApi,
  newcomer,
}) => {
  const { link } = await inviteStaff(staffApi, newcomer)
  await page.goto('/admin/users')

  const again = await chooseAccountAction(page, newcomer, 'Resend invitation')
  await expect(again).toContainText('Links sent before stop working.')
  await again.getByRole('button', { name: 'Resend invitation' }).click()
  await expectToast(page, 'Invitation sent', 'The invitation email has been sent successfully.')
  expect(await page.getByLabel('Invitation link').inputValue()).not.toBe(link)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(userMenu(page, newcomer)).toBeFocused()

  const cancel = await chooseAccountAction(page, newcomer, 'Cancel invitation')
  await cancel.getByRole('button', { name: 'Keep it' }).click()
  await expect(userRow(page, newcomer)).toHaveCount(1)
  await (await chooseAccountAction(page, newcomer, 'Cancel invitation'))
    .getByRole('button', { name: 'Cancel invitation' })
    .click()
  await expectToast(
    page,
    'Invitation cancelled',
    `The link sent to ${newcomer} does not work any more.`,
  )
  await expect(userRow(page, newcomer)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('another role is given, and an account disabled and enabled, by mouse and by keyboard', {
  tag: '@desktop',
}, async ({ page, newMember }) => {
  const colleague = await newMember('event_coordinator')
  await page.goto('/admin/users')
  const dialog = await chooseAccountAction(page, colleague.email, 'Change role')
  await expect(dialog.getByRole('radio', { name: 'Event Coordinator' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Change role' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByText('Store Manager').click()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expectToast(page, 'Role changed', `${colleague.name} is now Store Manager.`)
  await expect(userRow(page, colleague.email).getByRole('cell').nth(2)).toHaveText('store manager')
  await expect(userMenu(page, colleague.email)).toBeFocused()

  const disable = await chooseAccountAction(page, colleague.email, 'Disable account')
  await expect(disable).toContainText(`${colleague.name} is signed out everywhere at once`)
  await expect(disable.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await disable.getByRole('button', { name: 'Disable account' }).click()
  await expectToast(page, 'Account disabled', `${colleague.name} is signed out everywhere.`)
  const status = userRow(page, colleague.email).getByRole('cell').nth(3)
  await expect(status).toHaveText('Disabled')

  await (await chooseAccountAction(page, colleague.email, 'Enable account'))
    .getByRole('button', { name: 'Enable account' })
    .click()
  await expectToast(page, 'Account enabled', `${colleague.name} can sign in again.`)
  await expect(status).toHaveText('Active')

  await test.step('by keyboard', async () => {
    await userMenu(page, colleague.email).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeFocused()
    // Leaves out axe's rule `region`, because an open menu is outside all landmarks.
    await expectAccessible(page, ['region'])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Store Manager' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Event Coordinator' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Change role' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Role changed', `${colleague.name} is now Event Coordinator.`)
    await expect(userMenu(page, colleague.email)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Disable account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog', { name: /^Disable the account of/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(userMenu(page, colleague.email)).toBeFocused()
  })
})

test('menus stand only where something may be done', { tag: '@desktop' }, async ({
  member,
  sharedMember,
  signedIn,
}) => {
  const admin = await sharedMember('admin')
  const coordinator = await sharedMember('event_coordinator')

  const theirs = await signedIn(admin)
  await theirs.goto('/admin/users')
  const cell = (name: string | RegExp) =>
    userRow(theirs, coordinator.email).getByRole('cell', { name, exact: true })
  for (const text of [coordinator.name, 'event coordinator', 'Active']) {
    await expect(cell(text)).toBeVisible()
  }
  await expect(cell(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(userRow(theirs, member.email)).toHaveCount(1)
  await expect(userMenu(theirs, coordinator.email)).toBeVisible()
  await expect(userMenu(theirs, admin.email)).toHaveCount(0)
  await expect(userMenu(theirs, member.email)).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Invite user' }).click()
  await expect(theirs.getByRole('radio')).toHaveCount(3)
  await expect(theirs.getByRole('radio', { name: 'Super Admin' })).toHaveCount(0)
  await theirs.keyboard.press('Escape')
  const roles = await chooseAccountAction(theirs, coordinator.email, 'Change role')
  await expect(roles.getByRole('radio', { name: 'Super Admin' })).toHaveCount(0)

  const reader = await signedIn(coordinator)
  await reader.goto('/admin/users')
  await expect(userRow(reader, admin.email)).toBeVisible()
  await expect(reader.getByRole('button', { name: /^Actions for / })).toHaveCount(0)
  await expect(reader.getByRole('button', { name: 'Invite user' })).toHaveCount(0)
  await expect(reader.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
})
