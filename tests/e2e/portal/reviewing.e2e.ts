import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { TestForms } from '../../support/e2e/forms'
import { holdFirstResponse } from '../../support/e2e/network'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS: FieldInput[] = [
  { label: 'Last name', fieldType: 'text' },
  { label: 'First name', fieldType: 'text' },
  { label: 'Mobile', fieldType: 'phone' },
]

async function registrations(forms: TestForms, count: number, block = '5550') {
  const form = await forms.create('Retreat', FIELDS)
  const made: { id: number; reference: string }[] = []
  for (let n = 1; n <= count; n++) {
    const number = String(n).padStart(2, '0')
    const answers = {
      'Last name': `Peña${number}`,
      'First name': 'José',
      Mobile: `0917${block}${number}0`,
    }
    made.push(await forms.register(form, answers))
  }
  return { form, made: made.reverse() }
}

class Hand {
  done = 0
  constructor(private readonly page: Page) {}
  async press(key: string) {
    this.done++
    await this.page.keyboard.press(key)
  }
  async click(role: 'button' | 'checkbox' | 'menuitem' | 'menuitemradio', name: string | RegExp) {
    this.done++
    await this.page.getByRole(role, { name }).click()
  }
}

const rowAt = (page: Page, id: number) => page.locator(`#submission-${id}-row`)
const statusOf = (page: Page, id: number) =>
  page.getByRole('button', { name: new RegExp(`^Status of registration ${id}:`) })
const open = (page: Page, form: { id: number }, query = '') =>
  page.goto(`/admin/submissions?form=${form.id}${query}`)

test('registrations are reviewed with two keys each, or one', { tag: '@desktop' }, async ({
  page,
  forms,
  database,
}) => {
  const { form, made } = await registrations(forms, 12)
  const reviewed = async () => {
    const { rows } = await database.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from submissions where form_id = $1 group by status',
      [form.id],
    )
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
  await open(page, form)
  await expect(rowAt(page, made[0]?.id ?? 0)).toBeVisible()
  const hand = new Hand(page)
  for (const { id } of made) {
    await hand.press('j')
    await expect(rowAt(page, id)).toBeFocused()
    await hand.press('2')
  }
  await expect.poll(reviewed).toEqual({ reviewed: 12 })
  expect(hand.done).toBe(24)

  await open(page, form)
  await expect(rowAt(page, made[0]?.id ?? 0)).toBeVisible()
  const quick = new Hand(page)
  await quick.press('j')
  for (const { id } of made) {
    await expect(rowAt(page, id)).toBeFocused()
    await quick.press('Shift+Digit3')
  }
  await expect.poll(reviewed).toEqual({ contacted: 12 })
  expect(quick.done).toBe(13)
})

