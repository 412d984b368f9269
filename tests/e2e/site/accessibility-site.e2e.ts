import type { FieldInput } from '@/features/forms/field-input'
import { FIELD_TYPE_TRAITS, FIELD_TYPES } from '@/features/forms/field-types'
import { expectAccessible } from '../../support/e2e/axe'
import { PDF } from '../../support/e2e/files'
import { expect, test } from '../../support/e2e/fixtures'
import { hold, refuse } from '../../support/e2e/network'
import { whenScriptListens } from '../../support/e2e/pages'
import { toasts } from '../../support/e2e/toasts'

/** One field of each kind; a ninth kind fails here until it is filled in below. */
const ALL_KINDS: FieldInput[] = FIELD_TYPES.map((fieldType) => ({
  label: `A ${FIELD_TYPE_TRAITS[fieldType].label}`,
  fieldType,
  isRequired: true,
  options: ['First option', 'Second option'],
}))

test('home, and a page that is not there', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Share Your Testimony' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expectAccessible(page)
})

test('every state of a registration', async ({ page, forms }) => {
  const form = await forms.create('Retreat', ALL_KINDS)
  const submit = page.getByRole('button', { name: /^Submit/ })
  await page.goto(`/forms/${form.slug}`)
  await whenScriptListens(submit)
  await expectAccessible(page)

  await submit.click()
  await expect(toasts(page)).toHaveCount(1)
  await expectAccessible(page)

  await page.getByLabel('A Text').fill('Ana')
  await page.getByLabel('A Email').fill('ana@example.ph')
  await page.getByLabel('A Phone').fill('0917')
  await page.getByLabel('A Long Text').fill('Long')
  await page.getByLabel('A Dropdown').selectOption('First option')
  await page.getByLabel('Second option').check()
  await page.getByLabel('A Date').fill('2001-02-28')
  await page.getByLabel('A File Upload').setInputFiles(PDF)
  const refusal = await refuse(page, '**/submit', { method: 'POST' })
  const sending = await hold(page, '**/submit')
  await submit.click()
  await expect(submit).toHaveText('Submitting...')
  await expectAccessible(page)
  sending.release()
  await expect(page.locator('form').getByText('Something went wrong')).toBeVisible()
  await expectAccessible(page)

  await refusal.stop()
  await submit.click()
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  await expectAccessible(page)

  const loading = await hold(page, `**/api/forms/${form.slug}`)
  await page.getByRole('button', { name: 'Submit Another' }).click()
  await expect(page.getByText('Loading form...')).toBeVisible()
  await expectAccessible(page)
  await forms.setActive(form, false)
  loading.release()
  await expect(page.getByRole('heading')).toHaveText('Form Not Found')
  await expectAccessible(page)
})

test('a form sent back without script', async ({ page, forms }) => {
  const form = await forms.create('Retreat', ALL_KINDS)
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(`/forms/${form.slug}`)
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Validation Error')
  await expectAccessible(page)
})
