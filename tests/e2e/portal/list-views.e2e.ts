import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS: readonly FieldInput[] = [
  { label: 'Full name', fieldType: 'text' },
  { label: 'Age', fieldType: 'text' },
]

test('a column is chosen, put in order, kept as a view, and printed', { tag: '@desktop' }, async ({
  forms,
  newMember,
  signedIn,
  tag,
}) => {
  const form = await forms.create('Retreat', FIELDS)
  for (const [name, age] of [
    ['Ana', '10'],
    ['Ben', '9'],
    ['Cora', ''],
  ] as const) {
    await forms.register(form, { 'Full name': name, Age: age })
  }
  const page = await signedIn(await newMember('admin'))
  await page.goto(`/admin/submissions?form=${form.id}`)
  const table = page.getByRole('table')
  const people = () => table.getByRole('row').filter({ has: page.getByRole('cell') })

  const order = page.getByRole('button', { name: /^Newest first\s*\. Reverse order$/ })
  await expect(order).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns and order' })
  await chooser.getByLabel('Add a column').selectOption('Age')
  await chooser.getByLabel('Width of Age').selectOption('Narrow')
  await chooser.getByLabel('Add a column').selectOption('Full name')
  const toTheRight = chooser.getByRole('button', { name: 'Move Age to the right' })
  await toTheRight.press('Enter')
  await expect(chooser.getByRole('listitem')).toHaveText([/^Full name/, /^Age/])
  await expect(toTheRight).toBeFocused()
  await chooser.getByRole('button', { name: 'Take Full name out' }).click()
  await expectAccessible(page)
  await chooser.getByRole('button', { name: 'Done' }).click()
  await table.getByRole('button', { name: 'Age', exact: true }).click()
  await expect(people()).toHaveText([/Ben/, /Ana/, /Cora/])
  await expect(table.getByRole('columnheader', { name: 'Age', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const isStored = page.waitForResponse((response) =>
    /rows/.test(response.request().postData() ?? ''),
  )
  await page.getByLabel('Rows per page').selectOption('25 rows')
  await expect(page).toHaveURL(/rows=25/)
  await isStored

  await page.goto(`/admin/submissions?form=${form.id}`)
  await expect(table.getByRole('columnheader', { name: 'Age', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/columns=answer\..+narrow&rows=25$/)

  const name = `By age ${tag}`
  await table.getByRole('button', { name: 'Age', exact: true }).click()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const views = page.getByRole('dialog', { name: 'Views' })
  await views.getByLabel('Save this list as').fill(name)
  await views.getByRole('button', { name: 'Save view' }).click()
  await expectToast(page, 'Success', `View “${name}” saved`)
  await expect(views.getByText('Yours, 3 match')).toBeVisible()
  const rename = views.getByRole('button', { name: `Rename ${name}` })
  await rename.click()
  const newName = views.getByRole('textbox', { name: `New name of ${name}` })
  await newName.fill('Not this')
  await newName.press('Escape')
  await expect(rename).toBeFocused()
  await expectAccessible(page)
  await rename.click()
  await newName.fill(`${name} again`)
  await newName.press('Enter')
  await expectToast(page, 'Success', `View “${name} again” saved`)
  await views.getByRole('button', { name: 'Close' }).click()
  const nested = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('list', { name: 'Views of registrations' })
  await expect(nested.getByRole('link').last()).toHaveText(`${name} again3`)
  await expect(nested.getByRole('link')).toHaveText([
    /^Mine/,
    /^Unassigned/,
    /^New and unassigned/,
    /^By age/,
  ])
  await nested.getByRole('link', { name: 'New and unassigned' }).click()
  await expect(page).toHaveURL(/\?status=new&assignee=nobody/)
  await nested.getByRole('link', { name }).click()
  await expect(people()).toHaveText([/Ben/, /Ana/, /Cora/])
  await expect(nested.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: 'Print the list' }).click()
  const paper = page.getByRole('region', { name: 'What is printed' })
  await expect(paper.getByRole('row')).toHaveText([
    'IDNameAgeSignature',
    /Ana10$/,
    /Ben9$/,
    /Cora$/,
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
})

test('with another number of rows the list begins at its first page', { tag: '@desktop' }, async ({
  forms,
  newMember,
  signedIn,
}) => {
  const form = await forms.create('Retreat', FIELDS)
  for (let at = 1; at <= 11; at++) await forms.register(form, { 'Full name': `Ana ${at}` })
  const page = await signedIn(await newMember('admin'))
  await page.goto(`/admin/submissions?form=${form.id}&page=2`)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('25 rows')
  await expect(page).toHaveURL(new RegExp(`form=${form.id}&rows=25$`))
  await expect(page.getByText('Showing 11 of')).toBeVisible()
  const isStored = page.waitForResponse((response) =>
    /"rows":10/.test(response.request().postData() ?? ''),
  )
  await page.getByLabel('Rows per page').selectOption('10 rows')
  await isStored
  await page.goto(`/admin/submissions?form=${form.id}&page=2`)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
})
