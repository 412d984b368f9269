import { expect, type Page } from 'playwright/test'
import { ROLES, type Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { openProductDatabase } from '../../support/e2e/database'
import {
  addVirtualAuthenticator,
  makePasskey,
  readRecoveryCodes,
  setUpAuthenticatorApp,
} from '../../support/e2e/factors'
import { FOUNDER, test } from '../../support/e2e/own-product'
import { waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'
import { runCommand } from '../../support/product'

const emailOf = (role: Role) => `${role.replace('_', '-')}@movement.test`

async function makeStaff(dataDir: string): Promise<void> {
  const database = openProductDatabase(dataDir)
  await database.query('delete from admin_users where email <> $1', [FOUNDER.email])
  for (const role of ROLES) {
    await database.query(
      `insert into admin_users (name, email, role, status, salt, hash)
       select $1, $2, $3, 'active', salt, hash from admin_users where email = $4`,
      [`Maria ${role}`, emailOf(role), role, FOUNDER.email],
    )
  }
  await database.query('delete from staff_factor_roles')
  await database.end()
}

const enrolment = (page: Page) => page.getByRole('heading', { name: 'Set up a second factor' })

async function signInAs(page: Page, email: string) {
  await page.context().clearCookies()
  const data = { email, password: FOUNDER.password }
  expect((await page.request.post(paths.api.login, { data })).ok()).toBe(true)
}

test('roles that need a second factor', async ({ page, product, request }) => {
  // The request is refused if another test has already created the founder.
  await request.post('/api/admin/setup', { data: FOUNDER })
  await makeStaff(product.dataDir)
  await signInAs(page, FOUNDER.email)

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
      if (name !== 'Super Admin')
        await expectToast(page, 'Success', 'The rule applies from now on.')
      if (name !== 'Super Admin') await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await expect(enrolment(page)).toBeVisible()
    await expectAccessible(page)
    await setUpAuthenticatorApp(page, FOUNDER.password)
    await readRecoveryCodes(page)
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
    await expect(rules.getByText('1 of 2 have one')).toBeVisible()
  })

  await addVirtualAuthenticator(page)
  for (const [role, width] of [
    ['store_manager', 390],
    ['admin', 1440],
  ] as const) {
    await test.step(`a ${role} sets one up before anything else, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs(page, emailOf(role))
      for (const path of width === 390 ? ['/cms', '/admin/account', '/admin/forms'] : ['/admin']) {
        await page.goto(path)
        await expect(enrolment(page)).toBeVisible()
      }
      if (width === 390) {
        await setUpAuthenticatorApp(page, FOUNDER.password)
      } else {
        await makePasskey(page, 'Laptop', FOUNDER.password)
      }
      await readRecoveryCodes(page)
      await expect(enrolment(page)).toHaveCount(0)
      const screen = width === 390 ? 'Event Forms' : 'Dashboard'
      await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
    })
  }

  await test.step('a command on the machine helps where nobody else can', async () => {
    const settings = { DATA_DIR: product.dataDir }
    const reset = runCommand('reset-factor', [FOUNDER.email], settings)
    expect(await reset.ended, reset.output()).toBe(0)
    expect(reset.output()).toContain(`${FOUNDER.email} is signed out everywhere`)
    await signInAs(page, FOUNDER.email)
    await page.goto('/admin')
    await expect(enrolment(page)).toBeVisible()
    const logout = page.getByRole('button', { name: 'Logout' })
    await waitForReact(logout)
    await logout.click()
    await expect(page).toHaveURL('/admin/login')
  })
})