test('nobody is passed over while rows leave the filter', { tag: '@desktop' }, async ({
  page,
  forms,
  database,
}) => {
  const { form } = await registrations(forms, 13)
  await open(page, form, '&status=new')
  await expect(page.getByText(/^Showing 13 of/)).toBeVisible()
  await page.keyboard.press('j')
  const left = async () => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from submissions where form_id = $1 and status = 'new'`,
      [form.id],
    )
    return rows[0]?.count ?? -1
  }
  for (let done = 1; done <= 13; done++) {
    await expect(page.locator('tr:focus').getByRole('button', { name: /: New\./ })).toBeVisible()
    await page.keyboard.press('Shift+Digit2')
    await expect.poll(left).toBe(13 - done)
  }
  await expect(page.getByText('No registrations match')).toBeVisible()
})

test('thirty over three pages, and back, in at most 8 actions', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { form, made } = await registrations(forms, 31)
  await open(page, form)
  const hand = new Hand(page)
  const next = async (number: number) => {
    await hand.click('button', /^Next$/)
    await expect(page.getByText(`Page ${number} of 4`)).toBeVisible()
    await expect(rowAt(page, made[number * 10 - 10]?.id ?? 0)).toBeVisible()
  }
  await hand.click('checkbox', 'Select all on this page')
  await next(2)
  await hand.click('checkbox', 'Select all on this page')
  await next(3)
  await hand.click('checkbox', 'Select all on this page')
  await expect(page.getByText('30 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select all 31 that match' })).toBeVisible()
  await expectAccessible(page)
  await hand.press('4')
  await expectToast(page, 'Success', 'Status of 30 registrations updated')
  await hand.click('button', /^Undo$/)
  await expectToast(page, 'Undone', '30 registrations have their earlier status back')
  expect(hand.done).toBeLessThanOrEqual(8)
  await expect(statusOf(page, made[20]?.id ?? 0)).toHaveText('New')
})

test('everything that matches changes at once, exactly, and comes back', {
  tag: '@phone',
}, async ({ page, forms, database }) => {
  const { form, made } = await registrations(forms, 12)
  const other = made[3]?.id ?? 0
  await database.query(`update submissions set status = 'contacted' where id = $1`, [other])
  await open(page, form)
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: `Select registration ${made[0]?.id}` }).check()
    await page.getByRole('button', { name: 'Select page' }).click()
    await page.getByRole('button', { name: /^Select all \d+ that match/ }).click()
  }
  const set = async (name: string) => {
    await page.getByRole('button', { name: 'Set status' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await selectAll()
  await expect(page.getByText('12 selected')).toBeVisible()
  await expectAccessible(page)
  await forms.register(form, { 'First name': 'Late' })
  await set('Completed')
  await expectToast(page, 'Not updated', /^Something has come in or was changed meanwhile/)
  await expect(page.getByText(/^Showing 13 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await set('Completed')
  await expectToast(page, 'Success', 'Status of 13 registrations updated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone', '13 registrations have their earlier status back')
  await expect(statusOf(page, other)).toHaveText('Contacted')
})

test('ranges by Shift, over pages, and Escape', { tag: '@desktop' }, async ({ page, forms }) => {
  const { form, made } = await registrations(forms, 12)
  await open(page, form)
  const box = (at: number) =>
    page.getByRole('checkbox', { name: `Select registration ${made[at]?.id}` })
  await box(1).click()
  const search = page.getByPlaceholder('Search in submission data...')
  await search.fill('nobody')
  await expect(page.getByText('No registrations match')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected registrations' })).toHaveCount(0)
  await search.fill('')
  await expect(page.getByText('1 selected')).toBeVisible()
  await box(1).click()
  await box(1).click()
  await box(4).click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 selected')).toBeVisible()
  await box(2).click()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Selected registrations' })).toHaveCount(0)
  await rowAt(page, made[8]?.id ?? 0).focus()
  await page.keyboard.press('Shift+j')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Shift+j')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('3')
  await expectToast(page, 'Success', 'Status of 3 registrations updated')
  await expect(statusOf(page, made[10]?.id ?? 0)).toHaveText('Contacted')
})

test('rows that come late do not replace newer ones', { tag: '@desktop' }, async ({
  page,
  forms,
  staffApi,
}) => {
  const { form, made } = await registrations(forms, 1)
  const id = made[0]?.id ?? 0
  await open(page, form)
  const setStatus = (status: string) => staffApi.put(paths.api.submission(id), { data: { status } })
  const isRead = () => page.waitForResponse(`**${paths.api.refreshRowsInView}`)
  const late = await holdFirstResponse(page, `**${paths.api.refreshRowsInView}`)
  await setStatus('reviewed')
  await late.held
  await setStatus('contacted')
  await isRead()
  await expect(statusOf(page, id)).toHaveText('Contacted')
  const readAgain = Promise.all([isRead(), isRead()])
  late.release()
  await readAgain
  await expect(statusOf(page, id)).toHaveText('Contacted')
})

test('rows show people, and staff choose by which answers', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { form, made } = await registrations(forms, 2)
  await open(page, form)
  const row = rowAt(page, made[0]?.id ?? 0)
  await expect(row).toContainText('José Peña02')
  await expect(row).toContainText(form.name)
  await page.getByRole('button', { name: 'Names in the list. Choose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Names in the list' })
  await expect(dialog.getByLabel('First')).toContainText(
    'Chosen automatically (First name, Last name)',
  )
  await dialog.getByLabel('First').selectOption('Last name')
  await dialog.getByLabel('Then', { exact: true }).selectOption('Mobile')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save names' }).click()
  await expectToast(page, 'Success', 'Names in the list updated')
  await expect(row).toContainText('Peña02 09175550020')
  await page.reload()
  await expect(row).toContainText('Peña02 09175550020')
})

test('what somebody quotes on the phone is found by one search, and set with 4 taps', {
  tag: '@phone',
}, async ({ page, forms }) => {
  const { form, made } = await registrations(forms, 12, '5551')
  const [, , third] = made
  const id = third?.id ?? 0
  const search = page.getByLabel('Search')
  await open(page, form)
  for (const words of ['+63 917 555 1100', 'PENA10 jose', `#${id}`]) {
    await search.fill('nobody')
    await expect(page.getByText(/^Showing 0 of/)).toBeVisible()
    await search.fill(words)
    await expect(page.getByText(/^Showing 1 of/)).toBeVisible()
    await expect(rowAt(page, id)).toBeVisible()
  }
  await page.goto('/admin/submissions')
  const hand = new Hand(page)
  hand.done++
  await search.click()
  await page.keyboard.type('0917 555 1100')
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible()
  await hand.click('button', new RegExp(`^Status of registration ${id}:`))
  await hand.click('menuitemradio', 'Contacted')
  await expectToast(page, 'Success', 'Submission status updated')
  expect(hand.done).toBeLessThanOrEqual(4)

  await search.fill((third?.reference ?? '').replace('-', '').toLowerCase())
  const details = page.getByRole('dialog', { name: `Submission Details #${id}` })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(rowAt(page, id)).toBeVisible()
})
