import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { unfoldFilters } from '../../support/e2e/filters'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { refuseRequests } from '../../support/e2e/network'
import { omitServerData } from '../../support/e2e/opened'
import { expectToast } from '../../support/e2e/toasts'

test.use({ timezoneId: 'Asia/Manila' })

const NAME: FieldInput = { label: 'Full name', fieldType: 'text' }
const SESSIONS: FieldInput = {
  label: 'Sessions',
  fieldType: 'checkbox',
  options: ['Morning', 'Evening'],
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const showing = (page: Page, shown: number) =>
  expect(page.getByText(new RegExp(`^Showing ${shown} of \\d+ submissions$`))).toBeVisible()
const view = (page: Page) => rows(page).first().getByRole('button', { name: /^View/ })

async function openList(page: Page, form: { id: number }, query = '') {
  await page.goto(`/admin/submissions?form=${form.id}${query}`)
}

test('ten rows a page, with the page in the address', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  const first = await forms.register(form, { 'Full name': 'Visitor 1' })
  for (let n = 2; n <= 12; n++) await forms.register(form, { 'Full name': `Visitor ${n}` })
  await omitServerData(page)
  const counted = page.waitForResponse(/\/api\/admin\/submissions\?/)
  await openList(page, form)
  const all = (await counted).headers()['x-unfiltered-count']
  await expect(page.getByText(`Showing 12 of ${all} submissions`)).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const next = page.getByRole('button', { name: 'Next', exact: true })

  await next.click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(next).toBeDisabled()
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}&page=2`)
  await page.goBack()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page.goForward()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Newest first/ }).click()
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}&sort=submittedAt`)
  await expect(rows(page).first()).toContainText(`#${first.id}`)
  await page.getByRole('button', { name: /^Oldest first/ }).click()

  await page.getByLabel('Search').fill('visitor')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}&search=visitor`)
  await openList(page, form, '&page=99')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
})

test('search and status narrow the list, and stay in the address', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME, SESSIONS])
  await forms.register(form, { 'Full name': 'Ana', Sessions: ['Morning'] })
  await forms.register(form, { 'Full name': 'Ben', Sessions: ['Morning', 'Evening'] })
  await openList(page, form)
  await showing(page, 2)
  const search = page.getByPlaceholder('Search in submission data...')
  await search.fill('EVEN')
  await showing(page, 1)
  await search.fill('nobody')
  await showing(page, 0)
  await expect(page.getByText('No registrations match')).toBeVisible()
  await expectAccessible(page)
  await search.fill('morning')
  await showing(page, 2)
  await unfoldFilters(page)
  const status = page.getByLabel('Status', { exact: true })
  await expect(status).toHaveValue('')
  await rows(page)
    .first()
    .getByRole('button', { name: /^Status of/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Contacted' }).click()
  await expectToast(page, 'Success', 'Submission status updated')
  await status.selectOption('Contacted')
  await showing(page, 1)
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}&status=contacted&search=morning`)
  await page.reload()
  await expect(status).toHaveValue('contacted')
  await showing(page, 1)
  await unfoldFilters(page)
  await status.selectOption('Completed')
  await showing(page, 0)
  await expect(page.getByText('Try another status')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(search).toHaveValue('')
  await unfoldFilters(page)
  await expect(page.getByLabel('Form', { exact: true })).toHaveValue('')
  await expect(status).toHaveValue('')
  await expect(page).toHaveURL('/admin/submissions')
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
})

