import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { refuseRequests } from '../../support/e2e/network'
import { openSidebar } from '../../support/e2e/pages'
import { expectToast } from '../../support/e2e/toasts'

const NAME: FieldInput = { label: 'Full name', fieldType: 'text', isRequired: true }
const CHURCH: FieldInput = { label: 'Church', fieldType: 'text' }
const REGION: FieldInput = { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] }

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Fields in order' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => button(page, 'Save Form').click()

test('fields move, go, need a label, take options, and survive a failed save', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME, CHURCH, REGION])
  const { id } = form
  await page.goto(`/admin/forms/${id}`)
  await expect(button(page, 'Move Full name up')).toBeDisabled()
  await button(page, 'Move Region up').click()
  await button(page, 'Move Region up').click()
  await expect(cards(page)).toHaveText([/^1Region/, /^2Full name/, /^3Church/])
  await expect(button(page, 'Move Region up')).toBeDisabled()
  await expect(button(page, 'Edit Region')).toBeFocused()
  await button(page, 'Remove Full name').click()
  await expect(cards(page)).toHaveText([/^1Region/, /^2Church/])

  await test.step('every field must have a label', async () => {
    await button(page, 'Phone').click()
    await button(page, 'Edit Church').click()
    await save(page)
    await expectToast(page, 'Error', 'All fields must have a label')
    await expect(textbox(page, 'Label')).toBeFocused()
    await expect(textbox(page, 'Label')).toHaveAccessibleDescription('All fields must have a label')
    await expectAccessible(page)
    await textbox(page, 'Label').fill('Mobile')
    await expect(textbox(page, 'Label')).toHaveAccessibleDescription('')
  })

  await test.step('only dropdowns and checkboxes take options', async () => {
    await button(page, 'Edit Church').click()
    const type = page.getByRole('combobox', { name: 'Type' })
    const options = textbox(page, 'Options')
    await expect(options).toBeHidden()
    await type.selectOption('Dropdown')
    await options.fill('Luzon,Visayas , ,Luzon, Mindanao')
    const read = page.getByRole('list', { name: 'Options as they will be read' })
    await expect(read.getByRole('listitem')).toHaveText(['Luzon', 'Visayas', 'Mindanao'])
    await type.selectOption('Checkbox')
    await expect(options).toHaveValue('Luzon,Visayas , ,Luzon, Mindanao')
    for (const other of ['Email', 'Phone', 'Long Text', 'Date', 'File Upload', 'Text']) {
      await type.selectOption(other)
      await expect(options).toBeHidden()
    }
  })

  await test.step('a failed save keeps the work and the next one stores it', async () => {
    await textbox(page, 'Label').fill('Parish')
    const refusal = await refuseRequests(page, `**/api/admin/forms/${id}/fields`, {
      method: 'POST',
    })
    await save(page)
    await expectToast(page, 'Error', 'Failed to save form')
    await expect(textbox(page, 'Label')).toHaveValue('Parish')
    await refusal.stop()
    await save(page)
    await expectToast(page, 'Success', 'Form saved successfully')
    await page.reload()
    await expect(cards(page)).toHaveText([/^1Region/, /^2Parish/, /^3Mobile/])
    expect(await (await page.request.get(`/forms/${form.slug}`)).text()).toContain('Parish')
  })
})

test('Save Form saves name, link, words and privacy with the fields, or says what not', {
  tag: '@phone',
}, async ({ page, visitor, forms }) => {
  const taken = await forms.create('Taken', [NAME])
  const form = await forms.create('Retreat', [NAME])
  const moved = `${form.slug}-again`
  await page.goto(`/admin/forms/${form.id}`)
  const panel = page.getByRole('region', { name: 'Form', exact: true })
  const details = (name: string) => panel.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const privacy = page.getByRole('region', { name: 'Privacy' })
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await details('Name').fill('')
  await details('Link').fill('No address')
  await expect(page.getByText('Unsaved changes')).toHaveCount(2)
  await save(page)
  await expectToast(page, 'Error', 'Please enter a form name')
  await expect(details('Name')).toBeFocused()
  await expect(details('Name')).toHaveAccessibleDescription('Please enter a form name')
  await expect(details('Link')).toHaveAccessibleDescription(/Use lowercase letters/)
  await details('Name').fill(`Reunion ${form.name}`)
  await details('Link').fill(taken.slug)
  await details('While it is closed').fill('It opens again in May.')
  await details('After a registration').fill('Bring your Bible.')
  await privacy.getByText('Visitors agree to a notice').click()
  await save(page)
  await expectToast(page, 'Error', 'Please write what is agreed to')
  await expect(privacy.getByLabel('Notice', { exact: false }).last()).toBeFocused()
  await privacy.getByLabel('Notice', { exact: false }).last().fill('We keep it for a year.')
  await save(page)
  await expectToast(page, 'Error', 'A form with this slug already exists')
  await expect(details('Link')).toBeFocused()
  await expect(page.getByText('Unsaved changes')).toHaveCount(2)
  await details('Link').fill(moved)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Save/ }).filter({ visible: true })).toHaveText([
    'Save Form',
  ])
  await save(page)
  await expectToast(page, 'Success', 'Form saved successfully')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reunion ${form.name}`)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(privacy.getByText('Version 1.', { exact: false })).toBeVisible()

  await visitor.goto(`/forms/${form.slug}`)
  await expect(visitor).toHaveURL(`/forms/${moved}`)
  await visitor.getByRole('textbox', { name: 'Full name' }).fill('Ana Reyes')
  await visitor.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await visitor.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(visitor.getByText('Bring your Bible.')).toBeVisible()

  await forms.setActive(form, false)
  await visitor.goto(`/forms/${form.slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Form Not Found')
  await expect(visitor.getByText('It opens again in May.')).toBeVisible()
})

