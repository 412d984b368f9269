import { paths } from '@/lib/paths'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { followListLink } from '../../support/e2e/list-links'
import { waitForReact } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Email', fieldType: 'email' },
] as const

test('delete into the bin, undo, and erase for good', { tag: '@desktop' }, async ({
  page,
  staffApi,
  forms,
}) => {
  const form = await forms.create('Retreat', FIELDS)
  const [name] = form.fields
  for (const person of ['Ana Reyes', 'Ben Cruz']) {
    const data = { data: { [name?.id ?? '']: person } }
    expect((await staffApi.post(paths.api.submit(form.slug), { data })).status()).toBe(201)
  }
  await page.goto(paths.portal.formSubmissions(form.id))
  const rows = page.getByRole('main').locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('button', { name: /^View/ }).click()
  const details = page.getByRole('dialog')
  await details.getByText('Who looked at it').click()
  await expect(details.getByRole('list', { name: 'Who looked at it' })).toContainText(
    'opened registration',
  )
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted', '1 registration moved to the bin')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Restored', '1 registration restored')
  await expect(rows).toHaveCount(2)

  for (const box of await rows.getByRole('checkbox').all()) await box.check()
  await page
    .getByRole('region', { name: 'Selected registrations' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToast(page, 'Deleted', '2 registrations moved to the bin')
  await followListLink(page, 'Bin')
  const items = page.getByRole('main').getByRole('listitem').filter({ hasText: form.name })
  await expect(items).toHaveCount(2)
  for (const person of ['Ana Reyes', 'Ben Cruz']) {
    await expect(items.filter({ hasText: `${person}, #` })).toHaveCount(1)
  }
  await expectAccessible(page)

  await items.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(items).toHaveCount(1)
  await items.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Erase' }).click()
  const question = page.getByRole('alertdialog', { name: 'Erase 1 registration for good?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Erase' }).click()
  await expectToast(page, 'Erased', '1 registration erased for good')
  await expect(items).toHaveCount(0)
})

test('one person: found, handed out, erased with a report', { tag: '@desktop' }, async ({
  page,
  staffApi,
  forms,
  tag,
}) => {
  const form = await forms.create('Retreat', FIELDS)
  const [name, email] = form.fields
  const address = `${tag}@example.org`
  const data = { data: { [name?.id ?? '']: `Ana Reyes-${tag}`, [email?.id ?? '']: address } }
  await staffApi.post(paths.api.submit(form.slug), { data })
  await page.goto(paths.portal.users)
  await page.getByRole('link', { name: 'Find a person’s data' }).click()
  await page.getByLabel('Email address, phone number or name').fill('ana@')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Please enter a whole email address')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email address, phone number or name').fill(address.toUpperCase())
  await page.getByLabel('Email address, phone number or name').press('Enter')
  const found = page.getByRole('region', { name: /^Stored about/ })
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Email address, phone number or name').fill(`Reyes-${tag}, Ana`)
  await page.getByLabel('Email address, phone number or name').press('Enter')
  await expect(found.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page)
  await found.getByRole('button', { name: address }).click()
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await expect(found.getByRole('checkbox')).toBeChecked()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await found.getByRole('button', { name: 'Download archive' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^person-\d+\.zip$/)

  await found.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  const report = page.getByRole('status').filter({ hasText: 'Registrations, with answers' })
  await expect(report).toContainText('Registrations, with answers and search text1')
  await expectAccessible(page)
})

test('a notice is written, agreed to and seen; retention says what would go', {
  tag: '@desktop',
}, async ({ page, forms, visitor }) => {
  const form = await forms.create('Retreat', FIELDS)
  await page.goto(paths.portal.form(form.id))
  const panel = page.getByRole('region', { name: 'Privacy' })
  await panel.getByText('Visitors agree to a notice').click()
  const save = page.getByRole('button', { name: 'Save Form' }).filter({ visible: true })
  await panel.getByLabel('Notice', { exact: false }).last().fill('We keep it for a year.')
  await panel.getByText('Erase registrations after a while').click()
  await expect(panel.getByText('No registration will be erased in the next week.')).toBeVisible()
  const after = panel.getByRole('combobox', { name: 'After' })
  await after.selectOption('event')
  const day = panel.getByLabel('Day of the event')
  await day.fill('2027-03-06')
  await day.press('Backspace')
  await save.click()
  await expect(day).toHaveAccessibleDescription(/Please choose the day of the event/)
  await after.selectOption('arrival')
  await expectAccessible(page)
  await save.click()
  await expectToast(page, 'Success', 'Form saved successfully')
  await expect(panel.getByText('Version 1.', { exact: false })).toBeVisible()

  await visitor.goto(paths.form(form.slug))
  await expect(visitor.getByText('We keep it for a year.')).toBeVisible()
  const submit = visitor.getByRole('button', { name: 'Submit Registration' })
  await waitForReact(submit)
  await visitor.getByLabel('Full name').fill('Ana Reyes')
  await submit.click()
  const box = visitor.getByRole('checkbox', { name: 'I have read this and agree' })
  await expect(visitor.getByText('Please agree to the notice to register')).toBeVisible()
  await expect(box).toBeFocused()
  await expectAccessible(visitor)
  await box.check()
  await expect(visitor.getByText('Please agree to the notice to register')).toBeHidden()
  await visitor.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you', exact: false })).toBeVisible()
})

test('every form says who reads it and links the privacy page', { tag: '@desktop' }, async ({
  forms,
  request,
}) => {
  const form = await forms.create('Words', FIELDS)
  const said = {
    [paths.form(form.slug)]: /Your answers go to .+ and are read by its staff only/,
    [paths.plainForm(form.slug)]: /Your answers go to .+ and are read by its staff only/,
    '/testimony': /Our staff reads it first/,
    [paths.tellMe('antique')]: /Nobody but our staff sees it/,
  }
  for (const [address, words] of Object.entries(said)) {
    const html = await (await request.get(address)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main.replace(/<[^>]*>/g, ''), address).toMatch(words)
    expect(main, address).toContain(`href="${paths.privacy}"`)
  }
})
