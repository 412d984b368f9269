import { type BrowserContext, expect } from 'playwright/test'

/**
 * Every page of every test keeps to its policy: what a page's Content Security Policy refuses, the
 * browser says in the console, whichever tab it is in.
 */
export async function whileKeepingPolicy(
  context: BrowserContext,
  use: () => Promise<void>,
): Promise<void> {
  const refused: string[] = []
  context.on('console', (message) => {
    if (!/content security policy/i.test(message.text())) return
    refused.push(`${message.page()?.url()}: ${message.text()}`)
  })
  await use()
  expect(refused, 'what the policy of the pages has refused').toEqual([])
}