test('two people at one form: nothing is lost until one decides', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [NAME])
  await page.goto(`/admin/forms/${form.id}`)
  await button(page, 'Edit Full name').click()
  await textbox(page, 'Label').fill('Mine')
  await forms.saveFields(form, [{ ...NAME, id: form.fields[0]?.id, label: 'Theirs' }])
  await save(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else saved this form' }).first()
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expect(textbox(page, 'Label')).toHaveValue('Mine')
  await button(page, 'Replace it with mine').click()
  await expectToast(page, 'Success', 'Form saved successfully')
  await expect(button(page, 'Replace it with mine')).toHaveCount(0)

  await textbox(page, 'Label').fill('Mine again')
  await forms.saveFields(form, [{ ...NAME, id: form.fields[0]?.id, label: 'Theirs' }])
  await save(page)
  await button(page, 'Load their version').click()
  await expect(cards(page)).toHaveText(/^1Theirs/)
})

test('unsaved work is not left behind by accident', { tag: '@desktop' }, async ({
  page,
  forms,
  isPhone,
}) => {
  const { id, name } = await forms.create('Retreat', [NAME])
  await page.goto(`/admin/forms/${id}`)
  const back = page.getByRole('main').getByRole('link', { name: 'Event Forms' })
  await button(page, 'Edit Full name').click()
  await textbox(page, 'Label').fill('Your name')
  await back.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(textbox(page, 'Label')).toHaveValue('Your name')
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(textbox(page, 'Label')).toHaveValue('Your name')
  const logout = (await openSidebar(page, isPhone)).getByRole('button', { name: 'Logout' })
  await logout.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await page.route('**/api/admin/logout', (route) => route.abort())
  await logout.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectToast(page, 'Error', 'Failed to log out. Please try again.')
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(textbox(page, 'Label')).toHaveValue('Your name')
  if (isPhone) await button(page, 'Close menu').click()
  await back.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/forms')
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name, exact: true }).click()
  await button(page, 'Edit Full name').click()
  await textbox(page, 'Label').fill('Your name')
  await save(page)
  await expectToast(page, 'Success', 'Form saved successfully')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await textbox(page, 'Label').fill('My name')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/forms')
})

test('a role that may only look gets no controls', { tag: '@desktop' }, async ({
  forms,
  sharedMember,
  signedIn,
}) => {
  const form = await forms.create('Retreat', [NAME])
  const page = await signedIn(await sharedMember('store_manager'))
  await page.goto(`/admin/forms/${form.id}`)
  await expect(cards(page)).toHaveText(/^1Full name/)
  await expect(button(page, 'Save Form')).toHaveCount(0)
  await expect(page.getByRole('switch', { name: /^Retreat .* is active/ })).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Confirmation email is off' })).toBeDisabled()
  await expectAccessible(page)
  await expect(page.getByRole('region', { name: 'Add a field' })).toHaveCount(0)
  await page.goto('/admin/forms')
  await expect(page.getByRole('link', { name: form.name, exact: true })).toBeVisible()
  await expect(button(page, 'Create form')).toHaveCount(0)
})

test('a link of the builder fills answers in, and a half-filled form is stronger', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const days: FieldInput = {
    label: 'Days',
    fieldType: 'checkbox',
    options: ['Friday', 'Sunday'],
    hasOther: true,
  }
  const home: FieldInput = { label: 'Home', fieldType: 'province_town' }
  const rules: FieldInput = { label: 'I follow the rules', fieldType: 'agreement' }
  const form = await forms.create('Retreat', [NAME, REGION, days, home, rules])
  await page.goto(`/admin/forms/${form.id}`)
  const menu = page.getByRole('button', { name: `More for ${form.name}` }).filter({ visible: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Link with answers filled in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link with answers filled in' })
  await dialog.getByLabel('Full name').fill('Grace & Ben')
  await dialog.getByLabel('Region').selectOption('Visayas')
  await dialog.getByLabel('Sunday').check()
  await dialog.getByRole('checkbox', { name: 'Other…' }).check()
  await dialog.getByRole('textbox', { name: 'Days: Other…' }).fill('Monday night')
  await dialog.getByLabel('Home').selectOption('Aklan')
  const town = dialog.getByLabel('Town or city')
  await town.pressSequentially('New Washington')
  await expect(town).toHaveValue('New Washington')
  await expect(dialog.getByLabel('I follow the rules')).toHaveCount(0)
  await expectAccessible(page)
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  await page.goto(link)
  const name = page.getByLabel('Full name')
  const typed = page.locator('input[name=prefilled]')
  await expect(name).toHaveValue('Grace & Ben')
  await expect(page.getByLabel('Region')).toHaveValue('Visayas')
  await expect(page.getByLabel('Sunday')).toBeChecked()
  await expect(page.getByLabel('Friday')).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Days: Other…' })).toHaveValue('Monday night')
  await expect(page.getByLabel('Province', { exact: true })).toHaveValue('Aklan')
  await expect(typed).toHaveValue('4')
  const plain = await page.request.get(`/forms/${form.slug}`)
  expect(await (await page.request.get(link)).text()).not.toContain('Grace')
  expect(await plain.text()).not.toContain('prefilled')

  await name.fill('Ruth')
  await expect(typed).toHaveValue('3')
  await expect(page.getByText('Not your own device?')).toBeVisible()
  await page.goto(link.replace('Visayas', 'Luzon'))
  await expect(name).toHaveValue('Ruth')
  await expect(page.getByLabel('Region')).toHaveValue('Visayas')
})
