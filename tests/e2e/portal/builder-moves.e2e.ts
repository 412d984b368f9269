import type { Locator, Page } from 'playwright/test'
import type { FieldInput } from '@/features/forms/field-input'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, staffTest as test } from '../../support/e2e/fixtures'
import { expectToast } from '../../support/e2e/toasts'

const FIELDS: FieldInput[] = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Church', fieldType: 'text' },
  { label: 'Region', fieldType: 'select', options: ['Luzon', 'Visayas'] },
  { label: 'Letter', fieldType: 'file' },
]

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Fields in order' }).getByRole('listitem')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const handle = (page: Page, name: string) => button(page, new RegExp(`^Move ${name}, field \\d+$`))
const expectOrder = (page: Page, ...labels: string[]) =>
  expect(cards(page)).toHaveText(labels.map((label, at) => new RegExp(`^${at + 1}${label}`)))

async function centre(place: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

async function dragByTouch(page: Page, from: Locator, to: Locator) {
  const browser = await page.context().newCDPSession(page)
  const [start, end] = [await centre(from), await centre(to)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
  await touch('touchStart', [start])
  await expect(from.locator('xpath=ancestor::li')).toHaveCSS('z-index', /\d/)
  for (const part of [0.3, 0.6, 0.9, 1]) {
    await touch('touchMove', [{ x: end.x, y: start.y + (end.y - start.y) * part }])
  }
  await touch('touchEnd', [])
}

test('a field goes anywhere by its handle', async ({ page, forms, isPhone }) => {
  const { id } = await forms.create('Retreat', FIELDS)
  await page.goto(`/admin/forms/${id}`)
  if (!isPhone) {
    await handle(page, 'Letter').press('Home')
    await expectOrder(page, 'Letter', 'Full name', 'Church', 'Region')
    await expect(handle(page, 'Letter')).toBeFocused()
    await expect(page.getByText('Letter is now field 1 of 4')).toBeAttached()
    await handle(page, 'Letter').press('ArrowDown')
    await handle(page, 'Letter').press('ArrowUp')
    await handle(page, 'Letter').press('ArrowUp')
    await handle(page, 'Full name').press('End')
    await expectOrder(page, 'Letter', 'Church', 'Region', 'Full name')
  }

  const [first, last] = isPhone ? ['Full name', 'Letter'] : ['Letter', 'Full name']
  const [from, to] = [handle(page, last), handle(page, first)]
  if (isPhone) await dragByTouch(page, from, to)
  else {
    const end = await centre(to)
    await from.hover()
    await page.mouse.down()
    await page.mouse.move(end.x, end.y + 30, { steps: 8 })
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
  }
  await expectOrder(page, last, first, 'Church', 'Region')
  await expectAccessible(page)
  // Saving is tested only on desktops, because it does not depend on the width.
  if (isPhone) return
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Form saved successfully')
  await page.reload()
  await expectOrder(page, last, first, 'Church', 'Region')
})

const STAY: FieldInput[] = [
  { id: 'new-stay', label: 'Stay', fieldType: 'select', options: ['Yes', 'No'] },
  {
    label: 'Contact',
    fieldType: 'text',
    showWhen: { match: 'all', rules: [{ fieldId: 'new-stay', is: 'one_of', values: ['Yes'] }] },
  },
]

test('a change that takes a condition away says whose, and asks', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { id } = await forms.create('Retreat', STAY)
  await page.goto(`/admin/forms/${id}`)
  const question = page.getByRole('alertdialog', { name: 'Another field depends on this' })
  const list = page.getByRole('list', { name: 'Fields in order' })
  const refuse = async (change: () => Promise<void>) => {
    await change()
    await expect(question).toContainText('“Contact” is shown when “Stay” is Yes.')
    await question.getByRole('button', { name: 'Keep as it is' }).click()
    await expect(question).toBeHidden()
    await expect(list).toContainText(/^1Stay.*2Contact.*shown when “Stay” is Yes/)
  }
  await refuse(() => handle(page, 'Contact').press('Home'))
  await refuse(() => button(page, 'Move Contact up').click())
  await refuse(() => button(page, 'Remove Stay').click())
  await button(page, 'Edit Stay').click()
  const type = page.getByLabel('Type', { exact: true })
  const options = page.getByRole('textbox', { name: 'Options' })
  await refuse(async () => {
    await type.selectOption('Text')
  })
  await expect(type).toHaveValue('select')
  await refuse(async () => {
    await options.fill('No, Perhaps')
    await options.press('Tab')
  })
  await expect(options).toHaveValue('Yes, No')
  await expect(options).toBeFocused()
  await expectAccessible(page)

  await button(page, 'Remove Stay').click()
  await question.getByRole('button', { name: 'Change anyway' }).click()
  await expect(cards(page)).toHaveText([/^1Contact/])
  await expect(cards(page)).not.toContainText('shown when')
})
