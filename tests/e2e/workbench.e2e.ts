import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { FieldInput } from '@/features/forms/schema'
import { expectAccessible } from '../support/e2e-axe'
import { expect, staffTest as test } from '../support/e2e-fixtures'
import { expectToast } from '../support/e2e-toasts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('the list of forms says how much was sent, and copies a link', async ({
  page,
  forms,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await forms.create('Retreat', [NAME])
  await forms.create('Quiet', [NAME])
  for (const name of ['Ana', 'Ben']) await forms.register(form, { 'Full name': name })
  await page.goto('/admin/forms')
  const count = rowOf(page, form.name).getByRole('link', { name: /^2 submissions to/ })
  await expect(count).toBeVisible()
  await expect(rowOf(page, form.name).getByText(/^Last/)).toBeVisible()
  await expect(rowOf(page, 'Quiet').getByText(/^Last/)).toHaveCount(0)
  await chooseInMenu(page, form, 'Copy link')
  await expectToast(page, 'Success', 'Public link copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/forms/${form.slug}`, page.url()).href)
  await count.click()
  await expect(page).toHaveURL(`/admin/submissions?form=${form.id}`)
})

test('a QR code of the public link, to download', async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  await page.goto('/admin/forms')
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
})

test('a copy of a form opens in the builder, inactive', async ({ page, forms }) => {
  const form = await forms.create('Retreat', [NAME])
  await page.goto('/admin/forms')
  await chooseInMenu(page, form, 'Duplicate')
  await expectToast(page, 'Success', /^Event form duplicated/)
  await expect(page).not.toHaveURL(`/admin/forms/${form.id}`)
  await expect(page).toHaveURL(/\/admin\/forms\/\d+$/)
  await expect(page.getByRole('button', { name: 'Edit Full name' })).toBeVisible()
  await expect(page.getByRole('switch')).not.toBeChecked()
})
