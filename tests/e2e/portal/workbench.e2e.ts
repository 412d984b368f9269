import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import type { TestForms } from '../../support/e2e/forms'
import { refuseRequests } from '../../support/e2e/network'
import { expectToast, toasts } from '../../support/e2e/toasts'

/** The figures and the list count days in the browser's time zone. */
test.use({ timezoneId: 'Asia/Manila' })

const NAME: FieldInput = { label: 'Full name', fieldType: 'text' }

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })

async function chooseInMenu(page: Page, form: { name: string }, item: string) {
  await page.getByRole('button', { name: `More for ${form.name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function saved(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

test('the list of forms counts, copies links, draws codes, and duplicates into the builder', {
  tag: '@desktop',
}, async ({ page, forms, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await forms.create('Retreat', [NAME])
  await forms.create('Quiet', [NAME])
  for (const name of ['Ana', 'Ben']) await forms.register(form, { 'Full name': name })
  await page.goto('/admin/forms')
  const count = rowOf(page, form.name).getByRole('link', { name: /^2 registrations to/ })
  await expect(count).toBeVisible()
  await expect(rowOf(page, form.name).getByText(/^Last/)).toBeVisible()
  await expect(rowOf(page, 'Quiet').getByText(/^Last/)).toHaveCount(0)
  await chooseInMenu(page, form, 'Copy link')
  await expectToast(page, 'Success', 'Public link copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/forms/${form.slug}`, page.url()).href)

  await page.getByRole('button', { name: `More for ${form.name}` }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Leaves out axe's rule `region`, because an open menu is outside all landmarks.
  await expectAccessible(page, ['region'])
  await page.keyboard.press('Escape')
  await chooseInMenu(page, form, 'QR code')
  const dialog = page.getByRole('dialog', { name: 'QR code' })
  await expect(dialog.getByRole('img', { name: /^QR code that opens http/ })).toBeVisible()
  await expectAccessible(page)
  const png = await saved(page, dialog.getByRole('link', { name: 'Download PNG' }))
  expect(png.name).toBe(`${form.slug}.png`)
  expect(png.content.subarray(1, 4).toString()).toBe('PNG')
  const svg = await saved(page, dialog.getByRole('link', { name: 'Download SVG' }))
  expect(svg.name).toBe(`${form.slug}.svg`)
  expect(svg.content.toString()).toMatch(/^<svg /)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `More for ${form.name}` })).toBeFocused()

  await count.click()
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}`)
  await page.goBack()
  await chooseInMenu(page, form, 'Duplicate')
  await expectToast(page, 'Success', /^Event form duplicated/)
  await expect(page).not.toHaveURL(`/admin/forms/${form.id}`)
  await expect(page).toHaveURL(/\/admin\/forms\/\d+$/)
  await expect(page.getByRole('button', { name: 'Edit Full name' })).toBeVisible()
  await expect(page.getByRole('switch', { name: /is inactive$/ })).not.toBeChecked()
})

test('a field with answers is asked about before it goes or changes its type', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME, { label: 'Church', fieldType: 'text' }])
  for (const name of ['Ana', 'Ben']) await forms.register(form, { 'Full name': name })
  let letThrough = () => {}
  const asked = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/answer-counts$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`/admin/forms/${form.id}`)
  const cards = page.getByRole('list', { name: 'Fields in order' }).getByRole('listitem')
  const question = page.getByRole('alertdialog')
  const remove = page.getByRole('button', { name: 'Remove Full name' })

  await remove.click()
  await expect(cards).toHaveCount(2)
  letThrough()
  await expect(question).toContainText('2 answers exist for “Full name”.')
  await expect(question).toContainText('keeps its label')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep field' }).click()
  await expect(remove).toBeFocused()
  await expect(cards).toHaveCount(2)

  await page.getByRole('button', { name: 'Edit Full name' }).click()
  const type = page.getByRole('combobox', { name: 'Type' })
  await type.selectOption('Phone')
  await expect(question).toContainText('2 answers exist')
  await question.getByRole('button', { name: 'Keep type' }).click()
  await expect(type).toHaveValue('text')
  await type.selectOption('Phone')
  await question.getByRole('button', { name: 'Change type' }).click()
  await expect(type).toHaveValue('phone')

  await page.getByRole('button', { name: 'Remove Church' }).click()
  await expect(question).toHaveCount(0)
  await expect(cards).toHaveCount(1)
  await remove.click()
  await question.getByRole('button', { name: 'Remove field' }).click()
  await expect(page.getByText('No fields yet')).toBeVisible()
})

async function threeRegistrations(forms: TestForms) {
  const form = await forms.create('Retreat', [NAME])
  const ids: number[] = []
  for (const name of ['Ana', 'Ben', 'Carla']) {
    ids.push((await forms.register(form, { 'Full name': name })).id)
  }
  return { form, ids: ids.reverse() as [number, number, number] }
}

const statusOf = (page: Page, id: number) =>
  page.getByRole('button', { name: new RegExp(`^Status of registration ${id}:`) })

async function expectStatuses(page: Page, ids: readonly number[], words: readonly string[]) {
  for (const [at, id] of ids.entries()) {
    await expect(statusOf(page, id)).toHaveText(words[at] ?? '')
  }
}

test('many rows get one status, and one press takes it back', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { form, ids } = await threeRegistrations(forms)
  await page.goto(`/admin/submissions?form=${form.id}`)
  await statusOf(page, ids[1]).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Leaves out axe's rule `region`, because an open menu is outside all landmarks.
  await expectAccessible(page, ['region'])
  await page.getByRole('menuitemradio', { name: 'Contacted' }).click()
  await expect(statusOf(page, ids[1])).toHaveText('Contacted')
  await page.getByRole('checkbox', { name: `Select registration ${ids[0]}` }).check()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await expectAccessible(page)

  const set = async (name: string) => {
    await page.getByRole('button', { name: 'Set status' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const refusal = await refuseRequests(page, '**/api/admin/submissions', { method: 'PUT' })
  await set('Completed')
  await expectToast(page, 'Error', 'Failed to update submission status')
  await expectStatuses(page, ids, ['New', 'Contacted', 'New'])
  await refusal.stop()
  await set('Completed')
  await expectToast(page, 'Success', 'Status of 3 registrations updated')
  // A toast under the mouse does not disappear, so the next steps may take as long as they need.
  await toasts(page).hover()
  await expectAccessible(page)
  await expectStatuses(page, ids, ['Completed', 'Completed', 'Completed'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone', '3 registrations have their earlier status back')
  await expectStatuses(page, ids, ['New', 'Contacted', 'New'])
  await page.reload()
  await expectStatuses(page, ids, ['New', 'Contacted', 'New'])
})

test('the list of submissions works by keys alone', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { form, ids } = await threeRegistrations(forms)
  await page.goto(`/admin/submissions?form=${form.id}`)
  await expect(statusOf(page, ids[0])).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  await press('j')
  await press('j')
  await expect(page.locator(`#submission-${ids[1]}-row`)).toBeFocused()
  await press('x')
  await expect(page.getByRole('checkbox', { name: `Select registration ${ids[1]}` })).toBeChecked()
  await press('2')
  await expect(statusOf(page, ids[1])).toHaveText('Reviewed')
  await expectToast(page, 'Success', 'Status of 1 registration updated')
  await press('Enter')
  const details = (id: number) => page.getByRole('dialog', { name: `Submission Details #${id}` })
  await expect(details(ids[1]).getByText('2 of 3')).toBeVisible()
  await press('3')
  await press('k')
  await expect(details(ids[0]).getByText('Carla')).toBeVisible()
  await press('Escape')
  await expect(page.locator(`#submission-${ids[0]}-view`)).toBeFocused()
  await expectStatuses(page, ids, ['New', 'Contacted', 'New'])

  await press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const help = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await help.click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await press('Escape')
  await expect(help).toBeFocused()
  await press('/')
  await press('j')
  await press('/')
  const search = page.getByLabel('Search')
  await expect(search).toHaveValue('j/')
  await page.getByLabel('From Date').focus()
  await press('/')
  await expect(page.getByLabel('From Date')).toBeFocused()
})

