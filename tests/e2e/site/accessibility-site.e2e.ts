import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { FIELD_TYPE_TRAITS, FIELD_TYPES, type FieldType } from '@/features/forms/field-types'
import { expectAccessible } from '../../support/e2e/axe'
import { PDF_UPLOAD } from '../../support/e2e/files'
import { expect, test } from '../../support/e2e/fixtures'
import { holdRequests, refuseRequests } from '../../support/e2e/network'
import { waitForReact } from '../../support/e2e/pages'
import { toasts } from '../../support/e2e/toasts'
import { type FieldTypeWithTextAnswer, sampleAnswer } from '../../support/field-samples'

const ALL_KINDS: FieldInput[] = FIELD_TYPES.map((fieldType) => ({
  label: `A ${FIELD_TYPE_TRAITS[fieldType].label}`,
  fieldType,
  isRequired: true,
  options: ['First option', 'Second option'],
}))

async function answer(page: Page, fieldType: FieldType) {
  const { control, label } = FIELD_TYPE_TRAITS[fieldType]
  const input = page.getByLabel(`A ${label}`, { exact: false }).first()
  if (control === 'choices') await page.getByRole('checkbox', { name: 'Second option' }).check()
  else if (control === 'radios') await page.getByRole('radio', { name: 'Second option' }).check()
  else if (control === 'agreement') await input.check()
  else if (control === 'place') {
    await page.getByLabel('Province', { exact: true }).selectOption('Aklan')
    await page.getByLabel('Town or city').fill('Kalibo')
  } else if (control === 'choice') await input.selectOption('First option')
  else if (fieldType === 'file') await input.setInputFiles(PDF_UPLOAD)
  else if (control !== 'heading' && control !== 'note') {
    await input.fill(sampleAnswer(fieldType as FieldTypeWithTextAnswer))
  }
}

test('every state of a registration', { tag: '@phone' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', ALL_KINDS)
  const submit = page.getByRole('button', { name: /^Submit/ })
  await page.goto(`/forms/${form.slug}`)
  await waitForReact(submit)
  await expectAccessible(page)

  await submit.click()
  await expect(toasts(page)).toHaveCount(1)
  await expectAccessible(page)

  for (const fieldType of FIELD_TYPES) await answer(page, fieldType)
  const refusal = await refuseRequests(page, '**/submit', { method: 'POST' })
  const sending = await holdRequests(page, '**/submit')
  await submit.click()
  await expect(submit).toHaveText('Submitting...')
  await expectAccessible(page)
  sending.release()
  await expect(page.locator('form').getByText('Something went wrong')).toBeVisible()
  await expectAccessible(page)

  await refusal.stop()
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expectAccessible(page)

  const loading = await holdRequests(page, `**/api/forms/${form.slug}`)
  await page.getByRole('button', { name: 'Submit Another' }).click()
  await expect(page.getByText('Loading form...')).toBeVisible()
  await expectAccessible(page)
  await forms.setActive(form, false)
  loading.release()
  await expect(page.getByRole('heading', { name: 'Form Not Found' })).toBeVisible()
  await expectAccessible(page)
})

test('a form sent back without script', { tag: '@phone' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', ALL_KINDS)
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(`/forms/${form.slug}`)
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Validation Error')
  await expectAccessible(page)
})
