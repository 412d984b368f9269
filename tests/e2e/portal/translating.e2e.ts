import { paths } from '@/lib/paths'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { hold } from '../../support/e2e/network'
import { expectToast } from '../../support/e2e/toasts'

test('a refused translation says which text, and a form saved meanwhile loses nothing', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await page.goto(`/admin/forms/${form.id}/translate`)
  const label = page.getByRole('group', { name: 'Full name' }).getByLabel('Label')
  const save = page.getByRole('button', { name: 'Save translation' })

  // Makes it possible to type a text that is too long.
  await label.evaluate((input) => input.removeAttribute('maxlength'))
  await label.fill('Pangalan '.repeat(100))
  await save.click()
  await expect(label).toHaveAccessibleDescription(/Please keep this under \d+ characters/)
  await expect(label).toBeFocused()
  await label.fill('Buong pangalan')
  await expect(label).not.toHaveAccessibleDescription(/Please/)

  const meanwhile = await forms.saveFields(form, [
    ...form.fields,
    { label: 'Age', fieldType: 'number' },
  ])
  await save.click()
  const keep = page.getByRole('button', { name: 'Keep what I typed' })
  await keep.click()
  await expect(keep).toHaveCount(0)
  await expect(label).toHaveValue('Buong pangalan')
  await expect(page.getByRole('group', { name: 'Age' })).toBeVisible()
  await save.click()
  await expectToast(page, 'Success', 'Translation saved')
  await page.reload()
  await expect(label).toHaveValue('Buong pangalan')

  await label.fill('Pangalan')
  await forms.saveFields(form, meanwhile.fields.slice(0, 1))
  await save.click()
  await page.getByRole('button', { name: 'Load their version' }).click()
  await expect(label).toHaveValue('Buong pangalan')
  await expect(keep).toHaveCount(0)

  const saving = await hold(page, `**${paths.api.formTranslation(form.id, 'fil')}`)
  await label.fill('Pangalan')
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  // What is typed while the request runs stays.
  await label.fill('Pangalan mo')
  saving.release()
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(label).toHaveValue('Pangalan mo')
})
