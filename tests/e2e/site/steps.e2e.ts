import type { Page } from 'playwright/test'
import type { EventForm } from '@/features/forms/schema'
import { CAMP_FORM } from '../../support/camp-form'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import type { Forms } from '../../support/e2e/forms'
import { whenScriptListens } from '../../support/e2e/pages'

async function createCamp(forms: Forms): Promise<EventForm> {
  const form = await forms.create('Camp', CAMP_FORM)
  return forms.saveDetails(form, { hasSteps: true })
}

const step = (page: Page) => page.getByText(/^Step \d of \d$/)
const advance = (page: Page) => page.getByRole('button', { name: 'Continue' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** How far parts of the page have moved by themselves so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
            if (!shift.hadRecentInput) total += shift.value
          }
          resolve(total)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )

test('a camp form of 40 fields is filled in step by step', async ({ page, forms }) => {
  const form = await createCamp(forms)
  await page.goto(`/forms/${form.slug}`)
  await whenScriptListens(advance(page))
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expect(step(page)).toHaveText('Step 1 of 4')
  await expect(heading(page, 'Who comes')).toBeVisible()
  await expect(heading(page, 'Staying overnight')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Submit Registration' })).toBeHidden()
  await expectAccessible(page)

  // Each step is checked before the next one.
  await advance(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Cruz')
  await page.getByLabel('Birthday').fill('2000-05-01')
  await expect(step(page)).toHaveText('Step 1 of 4')
  await page.getByLabel('Birthday').fill('2012-05-01')
  await expect(step(page)).toHaveText('Step 1 of 5')
  await page.getByLabel('Mobile number').fill('0917 555 0101')

  // Enter in a field goes on too, and the focus is at the heading.
  await page.getByLabel('Mobile number').press('Enter')
  await expect(heading(page, 'A parent or guardian')).toBeFocused()
  await expect(step(page)).toHaveText('Step 2 of 5')
  await page.getByLabel('Name of parent').fill('Maria Cruz')
  await page.getByLabel('Phone of parent').fill('0917 555 0102')
  await page.getByLabel('I am the parent and I agree').check()
  await advance(page).click()
  await expect(heading(page, 'Staying overnight')).toBeFocused()
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  await expect(page.getByLabel('Emergency contact')).toBeVisible()

  // Back loses nothing; a reload opens the same step.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Name of parent')).toHaveValue('Maria Cruz')
  await advance(page).click()
  await page.getByLabel('Emergency contact').fill('Maria Cruz')
  await expect(page.getByText('Not your own device?')).toBeVisible()
  await page.reload()
  await expect(step(page)).toHaveText('Step 3 of 5')
  await expect(page.getByLabel('Emergency contact')).toHaveValue('Maria Cruz')
  await advance(page).click()
  await expect(heading(page, 'Health and food')).toBeFocused()
  await advance(page).click()
  await expect(step(page)).toHaveText('Step 5 of 5')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Church optional', exact: true }).fill('San Isidro')
  await expect(page.getByLabel('Name of your pastor')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByText('I will keep the rules of the camp is required')).toBeVisible()
  await page.getByLabel('I will keep the rules of the camp').check()
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await forms.answers(form)).toEqual([
    {
      'First name': 'Ana',
      'Last name': 'Cruz',
      Birthday: '2012-05-01',
      'Mobile number': '0917 555 0101',
      'Name of parent': 'Maria Cruz',
      'Phone of parent': '0917 555 0102',
      'I am the parent and I agree': 'Yes',
      'Do you stay overnight?': 'Yes',
      'Emergency contact': 'Maria Cruz',
      Church: 'San Isidro',
      'I will keep the rules of the camp': 'Yes',
    },
  ])
})

test('a message of the server opens its step', { tag: '@desktop' }, async ({ page, forms }) => {
  const form = await forms.saveDetails(
    await forms.create('Camp', [
      { label: 'Name', fieldType: 'text' },
      { label: 'Your trip', fieldType: 'section' },
      { label: 'Seat', fieldType: 'text' },
    ]),
    { hasSteps: true },
  )
  await page.goto(`/forms/${form.slug}`)
  await whenScriptListens(advance(page))
  await page.getByLabel('Name').fill('x'.repeat(2001))
  await page.getByLabel('Name').evaluate((input: HTMLInputElement) => {
    input.maxLength = 9000
    input.value = 'x'.repeat(2001)
  })
  await advance(page).click()
  await expect(heading(page, 'Your trip')).toBeFocused()
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(step(page)).toHaveText('Step 1 of 2')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is one page', { tag: '@desktop' }, async ({ page, forms }) => {
    const form = await createCamp(forms)
    await page.goto(`/forms/${form.slug}`)
    await expect(heading(page, 'Who comes')).toBeVisible()
    await expect(heading(page, 'Your church')).toBeVisible()
    await expect(page.getByText(/^Only if “Birthday” is/)).toBeVisible()
    await expect(step(page)).toBeHidden()
    await expect(advance(page)).toBeHidden()
    await page.getByRole('button', { name: 'Submit Registration' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
  })
})
