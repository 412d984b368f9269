import { test as base } from 'playwright/test'
import { findLoopbackPort } from '@/runtime/ports'
import { makePreparedFolder, removeDataFolder } from '../data-folder'
import { mailServerUrl } from '../peers/smtp-server'
import { type Product, startProduct } from '../product'
import { waitForPortal } from './opened'

export const FOUNDER = {
  name: 'Lydia Reyes',
  email: 'lydia@movement.test',
  password: 'purple linen',
} as const

interface Sending extends Product {
  dataDir: string
  /** The port at which the product expects its mail server. */
  mailPort: number
}

/**
 * A product that only the tests of the project "own product" use: a portal can be set up only once,
 * a rule of a role applies to everybody of it, and the product of the other tests writes messages
 * to a folder. Started once, because a start takes as long as three tests.
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
    // The first start may have to build.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  context: async ({ context }, use) => {
    waitForPortal(context)
    await use(context)
  },
})
