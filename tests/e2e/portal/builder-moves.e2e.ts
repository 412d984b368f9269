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

/** Simulates a finger: touches `from` until the drag begins, then moves to `to`. */
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
  await handle(page, 'Letter').press('Home')
  await expectOrder(page, 'Letter', 'Full name', 'Church', 'Region')
  await expect(handle(page, 'Letter')).toBeFocused()
  await expect(page.getByText('Letter is now field 1 of 4')).toBeAttached()
  await handle(page, 'Letter').press('ArrowDown')
  await handle(page, 'Letter').press('ArrowUp')
  await handle(page, 'Letter').press('ArrowUp')
  await handle(page, 'Full name').press('End')
  await expectOrder(page, 'Letter', 'Church', 'Region', 'Full name')

  const [from, to] = [handle(page, 'Full name'), handle(page, 'Letter')]
  if (isPhone) await dragByTouch(page, from, to)
  else {
    const end = await centre(to)
    await from.hover()
    await page.mouse.down()
    await page.mouse.move(end.x, end.y + 30, { steps: 8 })
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
  }
  await expectOrder(page, 'Full name', 'Letter', 'Church', 'Region')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Form saved successfully')
  await page.reload()
  await expectOrder(page, 'Full name', 'Letter', 'Church', 'Region')
})

test('what was done is undone and done again, also beyond a save', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { id } = await forms.create('Retreat', FIELDS.slice(0, 2))
  await page.goto(`/admin/forms/${id}`)
  await expect(button(page, 'Undo')).toBeDisabled()
  await button(page, 'Edit Church').click()
  await page.getByRole('textbox', { name: 'Label' }).fill('Parish')
  await button(page, 'Duplicate').click()
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Parish copy')
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await button(page, 'Remove Full name').click()
  await expectOrder(page, 'Parish', 'Parish copy')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Form saved successfully')

  await button(page, 'Undo').click()
  await expectOrder(page, 'Full name', 'Parish', 'Parish copy')
  await page.keyboard.press('Control+z')
  await expectOrder(page, 'Full name', 'Parish')
  await page.keyboard.press('Control+z')
  await expectOrder(page, 'Full name', 'Church')
  await expect(button(page, 'Undo')).toBeDisabled()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await expectOrder(page, 'Full name', 'Parish', 'Parish copy')
  await button(page, 'Save Form').click()
  // Waits for this text, because the toast of the first save may still be visible.
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expectOrder(page, 'Full name', 'Parish', 'Parish copy')
})

test('a pasted list is an option a line, commas and all', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { id } = await forms.create('Retreat', FIELDS)
  await page.goto(`/admin/forms/${id}`)
  await button(page, 'Edit Region').click()
  const options = page.getByRole('textbox', { name: 'Options' })
  const read = page.getByRole('list', { name: 'Options as they will be read' })
  await options.focus()
  await options.press('End')
  await options.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Cebu, North\r\nCebu, South\n')
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const expected = ['Luzon', 'Visayas', 'Cebu, North', 'Cebu, South']
  await expect(read.getByRole('listitem')).toHaveText(expected)
  await options.press('End')
  await options.pressSequentially(', Bohol,Leyte')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Form saved successfully')
  await page.reload()
  await button(page, 'Edit Region').click()
  await expect(read.getByRole('listitem')).toHaveText([...expected, 'Bohol', 'Leyte'])
})

const STAY: FieldInput[] = [
  { id: 'new-stay', label: 'Stay', fieldType: 'select', options: ['Yes', 'No'] },
  {
    label: 'Contact',
    fieldType: 'text',
    showWhen: { match: 'all', rules: [{ fieldId: 'new-stay', is: 'one_of', values: ['Yes'] }] },
  },
]

test('a condition is taken from the field above, by keyboard', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { id } = await forms.create('Retreat', [...STAY, { label: 'Phone', fieldType: 'phone' }])
  await page.goto(`/admin/forms/${id}`)
  await button(page, 'Edit Contact').click()
  await expect(button(page, 'Same as the field above')).toHaveCount(0)
  await button(page, 'Edit Phone').click()
  await button(page, 'Same as the field above').press('Enter')
  const conditions = page.getByRole('group', { name: 'When this field is shown' })
  await expect(conditions).toBeFocused()
  await expect(cards(page).nth(2)).toContainText('shown when “Stay” is Yes')
  await conditions.getByRole('checkbox', { name: 'Yes' }).press('Space')
  await page.keyboard.press('Control+s')
  await expect(conditions).toBeFocused()
  await conditions.getByRole('button', { name: 'Remove the condition about Stay' }).press('Enter')
  await expect(button(page, 'Show only when…')).toBeFocused()
  await button(page, 'Same as the field above').press('Enter')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Form saved successfully')
  await page.reload()
  await expect(cards(page).nth(2)).toContainText('shown when “Stay” is Yes')
})

test('a change that takes a condition away says whose, and asks', { tag: '@desktop' }, async ({
  page,
  forms,
}) => {
  const { id } = await forms.create('Retreat', STAY)
  await page.goto(`/admin/forms/${id}`)
  const question = page.getByRole('alertdialog', { name: 'Another field depends on this' })
  const list = page.getByRole('list', { name: 'Fields in order' })
  /** Tries a change and cancels it. Expects that the condition is still there. */
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
