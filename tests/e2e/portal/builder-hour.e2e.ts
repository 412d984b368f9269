import type { Page } from 'playwright/test'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast } from '../../support/e2e/toasts'

const MOST = 18

/** The fields to build. The type `same` means Enter in the label of the previous field. */
const FIELDS = [
  { type: 'Text', label: 'Full name', isRequired: true },
  { type: 'same', label: 'Nickname' },
  { type: 'same', label: 'Church' },
  { type: 'Email', label: 'Email', isRequired: true },
  { type: 'Phone', label: 'Mobile number', isRequired: true },
  { type: 'Dropdown', label: 'Region', options: 'Luzon, Visayas, Mindanao' },
  { type: 'Checkbox', label: 'Sessions', options: 'Morning, Evening' },
  { type: 'Date', label: 'Birthday' },
  { type: 'Long Text', label: 'Prayer request' },
  { type: 'File Upload', label: 'Consent letter' },
]

async function countClicks(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const before = Number(sessionStorage.getItem('clicks') ?? 0)
        if (isTrusted) sessionStorage.setItem('clicks', `${before + 1}`)
      },
      { capture: true },
    ),
  )
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}

test(`a form with ten fields, its link and its code in ${MOST} clicks`, {
  tag: '@desktop',
}, async ({ page, context, tag }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clicks = await countClicks(page)
  const name = `Youth Camp ${tag}`
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Create a form' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByText('No fields yet')).toBeVisible()

  for (const { type, label, options, isRequired } of FIELDS) {
    if (type === 'same') await page.getByRole('textbox', { name: 'Label' }).press('Enter')
    else await page.getByRole('button', { name: type, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('')
    await page.keyboard.type(label)
    if (options) await page.getByRole('textbox', { name: 'Options' }).fill(options)
    if (isRequired) await page.getByRole('checkbox', { name: 'Required' }).click()
  }
  await page.getByRole('button', { name: 'Save Form' }).filter({ visible: true }).click()
  await expectToast(page, 'Success', 'Form saved successfully')

  const menu = page.getByRole('button', { name: `More for ${name}` }).filter({ visible: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expectToast(page, 'Success', /copied/i)
  await menu.click()
  await page.getByRole('menuitem', { name: 'QR code' }).click()
  const code = page.getByRole('dialog', { name: 'QR code' })
  await expect(code.getByRole('img', { name: /^QR code that opens http/ })).toBeVisible()

  const count = await clicks()
  test.info().annotations.push({ type: 'clicks', description: `${count}` })
  expect(count).toBeLessThanOrEqual(MOST)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(await (await page.request.get(link)).text()).toContain('Consent letter')
})
