import type { Page } from 'playwright/test'
import { downloadedBytes, readWorkbookRows } from '../../support/e2e/downloads'
import { PDF_UPLOAD } from '../../support/e2e/files'
import { unfoldFilters } from '../../support/e2e/filters'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { holdRequests } from '../../support/e2e/network'
import { openSidebar, waitForReact, waitUntilNotTooFast } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'
import { listMailTo } from '../../support/peers/outbox'

interface Built {
  type: string
  label: string
  placeholder?: string
  required?: boolean
  options?: string
}

const FIELDS: readonly Built[] = [
  { type: 'Text', label: 'Full name', placeholder: 'As on your ID', required: true },
  { type: 'Email', label: 'Email address', required: true },
  { type: 'Phone', label: 'Mobile number' },
  { type: 'Long Text', label: 'About you' },
  { type: 'Dropdown', label: 'Region', options: ' Luzon, Visayas ,Mindanao,', required: true },
  { type: 'Checkbox', label: 'Sessions', options: 'Morning, Evening' },
  { type: 'Date', label: 'Birthday' },
  { type: 'File Upload', label: 'Consent letter' },
]
const LABELS = FIELDS.map(({ label }) => label)

const ANSWERS = {
  'Full name': 'Juan dela Cruz',
  'Email address': 'juan@example.ph',
  'Mobile number': '+63 917 555-0101',
  'About you': 'First line\nSecond line, with =1+1',
  Region: 'Visayas',
  Sessions: 'Morning, Evening',
  Birthday: '2001-02-28',
  'Consent letter': PDF_UPLOAD.name,
}

async function addField(page: Page, { type, label, placeholder, required, options }: Built) {
  const palette = page.getByRole('region', { name: 'Add a field' })
  await palette.getByRole('button', { name: type, exact: true }).click()
  const labelInput = page.getByRole('textbox', { name: 'Label' })
  await expect(labelInput).toBeFocused()
  await labelInput.fill(label)
  if (placeholder) await page.getByRole('textbox', { name: 'Placeholder' }).fill(placeholder)
  if (options) await page.getByRole('textbox', { name: 'Options' }).fill(options)
  if (required) await page.getByRole('checkbox', { name: 'Required' }).check()
}

async function fillIn(page: Page) {
  const answer = (label: keyof typeof ANSWERS) => page.getByLabel(label).fill(ANSWERS[label])
  await answer('Full name')
  await answer('Email address')
  await answer('Mobile number')
  await answer('About you')
  await answer('Birthday')
  await page.getByLabel('Region').selectOption('Visayas')
  const sessions = page.getByRole('group', { name: 'Sessions' })
  await sessions.getByLabel('Morning').check()
  await sessions.getByLabel('Evening').check()
  await page.getByLabel('Consent letter').setInputFiles(PDF_UPLOAD)
}

