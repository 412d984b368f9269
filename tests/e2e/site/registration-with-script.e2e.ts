import type { Locator, Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import type { EventForm } from '@/features/forms/schema'
import { makeTooLargeFile, PDF_UPLOAD } from '../../support/e2e/files'
import { expect, test } from '../../support/e2e/fixtures'
import { holdRequests } from '../../support/e2e/network'
import { waitForReact } from '../../support/e2e/pages'
import { toasts } from '../../support/e2e/toasts'

const NAME: FieldInput = { label: 'Full name', fieldType: 'text', isRequired: true }
const LETTER: FieldInput = { label: 'Letter', fieldType: 'file' }
const SCRIPTS = /\/_next\/static\/.*\.js/

const submit = (page: Page): Locator => page.getByRole('button', { name: /^Submit/ })
const heading = (page: Page) => page.getByRole('heading')

async function open(page: Page, form: EventForm) {
  await page.goto(`/forms/${form.slug}`)
  await waitForReact(submit(page))
}

test('too large a file is told before it is sent', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [LETTER])
  await open(page, form)
  const letter = page.getByLabel('Letter')
  await letter.setInputFiles(await makeTooLargeFile(test.info().outputPath(PDF_UPLOAD.name)))
  await expect(letter).toHaveAccessibleDescription(/This file is larger than 25 MB/)
  await submit(page).click()
  await expect(letter).toBeFocused()
  await page.getByRole('button', { name: `Remove ${PDF_UPLOAD.name}` }).click()
  await expect(letter).not.toHaveAccessibleDescription(/larger than/)
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
})

test('a form posted before its script arrived is not lost', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(`/forms/${form.slug}`)
  await submit(page).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required')
  await page.getByLabel('Full name').fill('Ana')
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana' }])
})

test('what was filled in before the script arrived stays', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME, LETTER])
  const scripts = await holdRequests(page, SCRIPTS)
  await page.goto(`/forms/${form.slug}`, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Ana')
  await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
  scripts.release()
  await waitForReact(submit(page))
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
  await expect(page.getByText(PDF_UPLOAD.name, { exact: true })).toBeVisible()
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
  await expect(toasts(page)).toHaveCount(0)
  expect(await forms.answers(form)).toEqual([
    { 'Full name': 'Ana', Letter: expect.objectContaining({ name: PDF_UPLOAD.name }) },
  ])
})