test('details turn to the neighbours, take notes and somebody to look after it', {
  tag: '@phone',
}, async ({ page, forms, member }) => {
  const { form, ids } = await threeRegistrations(forms)
  await page.goto(`/admin/submissions?form=${form.id}`)
  await page.getByRole('button', { name: `View registration ${ids[0]}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No notes yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add note' }).click()
  const note = dialog.getByLabel('Add a note')
  await expect(note).toHaveAccessibleDescription('Please write something first')
  await note.fill('Called, comes with two')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('list', { name: 'Notes' })).toContainText('Called, comes with two')
  await expect(note).toHaveValue('')
  const assignee = dialog.getByLabel('Assigned to')
  await assignee.selectOption(String(member.id))
  await expectToast(page, 'Success', `Registration assigned to ${member.name}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Next registration' }).click()
  await expect(dialog.getByText('Ben', { exact: true })).toBeVisible()
  await expect(dialog.getByText('No notes yet')).toBeVisible()
  await expect(assignee).toHaveValue('')
  await dialog.getByRole('button', { name: 'Previous registration' }).click()
  await expect(assignee).toHaveValue(String(member.id))
  await expect(dialog.getByRole('list', { name: 'Notes' })).toContainText(member.name)
  await expect(note).toHaveValue('')
})

test('the dashboard says how registrations come in, and its figures lead to what they count', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const { form, ids } = await threeRegistrations(forms)
  await page.goto('/admin')
  const figures = page.getByRole('region', { name: 'Registrations' })
  await expect(
    figures.getByText(/^[\d,]+ registrations in the last 30 days, most on/),
  ).toBeVisible()
  await expect(
    figures.getByRole('listitem').filter({ hasText: /^New[\d,]+ registrations/ }),
  ).toHaveCount(1)
  await expectAccessible(page)

  const backToDashboard = async () => {
    await page.goBack()
    await expect(page).toHaveURL('/admin')
  }
  const lead = async (name: RegExp, url: RegExp | string) => {
    await figures.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(url)
    await expect(
      page.getByRole('button', { name: /^Status of registration/ }).first(),
    ).toBeVisible()
  }
  await lead(/registrations with the status New$/, '/admin/submissions?status=new')
  await backToDashboard()
  await lead(/registrations received today$/, /\/submissions\?from=(\d{4}-\d\d-\d\d)&to=\1$/)
  await backToDashboard()
  await lead(new RegExp(form.name), new RegExp(`\\?form=${form.id}&from=\\d{4}-\\d\\d-\\d\\d$`))
  await expect(statusOf(page, ids[0])).toBeVisible()
  await backToDashboard()
  await page.getByRole('link', { name: /^[\d,]+ new$/ }).click()
  await expect(page).toHaveURL('/admin/submissions?status=new')
  await backToDashboard()
  await page
    .getByRole('link', { name: /^[\d,]+ active$/ })
    .last()
    .click()
  await expect(page).toHaveURL('/admin/forms?active')
  await expect(page.getByText('Active forms only')).toBeVisible()
  await backToDashboard()
  await page.getByRole('link', { name: 'Review new registrations' }).click()
  await expect(page).toHaveURL('/admin/submissions?status=new')
  await backToDashboard()
  await page.getByRole('link', { name: 'Create a form' }).click()
  await expect(page.getByRole('dialog', { name: 'Create form' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/forms')
})

test('filters fold into one line on phones, and their chips take them away', async ({
  page,
  forms,
  isPhone,
}) => {
  const { form, ids } = await threeRegistrations(forms)
  await page.goto(`/admin/submissions?form=${form.id}&status=new&assignee=nobody`)
  await expect(statusOf(page, ids[0])).toBeVisible()
  const assigned = page.getByLabel('Assigned', { exact: true })
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await expect(assigned).toBeVisible({ visible: !isPhone })
  await expect(chips).toBeVisible({ visible: isPhone })
  await expectAccessible(page)
  if (isPhone) {
    await chips.getByRole('button', { name: /^Unassigned/ }).click()
    await expect(page).toHaveURL(`/admin/submissions?form=${form.id}&status=new`)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
  }
  await expect(chips).toBeHidden()
  await expect(assigned).toContainText(/Unassigned \([\d,]+\)/)
  await assigned.selectOption('me')
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}&status=new&assignee=me`)
  await expect(page.getByText('No registrations match')).toBeVisible()
})