test('the first rows are in the document, and are not requested again', {
  tag: '@desktop',
}, async ({ page, forms, browser, member }) => {
  const form = await forms.create('Retreat', [NAME])
  await forms.register(form, { 'Full name': 'Ana' })
  const { id } = await forms.register(form, { 'Full name': 'Ben' })
  const address = `/admin/submissions?form=${form.id}&status=new`
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(address)
  await expect(rows(page)).toHaveText([/Ben/, /Ana/])
  await page.waitForLoadState('networkidle')
  for (const path of ['session', 'forms', 'submissions', 'submissions/layout']) {
    expect(requested, path).not.toContain(`/api/admin/${path}`)
  }
  expect(requested).toContain('/api/admin/submissions/views')

  await test.step('what changes is read again when the list is opened again', async () => {
    await page.getByRole('link', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add a registration' })).toBeVisible()
    await page.request.put(`/api/admin/submissions/${id}`, { data: { status: 'reviewed' } })
    await page.goBack()
    await expect(rows(page)).toHaveText([/Ana/])
  })

  await test.step('without its script the page shows them, to this person only', async () => {
    const options = { storageState: member.session, javaScriptEnabled: false }
    const context = await browser.newContext(options)
    const unscripted = await context.newPage()
    const response = await unscripted.goto(address)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(rows(unscripted)).toHaveText([/Ana/])
    await context.close()
  })
})

test.describe('away from the ministry', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('both days of a period belong to it, in the reader’s time zone', {
    tag: '@desktop',
  }, async ({ page, forms }) => {
    const form = await forms.create('Retreat', [NAME])
    const lastOfMonth = await forms.register(form, { 'Full name': 'Late' })
    await forms.backdate(lastOfMonth, '2025-11-30T14:59:59.999Z')
    const firstOfNext = await forms.register(form, { 'Full name': 'Early' })
    await forms.backdate(firstOfNext, '2025-11-30T15:00:00.000Z')
    await openList(page, form)
    await expect(rows(page)).toHaveText([/Dec 1, 2025 00:00/, /Nov 30, 2025 23:59/])
    await unfoldFilters(page)
    await page.getByLabel('From Date').fill('2025-12-01')
    await expect(rows(page)).toHaveText([/Dec 1, 2025 00:00/])
    await page.getByLabel('From Date').fill('2025-11-30')
    await page.getByLabel('To Date').fill('2025-11-30')
    await expect(rows(page)).toHaveText([/Nov 30, 2025 23:59/])
    await expect(page).toHaveURL(/&from=2025-11-30&to=2025-11-30$/)
    await page.reload()
    await expect(page.getByLabel('To Date')).toHaveValue('2025-11-30')
    await expect(rows(page)).toHaveText([/Nov 30, 2025 23:59/])
  })
})

test('a year that is half typed is no filter yet', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  await forms.register(form, { 'Full name': 'Ana' })
  await page.clock.install()
  await openList(page, form)
  await showing(page, 1)
  await unfoldFilters(page)
  const from = page.getByLabel('From Date')
  // The browser reports the year 0202 while somebody types “2025”.
  await from.fill('0202-12-01')
  await page.clock.runFor(1000)
  await expect(page).not.toHaveURL(/from=/)
  await expect(from).toHaveValue('0202-12-01')
  await from.fill('2025-12-01')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/&from=2025-12-01$/)
})

test('the details say when, and N/A where nothing was answered', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME, SESSIONS])
  const sent = await forms.register(form, { 'Full name': 'Ana' })
  await forms.backdate(sent, '2025-11-30T16:05:00Z')
  const kept = form.fields.filter(({ label }) => label === 'Sessions')
  await forms.saveFields(form, kept)
  await openList(page, form)
  await view(page).click()
  const dialog = page.getByRole('dialog', { name: `Submission Details #${sent.id}` })
  await expect(dialog.getByText('December 1, 2025 at 00:05')).toBeVisible()
  await expect(dialog.getByText(form.name)).toBeVisible()
  await expect(dialog.getByRole('term')).toHaveText([
    'Sessions',
    /^Full name\s*Removed from the form/,
  ])
  await expect(dialog.getByRole('definition')).toHaveText(['N/A', 'Ana'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view(page)).toBeFocused()
})

test('the details open without the form’s fields, under their ids', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await forms.register(form, { 'Full name': 'Ana' })
  await omitServerData(page)
  await refuseRequests(page, `**/api/admin/forms/${form.id}`)
  await refuseRequests(page, '**/api/admin/forms')
  await openList(page, form)
  await expect(rows(page)).toContainText(['Unknown Form'])
  await view(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('term')).toHaveText(form.fields.map(({ id }) => id))
  await expect(dialog.getByRole('definition')).toHaveText('Ana')
})
