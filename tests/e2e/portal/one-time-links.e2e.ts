import {
  expect,
  fillNewPassword,
  inviteStaff,
  test,
  waitForMailTo,
} from '../../support/e2e/accounts'
import { expectAccessible } from '../../support/e2e/axe'
import { holdRequests, refuseRequests } from '../../support/e2e/network'
import { fillSignIn, openSignIn, waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const PASSWORD = 'purple linen 9'
const UNKNOWN = 'A'.repeat(43)

test.describe('an invitation', () => {
  test('whose link is unknown or used says what to do', { tag: '@desktop' }, async ({
    visitor: page,
    staffApi,
    newcomer,
    database,
  }) => {
    await page.goto(`/admin/accept-invite?token=${UNKNOWN}`)
    await expect(page.getByRole('heading')).toHaveText('This link does not work')
    await expect(
      page.getByText('This invitation link is not valid. Please ask for a new invitation.'),
    ).toBeVisible()
    await expect(page).toHaveURL('/admin/accept-invite')
    await expectAccessible(page)

    const { id, link } = await inviteStaff(staffApi, newcomer)
    await database.query('update staff_tokens set used_at = now() where user_id = $1', [id])
    await page.goto(link)
    await expect(
      page.getByText('This invitation has already been used. Please sign in instead.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Go to sign in' }).click()
    await expect(page).toHaveURL('/admin/login')
    await page.goto('/admin/accept-invite')
    await expect(page.getByRole('heading')).toHaveText('Open the link in your message')
  })

  test('waits, says when it cannot be read, and tries again', { tag: '@desktop' }, async ({
    visitor: page,
    staffApi,
    newcomer,
  }) => {
    const { link } = await inviteStaff(staffApi, newcomer)
    const address = '**/api/admin/invitations/check'
    const refusal = await refuseRequests(page, address, { method: 'POST' })
    const loading = await holdRequests(page, address)
    await page.goto(link)
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    loading.release()
    await expect(page.getByText('The invitation could not be read')).toBeVisible()
    await refusal.stop()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(newcomer)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a forgotten password', () => {
  test('is replaced by the link in the message', { tag: '@desktop' }, async ({
    visitor: page,
    newMember,
  }) => {
    const member = await newMember('store_manager')
    await openSignIn(page)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading')).toHaveText('Forgot your password?')
    const send = page.getByRole('button', { name: 'Send the link' })
    await send.click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expectAccessible(page)
    await page.getByLabel('Email').fill(member.email)
    await send.click()
    await expect(
      page.getByText(/^If there is an account for this address, we have sent a link/),
    ).toBeVisible()
    await expectAccessible(page)

    const mail = await waitForMailTo(member.email)
    await page.goto(mail.link ?? '')
    await expect(page).toHaveURL('/admin/reset-password')
    await fillNewPassword(page, { password: 'seven 7' })
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    )
    await expectAccessible(page)
    await fillNewPassword(page, { password: PASSWORD })
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expectToast(page, 'Password changed', 'Sign in with your new password.')
    await fillSignIn(page, member.email, PASSWORD)
    await expect(page).toHaveURL('/admin')
  })

  test('whose link is expired or missing can be asked for again', {
    tag: '@desktop',
  }, async ({ visitor: page, newMember, database }) => {
    const member = await newMember('store_manager')
    await page.request.post('/api/admin/password/forgot', { data: { email: member.email } })
    const { link } = await waitForMailTo(member.email)
    await database.query(
      `update staff_tokens set expires_at = now() - interval '1 minute' where user_id = $1`,
      [member.id],
    )
    await page.goto(link ?? '')
    await waitForReact(page.getByRole('button', { name: 'Change password' }))
    await fillNewPassword(page, { password: PASSWORD })
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('heading')).toHaveText('This link does not work')
    await expect(page.getByText('This link has expired. Please ask for a new one.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/admin/forgot-password')

    await page.goto('/admin/reset-password')
    await expect(page.getByRole('heading')).toHaveText('Open the link in your message')
  })
})
