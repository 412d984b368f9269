import { test as base, expect, type Page } from 'playwright/test'
import { findLoopbackPort } from '@/runtime/ports'
import { makePreparedFolder, removeDataFolder } from '../../support/data-folder'
import { refuse } from '../../support/e2e/network'
import { whenScriptListens } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'
import { type Product, startProduct } from '../../support/product'

/** A database can be set up only once, so this test has its own product. */
const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on
  product: async ({}, use) => {
    const dataDir = makePreparedFolder()
    const product = await startProduct({ port: await findLoopbackPort(), dataDir })
    await use(product)
    await product.stop()
    removeDataFolder(dataDir)
  },
  baseURL: async ({ product }, use) => use(product.address),
})

const FOUNDER = { name: 'Lydia Reyes', email: 'lydia@movement.test', password: 'purple linen' }

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const main = (page: Page) => page.getByRole('main')
const tile = (page: Page, name: RegExp) => main(page).getByRole('link', { name })
/** Returns the tile together with the note below it. */
const card = (page: Page, name: RegExp) => tile(page, name).locator('..')

async function fillSetup(page: Page, password: string, confirmation: string) {
  await field(page, 'Name').fill(FOUNDER.name)
  await field(page, 'Email').fill(FOUNDER.email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(confirmation)
}

test('a new portal is set up once and starts empty', async ({ page, product }) => {
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
    await page.goto('/admin/setup')
  })

  for (const width of [1440, 390]) {
    await test.step(`messages under the fields, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.reload()
      await whenScriptListens(create)
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
  }

  // From here on at phone width.
  await test.step('a failure that nobody explains', async () => {
    const refusal = await refuse(page, '**/api/admin/setup', { method: 'POST', error: null })
    await fillSetup(page, FOUNDER.password, FOUNDER.password)
    await create.click()
    await expectToast(page, 'Error', 'Failed to create admin account.')
    await refusal.stop()
  })

  await test.step('success, and 1.5 s later the sign-in page', async () => {
    await page.clock.install()
    await page.reload()
    await whenScriptListens(create)
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
    await page.goto('/admin/submissions')
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
    await page.goto('/admin')
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
})
