import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { refuseRequests } from '../../support/e2e/network'
import { expectToast } from '../../support/e2e/toasts'

const NAME = { label: 'Full name', fieldType: 'text' } as const

test('the list keeps its rows when the next page, a filter or a refresh fails', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  for (let at = 1; at <= 12; at++) await forms.register(form, { 'Full name': `Ana ${at}` })
  await page.goto(`/admin/submissions?form=${form.id}`)
  const rows = page.getByRole('row').filter({ hasText: 'Ana' })
  await expect(rows).toHaveCount(10)
  const list = await refuseRequests(page, /\/api\/admin\/submissions\?/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const line = page.getByText('These rows are the ones from before')
  await expect(line).toBeVisible()
  await expect(rows).toHaveCount(10)
  await expectAccessible(page)
  await list.stop()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows).toHaveCount(2)
  await expect(line).toHaveCount(0)
})

test('changes of many rows that did not arrive are kept beyond their toast', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  const made = [
    await forms.register(form, { 'Full name': 'Ana' }),
    await forms.register(form, { 'Full name': 'Ben' }),
  ]
  await page.goto(`/admin/submissions?form=${form.id}`)
  const status = ({ id }: { id: number }) =>
    page.getByRole('button', { name: `Status of registration ${id}` })
  const [statuses, bin] = [
    await refuseRequests(page, /\/api\/admin\/submissions$/, { method: 'PUT' }),
    await refuseRequests(page, /\/api\/admin\/submissions\/delete$/, { method: 'POST' }),
  ]
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Set status' }).click()
  await page.getByRole('menuitem', { name: 'Contacted' }).click()
  await expectToast(page, 'Error', 'Failed to update submission status')
  const unsent = page.getByRole('status').filter({ hasText: 'did not arrive.' })
  await expect(unsent).toContainText('1 change did not arrive.')

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(unsent).toContainText('1 change did not arrive.')
  await expectAccessible(page)
  await statuses.stop()
  await unsent.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'Success', 'Status of 2 registrations updated')
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(`/admin/submissions?form=${form.id}`)
  for (const one of made) await expect(status(one)).toHaveText('Contacted')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(unsent).toContainText('1 change did not arrive.')
  await bin.stop()
  await unsent.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('2 selected')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toHaveCount(0)
})
