import { expect, type Page } from 'playwright/test'
import { waitUntil } from '../../support/condition'
import { fillNewPassword, userRow } from '../../support/e2e/accounts'
import { openProductDatabase } from '../../support/e2e/database'
import { refuseRequests } from '../../support/e2e/network'
import { FOUNDER, test } from '../../support/e2e/own-product'
import { openSidebar, waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'
import { type MailServer, startMailServer } from '../../support/peers/smtp-server'

const PASSWORD = 'purple linen 9'

/** The worker retries a message within 10 seconds. The other 20 seconds are for slow machines. */
const RETRIED_WITHIN_MS = 30_000

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const main = (page: Page) => page.getByRole('main')
const tile = (page: Page, name: RegExp) => main(page).getByRole('link', { name })
const card = (page: Page, name: RegExp) => tile(page, name).locator('..')

async function fillSetup(page: Page, password: string, confirmation: string) {
  await field(page, 'Name').fill(FOUNDER.name)
  await field(page, 'Email').fill(FOUNDER.email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(confirmation)
}

async function invite(page: Page, email: string): Promise<void> {
  await (await openSidebar(page, false)).getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite user' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast(page, 'Invitation sent', 'The invitation email has been sent successfully.')
  await expect(page.getByLabel('Invitation link')).toHaveCount(0)
  await expect(userRow(page, email)).toContainText('Invited')
}

async function join(page: Page, { mails }: MailServer, email: string, name: string) {
  const mail = mails.find(({ to }) => to === email)
  expect(mail).toMatchObject({ from: 'One Name Portal <portal@example.org>' })
  await page.goto(mail?.link ?? '')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillNewPassword(page, { name, password: PASSWORD })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin')
  await expect((await openSidebar(page, false)).getByText(name)).toBeVisible()
}

test('a new portal is set up once, starts empty, and invites by mail', async ({
  page,
  browser,
  product,
}) => {
  const create = page.getByRole('button', { name: 'Create account' })

  await test.step('every way in leads to the setup', async () => {
    await page.goto('/cms')
    await expect(page).toHaveURL('/admin/setup')
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
    await page.getByRole('link', { name: 'Set up the portal' }).click()
    await expect(page).toHaveURL('/admin/setup')
    await expect(page.getByRole('heading', { name: 'Set up the portal' })).toBeVisible()
  })

  await test.step('from elsewhere it asks for the code that the start has printed', async () => {
    await page.setExtraHTTPHeaders({ via: '1.1 proxy' })
    await page.goto('/admin/setup')
    await field(page, 'Setup code').fill('not this one')
    await fillSetup(page, FOUNDER.password, FOUNDER.password)
    await create.click()
    await expect(field(page, 'Setup code')).toHaveAccessibleDescription(/needs the code/)
    await page.goto('/admin/setup?code=cut-off')
    await fillSetup(page, FOUNDER.password, FOUNDER.password)
    await create.click()
    await expect(field(page, 'Setup code')).toHaveAccessibleDescription(/needs the code/)
    await expect(field(page, 'Setup code')).toBeFocused()
    const printed = /open http:\/\/localhost:\d+(\/admin\/setup\?code=[\da-f]+)/.exec(
      product.output(),
    )
    await page.goto(printed?.[1] ?? '')
    await expect(page).toHaveURL('/admin/setup')
    await expect(field(page, 'Name')).toBeVisible()
    await expect(field(page, 'Setup code')).toHaveCount(0)
    await page.setExtraHTTPHeaders({})
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('messages under the fields', async () => {
    await create.click()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    )
    await fillSetup(page, FOUNDER.password, 'purple silk')
    await create.click()
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    )
    await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid', 'true')
    await fillSetup(page, 'seven 7', 'seven 7')
    await create.click()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    )
  })

  await test.step('a failure that nobody explains', async () => {
    const refusal = await refuseRequests(page, '**/api/admin/setup', {
      method: 'POST',
      error: null,
    })
    await fillSetup(page, FOUNDER.password, FOUNDER.password)
    await create.click()
    await expectToast(page, 'Error', 'Failed to create admin account.')
    await refusal.stop()
  })

  await test.step('success, and 1.5 s later the sign-in page', async () => {
    await page.clock.install()
    await page.reload()
    await waitForReact(create)
    await fillSetup(page, FOUNDER.password, FOUNDER.password)
    await page.clock.pauseAt(Date.now() + 60_000)
    await create.click()
    await expectToast(page, 'Success', 'Admin account created. Taking you to the sign-in page.')
    await page.clock.runFor(1499)
    await expect(page).toHaveURL('/admin/setup')
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page).toHaveURL('/admin/login')
  })

  await test.step('sign in', async () => {
    await field(page, 'Email').fill(FOUNDER.email)
    await field(page, 'Password').fill(FOUNDER.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admin')
  })

  await test.step('the dashboard counts what is there', async () => {
    await expect(card(page, /^Users/)).toHaveText('Users11 active')
    await expect(card(page, /^Event Forms/)).toHaveText('Event Forms00 active')
    await expect(card(page, /^Submissions/)).toHaveText('Submissions00 new')
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await expect(activity.getByRole('listitem')).toHaveText([/^Lydia Reyes set up the portal/])
  })

  await test.step('the lists are empty', async () => {
    await tile(page, /^Event Forms/).click()
    await expect(main(page).getByText('No forms yet')).toBeVisible()
    await page.goBack()
    await tile(page, /^Submissions/).click()
    await expect(main(page).getByText('No submissions yet')).toBeVisible()
    await expect(main(page).getByText('No one has submitted any forms yet')).toBeVisible()
  })

  await test.step('a form and a registration are counted', async () => {
    const data = { name: 'Prayer Night', slug: 'prayer-night', description: null }
    const created = await page.request.post('/api/admin/forms', { data })
    expect(created.status()).toBe(201)
    const fields = { fields: [{ label: 'Name', fieldType: 'text' }] }
    const { id } = await created.json()
    const saved = await page.request.post(`/api/admin/forms/${id}/fields`, { data: fields })
    const answers = { data: { data: { [(await saved.json()).fields[0].id]: 'Ana' } } }
    const sent = await page.request.post('/api/forms/prayer-night/submit', answers)
    expect(sent.status()).toBe(201)
    await page.goBack()
    await expect(card(page, /^Event Forms/)).toHaveText('Event Forms11 active')
    await expect(card(page, /^Submissions/)).toHaveText('Submissions11 new')
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await expect(activity.getByRole('listitem').first()).toHaveText(
      /^A visitor submitted Prayer Night \(#1\)/,
    )
  })

  await test.step('a second setup is refused', async () => {
    await page.goto('/admin/setup')
    await expect(page.getByRole('heading')).toHaveText('The portal is already set up')
    await expect(create).toHaveCount(0)
    const again = await page.request.post('/api/admin/setup', { data: FOUNDER })
    expect(again.status()).toBe(409)
    await page.getByRole('link', { name: 'Go to sign in' }).click()
    await expect(page).toHaveURL('/admin')
  })

  await test.step('an invitation waits for the mail server, and leads to a first sign-in', async () => {
    await page.setViewportSize({ width: 1440, height: 844 })
    await invite(page, 'ben@movement.test')
    const database = openProductDatabase(product.dataDir)
    await waitUntil('an attempt that failed', async () => {
      const waiting = `select from jobs.job where name = 'mail.send' and state = 'retry'`
      return (await database.query(waiting)).rowCount === 1
    })
    await database.end()
    const server = await startMailServer({ port: product.mailPort })
    await waitUntil('the message', () => server.mails.length > 0, RETRIED_WITHIN_MS)
    const newcomer = await (await browser.newContext({ baseURL: product.address })).newPage()
    await join(newcomer, server, 'ben@movement.test', 'Ben Santos')
    expect(server.mails).toHaveLength(1)
    await server.close()
    await page.reload()
    await expect(userRow(page, 'Ben Santos')).toContainText('Active')
  })
})