test('a form is built, a visitor registers, staff review and export', async ({
  page,
  context,
  visitor,
  tag,
  isPhone,
}) => {
  const name = `Youth Camp ${tag}`
  const address = `/forms/youth-camp-${tag}`

  await test.step('create the form', async () => {
    await page.goto('/admin')
    await (await openSidebar(page, isPhone)).getByRole('link', { name: 'Event Forms' }).click()
    await page.getByRole('button', { name: 'Create form' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create form' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Description').fill('Three days in Baguio.')
    await dialog.getByRole('button', { name: 'Create form' }).click()
    await expectToast(page, 'Success', 'Event form created successfully')
    await expect(page).toHaveURL(/\/admin\/forms\/\d+$/)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('No fields yet')).toBeVisible()
  })

  await test.step('build all eight kinds of fields', async () => {
    for (const field of FIELDS) await addField(page, field)
    await page.getByRole('button', { name: 'Save Form' }).click()
    await expectToast(page, 'Success', 'Form saved successfully')
    await page.reload()
    const cards = page.getByRole('list', { name: 'Fields in order' }).getByRole('listitem')
    await expect(cards).toHaveText(
      FIELDS.map(({ label, type, required }, at) =>
        [at + 1, label, type, required ? ', required' : ''].join(''),
      ),
    )
  })

  await test.step('ask for a confirmation email', async () => {
    const panel = page.getByRole('region', { name: 'Confirmation email' })
    await panel.getByRole('switch').click()
    await expect(panel).toContainText('Goes to the answer of “Email address”')
    const subject = panel.getByLabel('Subject')
    await subject.fill('')
    await page.getByRole('button', { name: 'Save Form' }).click()
    await expectToast(page, 'Error', 'Please write a subject')
    await expect(subject).toBeFocused()
    await subject.fill('Mabuhay from {form}')
    await page.getByRole('button', { name: 'Save Form' }).click()
    await expectToast(page, 'Success', 'Form saved successfully')
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  })

  await test.step('preview in a new tab', async () => {
    if (isPhone) return
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: `Preview ${name}` }).click()
    const preview = await opened
    await expect(preview).toHaveURL(new RegExp(`${address}\\?preview=`))
    await expect(preview.getByRole('heading', { name })).toBeVisible()
    await preview.close()
  })

  const submit = visitor.getByRole('button', { name: /^Submit/ })
  await test.step('a visitor is told what is missing', async () => {
    await visitor.goto(address)
    await waitForReact(submit)
    await expect(visitor.getByText('Three days in Baguio.')).toBeVisible()
    await expect(visitor.getByPlaceholder('As on your ID')).toBeVisible()
    if (isPhone) {
      await waitUntilNotTooFast(visitor)
      return
    }
    await visitor.getByLabel('Email address').fill('juan at example')
    await visitor.getByLabel('Mobile number').fill('ask my mother')
    await submit.click()
    await expectToast(visitor, 'Validation Error', 'Please fix the errors and try again')
    const said = (label: string) => expect(visitor.getByLabel(label))
    await said('Full name').toHaveAccessibleDescription('Full name is required')
    await said('Email address').toHaveAccessibleDescription('Please enter a valid email address')
    await said('Mobile number').toHaveAccessibleDescription('Please enter a valid phone number')
    await said('Region').toHaveAccessibleDescription('Region is required')
    await said('About you').toHaveAccessibleDescription('')
  })

  const reference = await test.step('the visitor registers', async () => {
    await fillIn(visitor)
    await expect(visitor.getByText(PDF_UPLOAD.name, { exact: true })).toBeVisible()
    const sending = await holdRequests(visitor, '**/submit')
    await submit.click()
    await expect(submit).toHaveText('Submitting...')
    sending.release()
    await expect(visitor.getByRole('heading')).toHaveText('Thank You!')
    await expect(
      visitor.getByText('Your registration has been submitted successfully.'),
    ).toBeVisible()
    await expect(visitor.getByText("We'll be in touch with you soon.")).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
    return visitor.getByRole('strong').textContent()
  })
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)

  await test.step('Submit Another brings an empty form', async () => {
    if (isPhone) return
    const loading = await holdRequests(visitor, `**/api${address}`)
    await visitor.getByRole('button', { name: 'Submit Another' }).click()
    await expect(visitor.getByRole('status')).toHaveText('Loading form...')
    loading.release()
    await expect(submit).toHaveText('Submit Registration')
    await expect(visitor.getByLabel('Full name')).toHaveValue('')
    await expect(visitor.getByLabel('Region')).toHaveValue('')
    await expect(visitor.getByLabel('Morning')).not.toBeChecked()
    await expect(visitor.getByText(PDF_UPLOAD.name, { exact: true })).toBeHidden()
  })

  const row = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await test.step('staff find the registration', async () => {
    await (await openSidebar(page, isPhone)).getByRole('link', { name: 'Submissions' }).click()
    await unfoldFilters(page)
    await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption(name)
    await expect(page.getByText(/^Showing 1 of \d+ submissions$/)).toBeVisible()
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('New')
  })

  await test.step('every answer stands under its label', async () => {
    await row.getByRole('button', { name: /^View/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Submission Details #\d+$/ })
    await expect(dialog.getByText(`Reference ${reference}`)).toBeVisible()
    await expect(dialog.getByRole('term')).toHaveText(LABELS)
    const shown = {
      ...ANSWERS,
      Birthday: 'February 28, 2001',
      'Consent letter': /^File info\s*consent letter\.pdf/,
    }
    await expect(dialog.getByRole('definition')).toHaveText(Object.values(shown))
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: PDF_UPLOAD.name }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(PDF_UPLOAD.name)
    expect(await downloadedBytes(file)).toEqual(PDF_UPLOAD.buffer)
  })

  await test.step('the confirmation email is kept in the outbox, and once more when staff ask for it', async () => {
    const address = ANSWERS['Email address']
    const receipt = page.getByRole('region', { name: 'Confirmation email' })
    await expect(receipt).toContainText(
      /^Confirmation emailKept in the outbox.*for juan@example\.ph/,
    )
    await receipt.getByRole('button', { name: 'Send again' }).click()
    await expectToast(page, 'Kept in the outbox', /^No mail server is set up/)
    const arrived = async () =>
      (await listMailTo(process.env.E2E_DATA_DIR ?? '', address))
        .filter(({ text }) => text.includes(`Reference code: ${reference}`))
        .map(({ subject }) => subject)
    await expect.poll(arrived).toEqual(Array(2).fill(`Mabuhay from ${name}`))
    await expect(receipt).toContainText('Kept in the outbox')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the status is changed and stays', async () => {
    await row.getByRole('button', { name: /^Status of registration \d+: New/ }).click()
    await page.getByRole('menuitemradio', { name: 'Contacted' }).click()
    await expectToast(page, 'Success', 'Submission status updated')
    await page.reload()
    await expect(row.getByRole('button', { name: /: Contacted/ })).toBeVisible()
  })

  await test.step('the spreadsheet holds what was typed', async () => {
    if (isPhone) return
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to Excel' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^submissions-\d+\.xlsx$/)
    await expectToast(page, 'Success', 'Submissions exported successfully')
    const rows = await readWorkbookRows(file)
    expect(rows).toEqual([
      expect.objectContaining({ ...ANSWERS, Reference: reference, Status: 'Contacted' }),
    ])
  })

  await test.step('a closed form is not found, an open one is again', async () => {
    if (isPhone) return
    await page.goto('/admin/forms')
    const isActive = page.getByRole('switch', { name: `${name} is ` })
    // Visitors may get a page that was cached a second ago.
    const visited = async () => (await visitor.goto(address))?.status()
    await isActive.click()
    await expectToast(page, 'Success', 'Form deactivated successfully')
    await expect.poll(visited).toBe(404)
    await expect(visitor.getByRole('heading')).toHaveText('Form Not Found')
    await isActive.click()
    await expectToast(page, 'Success', 'Form activated successfully')
    await expect.poll(visited).toBe(200)
    await expect(visitor.getByRole('heading', { name })).toBeVisible()
  })
})
