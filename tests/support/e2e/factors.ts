import { TOTP } from 'otpauth'
import { expect, type Locator, type Page } from 'playwright/test'

const STEP_MS = 30_000

/** Returns the code that an authenticator app shows `steps` × 30 seconds from now. */
export const totpCodeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

export async function addVirtualAuthenticator(
  page: Page,
): Promise<{ refuse: () => Promise<void>; agree: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = async (isUserVerified: boolean) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
  return { refuse: () => verify(false), agree: () => verify(true) }
}

export const factorPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Second factor', exact: true })

export async function readRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  const rows = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const codes = await rows.allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toHaveCount(0)
  return codes
}

export async function setUpAuthenticatorApp(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const first = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await first.getByLabel('Your password').fill(password)
  await first.getByRole('button', { name: 'Continue' }).click()
  const scan = page.getByRole('dialog', { name: 'Scan this with your app' })
  await expect(scan.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible()
  const secret = await scan.getByLabel('Or enter this key').inputValue()
  await scan.getByLabel('Code', { exact: true }).fill(totpCodeOf(secret))
  await scan.getByRole('button', { name: 'Confirm' }).click()
  return secret
}

export async function makePasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of this passkey').fill(name)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}
