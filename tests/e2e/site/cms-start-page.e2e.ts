import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'

test('the start page of the panel leads to what the site waits for', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Delegates')
  await page.goto('/cms')
  const next = page.getByRole('region', { name: 'Next things' })
  await expect(
    next.getByText('“Register” on the Celebrations page leads nowhere yet.'),
  ).toBeVisible()
  await next.getByRole('link', { name: 'Choose its registration form' }).click()
  const field = page.locator('#field-march__form')
  await waitForReact(page.getByRole('button', { name: 'Publish changes' }))
  await page.getByRole('button', { name: 'National worship celebration (March)' }).click()
  await field.getByRole('combobox').click()
  await field.getByRole('combobox').fill(form.name)
  await expect(field.getByRole('option', { name: form.name })).toBeVisible()
})
