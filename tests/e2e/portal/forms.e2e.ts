import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast, toasts } from '../../support/e2e/toasts'

async function openDialog(page: Page) {
  await page.goto('/admin/forms')
  await page.getByRole('button', { name: 'Create form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create form' })
  return {
    dialog,
    name: dialog.getByLabel('Name'),
    slug: dialog.getByLabel('Slug'),
    create: dialog.getByRole('button', { name: 'Create form' }),
  }
}

test('the slug follows the name until it is edited; what is refused or fails loses nothing', {
  tag: '@desktop',
}, async ({ page, forms }) => {
  const taken = await forms.create('Retreat')
  const { dialog, name, slug, create } = await openDialog(page)
  await expect(name).toBeFocused()
  await expect(create).toBeDisabled()
  await name.fill(' Ñino & Youth -- Camp, 2026! ')
  await expect(slug).toHaveValue('nino-youth-camp-2026')
  await expect(create).toBeEnabled()
  await slug.fill('camp')
  await name.fill('Another name')
  await expect(slug).toHaveValue('camp')
  await slug.fill('')
  await expect(create).toBeDisabled()
  await slug.fill('camp')
  await name.fill('  ')
  await expect(create).toBeDisabled()
  await name.fill('Camp')
  await slug.fill('Not a slug!')
  await create.click()
  await expect(slug).toHaveAccessibleDescription(
    'Use lowercase letters, numbers and single hyphens only',
  )

  await test.step('a creation that fails keeps the dialog', async () => {
    await page.route('**/api/admin/forms', (route) => route.abort())
    await name.fill(taken.name)
    await slug.fill(taken.slug)
    await dialog.getByLabel('Description').fill('Silent days')
    await create.click()
    await expectToast(page, 'Error', 'Failed to create form')
    await expect(page.getByRole('alert')).toContainText('Failed to create form')
    await expect(name).toHaveValue(taken.name)
    await expectAccessible(page)
    await page.unroute('**/api/admin/forms')
  })

  await test.step('so does a slug that is taken', async () => {
    await create.click()
    await expectToast(page, 'Error', 'A form with this slug already exists')
    await expect(slug).toHaveAccessibleDescription(/A form with this slug already exists/)
    await expect(slug).toBeFocused()
    await slug.fill(`${taken.slug}-2`)
    await create.click()
    await expect(page.getByRole('heading', { name: taken.name })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Silent days')
  })

  await test.step('Escape closes the toast first, which is above the dialog', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Create form' }).click()
    await page.route('**/api/admin/forms', (route) => route.abort())
    await name.fill('Retreat')
    await create.click()
    await expectToast(page, 'Error', 'Failed to create form')
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Create form' })).toBeFocused()
  })
})

test('a new form stays closed where that is asked for', { tag: '@desktop' }, async ({
  page,
  tag,
}) => {
  const { dialog, name, slug, create } = await openDialog(page)
  await name.fill('Night of Prayer')
  await slug.fill(`night-of-prayer-${tag}`)
  const address = `/forms/night-of-prayer-${tag}`
  const opens = dialog.getByRole('switch', { name: 'Open as soon as it has a field' })
  await expect(opens).toBeChecked()
  await opens.click()
  await create.click()
  await expect(page.getByRole('heading', { name: 'Night of Prayer' })).toBeVisible()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('textbox', { name: 'Label' }).fill('Full name')
  await page.getByRole('button', { name: 'Save Form' }).click()
  await expectToast(page, 'Success', 'Form saved successfully')
  expect((await page.request.get(address)).status()).toBe(404)
  await expect(page.getByText('this address shows “Form Not Found”')).toBeVisible()
})

test('a form starts with a template, closed until it is read', { tag: '@desktop' }, async ({
  page,
  tag,
}) => {
  const { dialog, name, create } = await openDialog(page)
  await name.fill(`Camp ${tag}`)
  const start = dialog.getByLabel('Start with')
  await expect(start).toHaveValue('')
  await start.selectOption('Youth camp with a parent’s consent')
  await expect(start).toHaveAccessibleDescription(/younger than 18/)
  await expect(dialog.getByRole('switch', { name: 'Open to visitors at once' })).not.toBeChecked()
  await create.click()
  await expectToast(page, 'Success', 'Event form created successfully')
  await expect(page.getByRole('button', { name: 'Edit Signed letter of consent' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(/12 to 25/)
  expect((await page.request.get(`/forms/camp-${tag}`)).status()).toBe(404)
})

test('a form goes out as a file and comes in as another', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Retreat', [
    { label: 'Full name', fieldType: 'text' },
    { label: 'Stays', fieldType: 'select', options: ['Yes', 'No'] },
  ])
  await page.goto('/admin/forms')
  const menu = page.getByRole('button', { name: `More for ${form.name}` }).filter({ visible: true })
  await menu.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${form.slug}.json`)
  const text = await readFile(await download.path(), 'utf8')

  await page.getByRole('button', { name: 'From a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a form from a file' })
  const create = dialog.getByRole('button', { name: 'Create form' })
  const choose = (content: string) =>
    dialog.getByLabel('File').setInputFiles({
      name: 'retreat.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await expect(create).toBeDisabled()
  await choose(text.replace('"select"', '"choice"'))
  await create.click()
  await expect(dialog.getByText(/^Line \d+: Write one of “text”, “email”/)).toBeVisible()
  await expectAccessible(page)
  await choose(text)
  await expect(dialog.getByText(/^Line/)).toHaveCount(0)
  await create.click()
  await expectToast(page, 'Success', 'Event form created successfully')
  await expect(page.getByRole('heading', { name: `${form.name} (2)` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Stays' })).toBeVisible()
})
