import { test as base, expect, type Page } from 'playwright/test'
import { paths } from '@/lib/paths'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../../support/condition'
import { makePreparedFolder, removeDataFolder } from '../../support/data-folder'
import { fillNewPassword, userRow } from '../../support/e2e/accounts'
import { openProductDatabase } from '../../support/e2e/database'
import { openSidebar } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'
import { type MailServer, mailServerUrl, startMailServer } from '../../support/peers/smtp-server'
import { type Product, startProduct } from '../../support/product'

const FOUNDER = { name: 'Lydia Reyes', email: 'lydia@movement.test', password: 'purple linen' }
const PASSWORD = 'purple linen 9'

/** A retry comes within 10 s, so this leaves room. */
const RETRIED_WITHIN_MS = 30_000

interface Sending extends Product {
  dataDir: string
  /** The port at which the product expects its mail server. */
  mailPort: number
}

/** A product that sends mail; the others of this suite write messages to a folder. */
const test = base.extend<{ product: Sending }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on
  product: async ({}, use) => {
    const [dataDir, port, mailPort] = [
      makePreparedFolder(),
      await findLoopbackPort(),
      await findLoopbackPort(),
    ]
    const settings = {
      SMTP_URL: mailServerUrl(mailPort),
      MAIL_FROM: 'One Name Portal <portal@example.org>',
    }
    const product = await startProduct({ port, dataDir, settings })
    await use({ ...product, dataDir, mailPort })
    await product.stop()
    removeDataFolder(dataDir)
  },
  baseURL: async ({ product }, use) => use(product.address),
})

async function invite(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite user' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast(page, 'Invitation sent', 'The invitation email has been sent successfully.')
  // When a message carries the link, only the newcomer gets it.
  await expect(page.getByLabel('Invitation link')).toHaveCount(0)
  await expect(userRow(page, email)).toContainText('Invited')
}

/** Follows the link in the message until the portal is open. */
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

test('an invitation goes through the mail server to the first sign-in, even when it is down at first', async ({
  page,
  browser,
  product,
}) => {
  expect((await page.request.post(paths.api.setup, { data: FOUNDER })).status()).toBe(201)
  expect((await page.request.post(paths.api.login, { data: FOUNDER })).status()).toBe(200)
  const newcomer = async () => (await browser.newContext({ baseURL: product.address })).newPage()
  const { mailPort: port } = product

  await test.step('it is down, then it comes back', async () => {
    await invite(page, 'ben@movement.test')
    const database = openProductDatabase(product.dataDir)
    await waitUntil('an attempt that failed', async () => {
      const waiting = `select from jobs.job where name = 'mail.send' and state = 'retry'`
      return (await database.query(waiting)).rowCount === 1
    })
    await database.end()
    const server = await startMailServer({ port })
    await waitUntil('the message', () => server.mails.length > 0, RETRIED_WITHIN_MS)
    await join(await newcomer(), server, 'ben@movement.test', 'Ben Santos')
    expect(server.mails).toHaveLength(1)
    await server.close()
  })

  await page.reload()
  await expect(userRow(page, 'Ben Santos')).toContainText('Active')
})
