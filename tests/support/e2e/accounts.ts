import type { APIRequestContext, Locator, Page } from 'playwright/test'
import type { InvitedMember } from '@/features/staff/schema'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import type { ParsedMail } from '../peers/mail'
import { waitForMail } from '../peers/outbox'
import { expect, staffTest } from './fixtures'

interface AccountFixtures {
  /** An unused email address. Its account, if one is created, is removed when the test ends. */
  newcomer: string
}

export const test = staffTest.extend<AccountFixtures>({
  newcomer: async ({ tag, database }, use) => {
    const email = `newcomer-${tag}@movement.test`
    await use(email)
    await database.query('delete from admin_users where email = $1', [email])
  },
})

export { expect } from './fixtures'

export async function inviteStaff(
  api: APIRequestContext,
  email: string,
  role: Role = 'event_coordinator',
): Promise<InvitedMember & { link: string }> {
  const response = await api.post(paths.api.invite, { data: { email, role } })
  if (response.status() !== 201) throw new Error(await response.text())
  return response.json()
}

export function waitForMailTo(email: string, count = 1, withinMs?: number): Promise<ParsedMail> {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('tests/support/e2e/product.ts sets E2E_DATA_DIR')
  return waitForMail(dataDir, email, count, withinMs)
}

export const userRow = (page: Page, email: string): Locator =>
  page.getByRole('row').filter({ hasText: email })

export const userMenu = (page: Page, email: string): Locator =>
  userRow(page, email).getByRole('button', { name: /^Actions for / })

export async function chooseAccountAction(
  page: Page,
  email: string,
  item: string,
): Promise<Locator> {
  await userMenu(page, email).click()
  await page.getByRole('menuitem', { name: item }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillNewPassword(
  page: Page,
  { name, password }: { name?: string; password: string },
  confirmation = password,
): Promise<void> {
  if (name !== undefined) await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel(/^(New p|P)assword$/).fill(password)
  await page.getByLabel(/^Confirm/).fill(confirmation)
}
