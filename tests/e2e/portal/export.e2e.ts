import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { readWorkbookRows } from '../../support/e2e/downloads'
import { unfoldFilters } from '../../support/e2e/filters'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { refuseRequests } from '../../support/e2e/network'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS: readonly FieldInput[] = [
  { label: 'Answer', fieldType: 'textarea' },
  { label: 'Sessions', fieldType: 'checkbox', options: ['Morning', 'Evening'] },
]

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export to Excel' })

async function exportRows(page: Page) {
  const download = page.waitForEvent('download')
  await exportButton(page).click()
  return readWorkbookRows(await download)
}

test('the export is offered for one form with results, and has those that the filters leave', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const empty = await forms.create('Empty', FIELDS)
  const form = await forms.create('Retreat', FIELDS)
  for (const text of ['Ana', 'Ben', 'Anabel']) await forms.register(form, { Answer: text })
  await page.goto('/admin/submissions')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('e')
  await expectToast(page, 'Error', 'Please select a specific form to export')
  await expect(page.getByText(/^Showing \d+ of \d+ submissions$/)).toBeVisible()
  await expect(exportButton(page)).toHaveCount(0)
  await unfoldFilters(page)
  const choice = page.getByLabel('Form', { exact: true })
  await choice.selectOption(empty.name)
  await expect(page.getByText(/^Showing 0 of \d+ submissions$/)).toBeVisible()
  await expect(exportButton(page)).toHaveCount(0)
  await choice.selectOption(form.name)
  await expect(exportButton(page)).toBeVisible()
  await choice.blur()
  const download = page.waitForEvent('download')
  await page.keyboard.press('e')
  expect(await readWorkbookRows(await download)).toHaveLength(3)
  await page.getByLabel('Search').fill('ana')
  await expect(page.getByText(/^Showing 2 of \d+ submissions$/)).toBeVisible()
  expect((await exportRows(page)).map(({ Answer }) => Answer)).toEqual(['Ana', 'Anabel'])
})

test('a failed export says why; a long one can be cancelled', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', FIELDS)
  await forms.register(form, { Answer: 'Ana' })
  await page.goto(`/admin/submissions?form=${form.id}`)
  const address = '**/api/admin/submissions/export/*'
  const refusal = await refuseRequests(page, address, { error: 'The spreadsheet is too large.' })
  await exportButton(page).click()
  await expectToast(page, 'Error', 'The spreadsheet is too large.')
  await refusal.stop()
  await page.route(address, (route) => route.abort())
  await exportButton(page).click()
  await expectToast(page, 'Error', 'Failed to export submissions')
  await page.unroute(address)

  await page.route(address, () => {
    // Sends no response, so that the export goes on until it is cancelled.
  })
  await page.clock.install()
  await exportButton(page).click()
  const status = page.getByRole('status').filter({ hasText: 'Exporting 1 row' })
  const busy = page.getByRole('button', { name: 'Exporting...' })
  await expect(busy).toBeVisible()
  await page.clock.runFor(1000)
  await expect(status).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expectToast(page, 'Export cancelled', 'No file was saved.')
  await expect(status).toHaveCount(0)
  await expect(exportButton(page)).toBeFocused()
  await page.unroute(address)
  expect(await exportRows(page)).toHaveLength(1)

  await page.route(address, () => {
    // Sends no response here either.
  })
  const stopped = page.waitForEvent('requestfailed', (request) => /\/export\//.test(request.url()))
  await exportButton(page).click()
  await expect(busy).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await stopped
})
