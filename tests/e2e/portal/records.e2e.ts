import { expect, staffTest as test } from '../../support/e2e/fixtures'

test('a record is corrected, compared and merged, and another comes in meanwhile', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Camp', [
    { label: 'Full name', fieldType: 'text', isRequired: true },
    { label: 'Email', fieldType: 'email' },
    { label: 'Note', fieldType: 'text' },
  ])
  const first = await forms.register(form, { 'Full name': 'Ana Reyse', Email: 'ana@camp.test' })
  const second = await forms.register(form, {
    'Full name': 'Ana Reyes',
    Email: 'ana@camp.test',
    Note: 'Window seat',
  })
  await page.goto(`/admin/submissions/${first.id}?form=${form.id}`)
  const details = page.getByRole('dialog', { name: `Submission Details #${first.id}` })

  await details.getByRole('button', { name: 'Correct Full name' }).click()
  const name = details.getByRole('textbox', { name: 'Full name' })
  await expect(name).toBeFocused()
  await name.fill(' ')
  await name.press('Enter')
  await expect(details.getByText('Full name is required')).toBeVisible()
  await name.fill('Ana R. Reyes')
  await name.press('Escape')
  await expect(details.getByText('Ana Reyse')).toBeVisible()
  await details.getByRole('button', { name: 'Correct Full name' }).click()
  await name.fill('Ana Reyes')
  await name.press('Enter')
  await expect(details.getByRole('list', { name: 'Earlier answers' })).toContainText('Ana Reyse')

  await details.getByText('1 other with this e-mail, phone or name').click()
  await details.getByRole('button', { name: `Compare with #${second.id}` }).click()
  const merging = page.getByRole('dialog', { name: 'One registration of two' })
  await expect(merging.getByRole('radio', { name: `Note of #${second.id}` })).toBeChecked()
  await merging.getByRole('button', { name: `Merge into #${first.id}` }).click()
  await expect(details.getByRole('button', { name: `Unmerge #${second.id}` })).toBeVisible()
  await expect(details.getByText('Window seat')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Showing 1 of')).toBeVisible()

  const third = await forms.register(form, { 'Full name': 'Cora Cruz' })
  const bar = page.getByRole('button', { name: '1 new' })
  await expect(bar).toBeVisible()
  await expect(page.locator(`#submission-${third.id}-row`)).toHaveCount(0)
  await bar.click()
  await expect(page.locator(`#submission-${third.id}-row`)).toBeVisible()
  await expect(bar).toHaveCount(0)
})
