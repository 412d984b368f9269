import type { Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS: FieldInput[] = [
  { label: 'Full name', fieldType: 'text', isRequired: true, helpText: 'As in your passport' },
  { label: 'Church', fieldType: 'text' },
]

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })

async function editUnsaved(page: Page) {
  await button(page, 'Remove Church').click()
  await page.getByRole('button', { name: 'Remove field' }).click()
  await button(page, 'Dropdown').click()
  await page.getByRole('textbox', { name: 'Label' }).fill('Shirt size')
  await page.getByRole('textbox', { name: 'Options' }).fill('S, M, L')
  await page.getByRole('textbox', { name: 'Help text' }).fill('Unisex sizes')
}

test('what is on the screen is previewed, kept, published and brought back', {
  tag: '@desktop',
}, async ({ page, context, forms, visitor }) => {
  const form = await forms.create('Retreat', FIELDS)
  await forms.register(form, { 'Full name': 'Ana Reyes', Church: 'San Isidro' })
  await page.goto(`/admin/forms/${form.id}`)
  await editUnsaved(page)

  await test.step('the preview shows it, to this person alone, and sends nothing', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: `Preview ${form.name}` }).click()
    const preview = await opened
    const frame = preview.frameLocator('iframe')
    await expect(frame.getByLabel('Shirt size')).toHaveAccessibleDescription('Unisex sizes')
    await expect(frame.getByLabel('Full name')).toHaveAccessibleDescription('As in your passport')
    await expect(frame.getByLabel('Church')).toHaveCount(0)
    await button(preview, 'Phone').click()
    await expect(preview.locator('iframe')).toHaveCSS('width', '390px')
    await frame.getByRole('button', { name: 'Submit Registration' }).click()
    await expect(frame.getByRole('status')).toHaveText('This is a preview: nothing was sent.')
    await expectAccessible(preview)

    const answer = await visitor.goto(preview.url())
    await expect(visitor).toHaveURL(`/forms/${form.slug}`)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(visitor.getByLabel('Church')).toBeVisible()
    await expect(visitor.getByLabel('Shirt size')).toHaveCount(0)
    await preview.close()
  })

  await test.step('a draft says what would change and whom it touches', async () => {
    await button(page, 'Keep as draft').click()
    const dialog = page.getByRole('dialog', { name: 'What the draft would change' })
    await expect(dialog.getByRole('listitem')).toHaveText([
      '“Church” goes.1 registration has an answer here, which is kept.',
      '“Shirt size” is new.',
    ])
    await expectAccessible(page)
    expect(Object.keys((await forms.answers(form))[0] ?? {})).toHaveLength(2)
    const publish = dialog.getByRole('button', { name: 'Publish draft' })
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Label' }).fill('Size')
    await button(page, 'What would change').click()
    await expect(publish).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Label' }).fill('Shirt size')
    await button(page, 'What would change').click()
    await publish.click()
    await expectToast(page, 'Success', 'The draft is published')
    await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0)
    await visitor.reload()
    await expect(visitor.getByLabel('Shirt size')).toBeVisible()
  })

  await test.step('an earlier version comes back with its answers', async () => {
    await button(page, `More for ${form.name}`).click()
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Earlier versions' })
    await expect(versions).toContainText('Restoring one publishes it again.')
    await versions.locator('summary').nth(1).click()
    await versions.getByRole('button', { name: 'Bring back' }).click()
    await expectToast(page, 'Success', /^The earlier version is back/)
    await expect(
      page.getByRole('list', { name: 'Fields in order' }).getByRole('listitem'),
    ).toHaveText([/Full name/, /Church/])
    expect(await forms.answers(form)).toEqual([{ 'Full name': 'Ana Reyes', Church: 'San Isidro' }])
  })
})
