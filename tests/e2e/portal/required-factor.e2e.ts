import { test as base, expect, type Page } from 'playwright/test'
import { ROLES, type Role } from '@/lib/access'
import { findLoopbackPort } from '@/runtime/ports'
import { makePreparedFolder, removeDataFolder } from '../../support/data-folder'
import { expectAccessible } from '../../support/e2e/axe'
import { openProductDatabase } from '../../support/e2e/database'
import {
  makePasskey,
  plugInAuthenticator,
  readRecoveryCodes,
  setUpApp,
} from '../../support/e2e/factors'
import { fillSignIn, openSignIn } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'
import { type Product, runCommand, startProduct } from '../../support/product'

const FOUNDER = { name: 'Lydia Reyes', email: 'lydia@movement.test', password: 'purple linen' }

/** The rule applies to everybody of a role, so this test has its own product. */
const test = base.extend<{ product: Product & { dataDir: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on
  product: async ({}, use) => {
    const dataDir = makePreparedFolder()
    const product = await startProduct({ port: await findLoopbackPort(), dataDir })
    await use({ ...product, dataDir })
    await product.stop()
    removeDataFolder(dataDir)
  },
  baseURL: async ({ product }, use) => use(product.address),
})

const emailOf = (role: Role) => `${role.replace('_', '-')}@movement.test`

/** Creates one member of every role, with the founder's password. */
async function makeStaff(dataDir: string): Promise<void> {
  const database = openProductDatabase(dataDir)
  for (const role of ROLES) {
    await database.query(
      `insert into admin_users (name, email, role, status, salt, hash)
       select $1, $2, $3, 'active', salt, hash from admin_users where email = $4`,
      [`Maria ${role}`, emailOf(role), role, FOUNDER.email],
    )
  }
  // A new portal has rules that begin after a week; here a super admin sets them at once.
  await database.query('delete from staff_factor_roles')
  await database.end()
}

const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
const enrolment = (page: Page) => page.getByRole('heading', { name: 'Set up a second factor' })

async function signInAs(page: Page, email: string) {
  await page.context().clearCookies()
  await openSignIn(page)
  await fillSignIn(page, email, FOUNDER.password)
}

test('roles that need a second factor', async ({ page, product, request }) => {
  await request.post('/api/admin/setup', { data: FOUNDER })
  await makeStaff(product.dataDir)
  await signInAs(page, FOUNDER.email)
  await isIn(page)

  await test.step('a super admin switches them on, and is led through it first', async () => {
    await page.goto('/admin/users')
    const rules = page.getByRole('region', { name: 'Who needs a second factor' })
    await expect(rules.getByText('0 of 2 have one')).toBeVisible()
    await expectAccessible(page)
    for (const name of ['Admin', 'Store Manager', 'Super Admin']) {
      await rules
        .getByRole('switch', { name: `${name} needs`, exact: false })
        .last()
        .click()
      if (name !== 'Super Admin') await expectToast(page, 'Success', 'The rule counts from now on.')
      if (name !== 'Super Admin') await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await expect(enrolment(page)).toBeVisible()
    await expectAccessible(page)
    await setUpApp(page, FOUNDER.password)
    await readRecoveryCodes(page)
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
    await expect(rules.getByText('1 of 2 have one')).toBeVisible()
  })

  await plugInAuthenticator(page)
  // Every role is shut out alike, which the API tests prove; here one each by passkey and by app.
  for (const [role, width] of [
    ['store_manager', 390],
    ['admin', 1440],
  ] as const) {
    await test.step(`a ${role} sets one up before anything else, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs(page, emailOf(role))
      await expect(enrolment(page)).toBeVisible()
      for (const path of ['/admin/forms', ...(width === 390 ? ['/admin/account', '/cms'] : [])]) {
        await page.goto(path)
        await expect(enrolment(page)).toBeVisible()
      }
      if (width === 390) {
        await setUpApp(page, FOUNDER.password)
      } else {
        await makePasskey(page, 'Laptop', FOUNDER.password)
      }
      await readRecoveryCodes(page)
      await expect(enrolment(page)).toHaveCount(0)
      await page.goto('/admin')
      await isIn(page)
    })
  }

  await test.step('a command on the machine helps where nobody else can', async () => {
    const settings = { DATA_DIR: product.dataDir }
    const unknown = runCommand('reset-factor', ['nobody@movement.test'], settings)
    expect(await unknown.ended).toBe(1)
    expect(unknown.output()).toContain('nobody@movement.test: User not found')
    const reset = runCommand('reset-factor', [FOUNDER.email], settings)
    expect(await reset.ended, reset.output()).toBe(0)
    expect(reset.output()).toContain(`${FOUNDER.email} is signed out everywhere`)
    await signInAs(page, FOUNDER.email)
    // The rule still applies, so another factor must be set up.
    await expect(enrolment(page)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
  })
})
