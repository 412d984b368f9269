import { test as base } from 'playwright/test'
import { findLoopbackPort } from '@/runtime/ports'
import { makePreparedFolder, removeDataFolder } from '../data-folder'
import { mailServerUrl } from '../peers/smtp-server'
import { type RunningProduct, startProduct } from '../product'
import { waitForPortalOnLoad } from './opened'

export const FOUNDER = {
  name: 'Lydia Reyes',
  email: 'lydia@movement.test',
  password: 'purple linen',
} as const

interface Sending extends RunningProduct {
  dataDir: string
  /** The port of the mail server that the product sends to. A test starts this server. */
  mailPort: number
}

/**
 * Playwright's `test` on a separate product, because a portal can be set up only once, and
 * requiring a second factor affects all accounts of a role. The tests of a worker share the
 * product, because a start is slow.
 */
export const test = base.extend<object, { product: Sending }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on
    async ({}, use) => {
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
    // Without a finished build, the first start builds the product.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  context: async ({ context }, use) => {
    waitForPortalOnLoad(context)
    await use(context)
  },
})
