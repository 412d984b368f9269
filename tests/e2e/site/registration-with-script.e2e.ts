import type { Locator, Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import type { EventForm } from '@/features/forms/schema'
import { makeTooLarge, PDF } from '../../support/e2e/files'
import { expect, test } from '../../support/e2e/fixtures'
import { hold, refuse } from '../../support/e2e/network'
import { whenScriptListens } from '../../support/e2e/pages'
import { expectToast, toasts } from '../../support/e2e/toasts'

const NAME: FieldInput = { label: 'Full name', fieldType: 'text', isRequired: true }
const EMAIL: FieldInput = { label: 'Email address', fieldType: 'email', isRequired: true }
const LETTER: FieldInput = { label: 'Letter', fieldType: 'file' }
const SCRIPTS = /\/_next\/static\/.*\.js/

const submit = (page: Page): Locator => page.getByRole('button', { name: /^Submit/ })
const heading = (page: Page) => page.getByRole('heading')

async function open(page: Page, form: EventForm) {
  await page.goto(`/forms/${form.slug}`)
  await whenScriptListens(submit(page))
}

test('what was typed survives a failing server', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  await open(page, form)
  const refusal = await refuse(page, '**/submit', { method: 'POST', error: 'Out of order.' })
  await page.getByLabel('Full name').fill('Ana')
  await submit(page).click()
  await expectToast(page, 'Error', 'Out of order.')
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
  await refusal.stop()
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana' }])
})

test('a double click registers once, and so does Enter', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await open(page, form)
  await page.getByLabel('Full name').fill('Ana')
  await submit(page).dblclick()
  await expect(heading(page)).toHaveText('Thank You!')
  await page.getByRole('button', { name: 'Submit Another' }).click()
  await page.getByLabel('Full name').fill('Ben')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Thank You!')
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana' }, { 'Full name': 'Ben' }])
})

test('messages go when their field is edited; the first one has the cursor', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME, EMAIL])
  await open(page, form)
  const [name, email] = [page.getByLabel('Full name'), page.getByLabel('Email address')]
  await email.fill('ana at example')
  await submit(page).click()
  await expect(name).toBeFocused()
  await name.fill('Ana')
  await expect(name).toHaveAccessibleDescription('')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await submit(page).click()
  await expect(email).toBeFocused()
  expect(await forms.answers(form)).toEqual([])
})

test('what only the server can see is said under the field', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const region: FieldInput = { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] }
  const form = await forms.create('Retreat', [NAME, region])
  await open(page, form)
  await page.getByLabel('Full name').fill('Ana')
  await page.getByLabel('Region').selectOption('Visayas')
  const [name, place] = form.fields
  await forms.saveFields(form, [
    { ...NAME, id: name?.id },
    { ...region, id: place?.id, options: ['Luzon', 'Mindanao'] },
  ])
  await submit(page).click()
  await expectToast(page, 'Validation Error', 'Please fix the errors and try again')
  await expect(page.getByLabel('Region')).toHaveAccessibleDescription(
    'Please choose from the options given',
  )
  await expect(page.getByLabel('Region')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
})

test('a form closed meanwhile says so and keeps the answers', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await open(page, form)
  await page.getByLabel('Full name').fill('Ana')
  await forms.setActive(form, false)
  await submit(page).click()
  await expectToast(page, 'Error', 'Form not found')
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
})

test('too large a file is told before it is sent', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [LETTER])
  await open(page, form)
  const letter = page.getByLabel('Letter')
  await letter.setInputFiles(await makeTooLarge(test.info().outputPath(PDF.name)))
  await expect(letter).toHaveAccessibleDescription(/This file is larger than 25 MB/)
  await submit(page).click()
  await expect(letter).toBeFocused()
  await page.getByRole('button', { name: `Remove ${PDF.name}` }).click()
  await expect(letter).not.toHaveAccessibleDescription(/larger than/)
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
})

test('the thanks stay when the page is loaded again', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await open(page, form)
  await page.getByLabel('Full name').fill('Ana')
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
  const reference = (await page.getByRole('strong').textContent()) ?? ''
  await page.reload()
  await expect(page.getByRole('strong')).toHaveText(reference)
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
  const scripts = await hold(page, SCRIPTS)
  await page.goto(`/forms/${form.slug}`, { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Ana')
  await page.getByLabel('Letter').setInputFiles(PDF)
  scripts.release()
  await whenScriptListens(submit(page))
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
  await expect(page.getByText(PDF.name, { exact: true })).toBeVisible()
  await submit(page).click()
  await expect(heading(page)).toHaveText('Thank You!')
  await expect(toasts(page)).toHaveCount(0)
  expect(await forms.answers(form)).toEqual([
    { 'Full name': 'Ana', Letter: expect.objectContaining({ name: PDF.name }) },
  ])
})
