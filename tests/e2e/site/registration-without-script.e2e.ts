import type { FieldInput } from '@/features/forms/field-input'
import { paths } from '@/lib/paths'
import { FAKE_PDF, PDF_UPLOAD } from '../../support/e2e/files'
import { expect, test } from '../../support/e2e/fixtures'

test.use({ javaScriptEnabled: false })

const FIELDS: readonly FieldInput[] = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Email address', fieldType: 'email' },
  { label: 'About you', fieldType: 'textarea' },
  { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] },
  { label: 'Sessions', fieldType: 'checkbox', options: ['Morning', 'Evening'] },
  { label: 'I agree', fieldType: 'checkbox', isRequired: true },
  { label: 'Birthday', fieldType: 'date' },
]
const LETTER: FieldInput = { label: 'Letter', fieldType: 'file', isRequired: true }

test('a refused form comes back as it was filled in, and is then accepted', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', FIELDS)
  await page.goto(`/forms/${form.slug}`)
  await expect(page.getByRole('heading', { name: form.name })).toBeVisible()
  await page.getByLabel('Email address').fill('ana at example')
  await page.getByLabel('About you').fill('Two\nlines & <b>')
  await page.getByLabel('Region').selectOption('Visayas')
  await page.getByLabel('Evening').check()
  await page.getByLabel('Birthday').fill('2001-02-28')
  await page.getByRole('button', { name: 'Submit Registration' }).click()

  await expect(page).toHaveTitle(/^Error: /)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Validation Error')
  await expect(alert).toContainText('Please fix the errors and try again')
  const said = (label: string) => expect(page.getByLabel(label))
  await said('Full name').toHaveAccessibleDescription('Full name is required')
  await said('Email address').toHaveAccessibleDescription('Please enter a valid email address')
  await said('I agree').toHaveAccessibleDescription('I agree is required')
  await said('Email address').toHaveValue('ana at example')
  await said('About you').toHaveValue('Two\nlines & <b>')
  await said('Region').toHaveValue('Visayas')
  await said('Evening').toBeChecked()
  await said('Morning').not.toBeChecked()
  await said('Birthday').toHaveValue('2001-02-28')

  await alert.getByRole('link', { name: 'Go to “Full name”' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('Full name').fill('Ana Cruz')
  await page.getByLabel('Email address').fill('ana@example.ph')
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Submit Registration' }).click()

  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  await expect(page.getByText('Your registration has been submitted successfully.')).toBeVisible()
  await expect(page.getByText("We'll be in touch with you soon.")).toBeVisible()
  await expect(page.getByRole('strong')).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(await forms.answers(form)).toEqual([
    {
      'Full name': 'Ana Cruz',
      'Email address': 'ana@example.ph',
      'About you': expect.stringMatching(/^Two\r?\nlines & <b>$/),
      Region: 'Visayas',
      Sessions: ['Evening'],
      'I agree': ['Yes'],
      Birthday: '2001-02-28',
    },
  ])

  await page.getByRole('link', { name: 'Submit Another' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page).toHaveURL(`/forms/${form.slug}`)
})

test('what was refused before the form closed is corrected after it has closed', {
  tag: '@desktop',
}, async ({ page, forms, staffApi }) => {
  const form = await forms.create('Retreat', FIELDS.slice(0, 2))
  const address = `/forms/${form.slug}`
  await page.goto(address)
  await page.getByLabel('Email address').fill('ana@example.ph')
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required')
  const refused = page.url()
  const data = {
    ...{ opensAt: null, closesAt: new Date().toISOString(), showLeftBelow: null },
    ...{ hasWaitingList: false, offerHours: null, limits: [] },
  }
  expect((await staffApi.put(paths.api.formPlaces(form.id), { data })).ok()).toBe(true)
  // The cached page of the form may be a second old, so this tries again.
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText(/^Registration closed on/)).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.goto(refused)
  await expect(page.getByLabel('Email address')).toHaveValue('ana@example.ph')
  await page.getByLabel('Full name').fill('Ana Cruz')
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
})

test('a double click and a reload of the thanks register once', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await page.goto(`/forms/${form.slug}`)
  await page.getByLabel('Full name').fill('Ana')
  await page.getByRole('button', { name: 'Submit Registration' }).dblclick()
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  await page.reload()
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana' }])
  await page.goBack()
  await page.getByLabel('Full name').fill('Ben')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana' }, { 'Full name': 'Ben' }])
})

test('a file is sent, and one that is not what it says is refused', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }, LETTER])
  await page.goto(`/forms/${form.slug}`)
  await expect(page.getByText('It is uploaded to a cloud drive automatically.')).toBeVisible()
  await page.getByLabel('Full name').fill('Ana')
  await page.getByLabel('Letter').setInputFiles(FAKE_PDF)
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByLabel('Letter')).toHaveAccessibleDescription(
    /This kind of file is not accepted/,
  )
  await expect(page.getByText('If you had chosen a file, please choose it again.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
  await page.getByLabel('Letter').setInputFiles(PDF_UPLOAD)
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('heading')).toHaveText('Thank You!')
  const { buffer, ...file } = PDF_UPLOAD
  expect(await forms.answers(form)).toEqual([
    { 'Full name': 'Ana', Letter: expect.objectContaining({ ...file, size: buffer.length }) },
  ])
})

test('a closed or unknown form is not found', { tag: '@desktop' }, async ({ page, forms, tag }) => {
  const form = await forms.create('Retreat', [{ label: 'Full name', fieldType: 'text' }])
  await page.goto(`/forms/${form.slug}`)
  await forms.setActive(form, false)
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('heading')).toHaveText('Form Not Found')
  expect((await page.goto(`/forms/unknown-${tag}`))?.status()).toBe(404)
  await expect(page.getByRole('heading')).toHaveText('Form Not Found')
  await expect(page.getByText('This form does not exist or is no longer available.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})
