import { type BrowserContext, expect } from 'playwright/test'

export async function expectNoCspViolations(
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
