import { paths } from '@/lib/paths'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { holdRequests } from '../../support/e2e/network'

test('a refused translation says which text, and what is typed while it is saved stays', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await page.goto(`/admin/forms/${form.id}/translate`)
  const label = page.getByRole('group', { name: 'Full name' }).getByLabel('Label')
  const save = page.getByRole('button', { name: 'Save translation' })

  // Removes the browser's limit, so that a text that is too long can be typed.
  await label.evaluate((input) => input.removeAttribute('maxlength'))
  await label.fill('Pangalan '.repeat(100))
  await save.click()
  await expect(label).toHaveAccessibleDescription(/Please keep this under \d+ characters/)
  await expect(label).toBeFocused()
  await label.fill('Buong pangalan')
  await expect(label).not.toHaveAccessibleDescription(/Please/)

  const saving = await holdRequests(page, `**${paths.api.formTranslation(form.id, 'fil')}`)
  await label.fill('Pangalan')
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await label.fill('Pangalan mo')
  saving.release()
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(label).toHaveValue('Pangalan mo')
})
