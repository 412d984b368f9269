import type { Page } from 'playwright/test'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { NATIVE_LANGUAGE_NAMES } from '@/lib/languages'
import { CEB_WORDS } from '@/lib/words/ceb/ceb'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { fillPlaceholders } from '@/lib/words/fill'
import { CAMP_FORM_FIELDS } from '../../support/camp-form'
import { waitForMailTo } from '../../support/e2e/accounts'
import { expectAccessible } from '../../support/e2e/axe'
import { expect, test } from '../../support/e2e/fixtures'
import { fakeTranslation, type TestForms } from '../../support/e2e/forms'
import { waitForReact, waitUntilNotTooFast } from '../../support/e2e/pages'

async function createCamp(forms: TestForms): Promise<EventForm> {
  const form = await forms.create('Camp', CAMP_FORM_FIELDS)
  return forms.saveDetails(form, { hasSteps: true })
}

const step = (page: Page) => page.getByText(/^Step \d of \d$/)
const advance = (page: Page) => page.getByRole('button', { name: 'Continue' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

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

test('a camp form of 40 fields is filled in step by step', async ({ page, forms, isPhone }) => {
  const form = await createCamp(forms)
  await page.goto(`/forms/${form.slug}`)
  await waitForReact(advance(page))
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expect(step(page)).toHaveText('Step 1 of 4')
  await expect(heading(page, 'Who comes')).toBeVisible()
  await expect(heading(page, 'Staying overnight')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Submit Registration' })).toBeHidden()
  await expectAccessible(page)
  // The rest of the test does not depend on the width, so it runs only on phones.
  if (!isPhone) return

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

  await page.getByLabel('Mobile number').press('Enter')
  await expect(heading(page, 'A parent or guardian')).toBeFocused()
  await expect(step(page)).toHaveText('Step 2 of 5')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(step(page)).toHaveText('Step 1 of 5')
  await advance(page).click()
  await page.getByLabel('Name of parent').fill('Maria Cruz')
  await page.getByLabel('Phone of parent').fill('0917 555 0102')
  await page.getByLabel('I am the parent and I agree').check()
  await advance(page).click()
  await expect(heading(page, 'Staying overnight')).toBeFocused()
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  await expect(page.getByLabel('Emergency contact')).toBeVisible()

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
  await waitForReact(advance(page))
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

const WORDS = { fil: FIL_WORDS, ceb: CEB_WORDS }
type Read = keyof typeof WORDS

async function createTranslatedCamp(forms: TestForms): Promise<EventForm> {
  const camp = await createCamp(forms)
  const form = await forms.saveFields(camp, camp.fields, { ...DEFAULT_RECEIPT, isOn: true })
  await forms.translate(form, 'fil')
  await forms.translate(form, 'ceb')
  return form
}

const reading = (page: Page, lang: Read) => {
  const own = (text: string) => fakeTranslation(text, lang)
  return {
    own,
    words: WORDS[lang],
    input: (label: string) => page.getByLabel(own(label)),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

async function changeTo(page: Page, lang: Read) {
  await page.getByRole('button', { name: NATIVE_LANGUAGE_NAMES[lang], exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  return reading(page, lang)
}

test('a form is offered in the language of the browser once, also to who does not answer', {
  tag: '@phone',
}, async ({ browser, address, forms }) => {
  const form = await createTranslatedCamp(forms)
  const filipino = await browser.newContext({ locale: 'fil-PH', baseURL: address })
  const page = await filipino.newPage()
  await page.goto(`/forms/${form.slug}`)
  const { offer, no, yes, label } = FIL_WORDS.switch
  const offered = page.getByRole('region', { name: label })
  await expect(offered).toContainText(offer)
  await expect(offered.getByRole('button', { name: yes })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('language-offer'))).toBe('1')
  await offered.getByRole('button', { name: no }).click()
  await expect(offered).toHaveCount(0)
  await filipino.close()
})

const NAMED = { 'First name': 'Ana', 'Last name': 'Cruz', 'Mobile number': '0917 555 0101' }

test('a visitor changes the language at each step, and loses nothing', {
  tag: '@phone',
}, async ({ page, forms, tag }) => {
  const form = await createTranslatedCamp(forms)
  const email = `ana-${tag}@example.org`
  await page.goto(`/forms/${form.slug}?lang=fil`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  let at = reading(page, 'fil')
  await waitForReact(at.button(at.words.steps.next))

  await test.step('messages, toasts and what is read aloud are Filipino, then Cebuano', async () => {
    await at.button(at.words.steps.next).click()
    const name = at.input('First name')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(
      fillPlaceholders(at.words.rules.required, { label: at.own('First name') }),
    )
    await expect(name).toHaveAttribute('autocomplete', 'given-name')
    const toasts = page.getByRole('region', { name: `${at.words.sending.toasts} (F8)` })
    await expect(toasts.getByText(at.words.sending.invalidTitle)).toBeVisible()
    await toasts.getByRole('button', { name: at.words.sending.dismiss }).click()
    await name.fill('Ana')
    at = await changeTo(page, 'ceb')
    await expect(at.input('First name')).toHaveValue('Ana')
    await expect(at.input('Last name')).toHaveAccessibleDescription(
      fillPlaceholders(at.words.rules.required, { label: at.own('Last name') }),
    )
    await expect(page.getByText(FIL_WORDS.rules.required.split('{')[0] ?? '')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('at every step', async () => {
    for (const [label, answer] of Object.entries(NAMED)) await at.input(label).fill(answer)
    await at.input('Birthday').fill('2012-05-01')
    await at.input('Email').fill(email)
    await at.input('Grade').selectOption(at.own('9'))
    await at.button(at.words.steps.next).click()
    await expect(heading(page, at.own('A parent or guardian'))).toBeFocused()

    at = await changeTo(page, 'fil')
    await expect(
      page.getByText(fillPlaceholders(at.words.steps.step, { number: 2, count: 5 })),
    ).toBeVisible()
    await at.input('Name of parent').fill('Maria Cruz')
    await at.input('Phone of parent').fill('0917 555 0102')
    await at.input('I am the parent and I agree').check()
    at = await changeTo(page, 'ceb')
    await expect(at.input('Name of parent')).toHaveValue('Maria Cruz')
    await at.button(at.words.steps.next).click()

    await page
      .getByRole('radio', { name: at.own('Yes') })
      .first()
      .check()
    await page.getByRole('checkbox', { name: at.own('Friday') }).check()
    at = await changeTo(page, 'fil')
    await expect(page.getByRole('checkbox', { name: at.own('Friday') })).toBeChecked()
    await at.input('Emergency contact').fill('Maria Cruz')
    await expect(page.getByText(at.words.form.notYours)).toBeVisible()
    await page.reload()
    await waitForReact(at.button(at.words.steps.next))
    await expect(
      page.getByText(fillPlaceholders(at.words.steps.step, { number: 3, count: 5 })),
    ).toBeVisible()
    await expect(at.input('Emergency contact')).toHaveValue('Maria Cruz')
    await at.button(at.words.steps.next).click()
    await expect(heading(page, at.own('Health and food'))).toBeFocused()
    at = await changeTo(page, 'ceb')
    await at.button(at.words.steps.next).click()
    await at.input('I will keep the rules of the camp').check()
    at = await changeTo(page, 'fil')
    at = await changeTo(page, 'ceb')
    await waitUntilNotTooFast(page)
  })

  await at.button(at.words.form.submit).click()
  await expect(page.getByRole('heading', { name: CEB_WORDS.thanks.title })).toBeVisible()
  expect(await forms.answers(form)).toEqual([
    {
      ...NAMED,
      ...{ Birthday: '2012-05-01', Email: email, Grade: '9' },
      ...{ 'Name of parent': 'Maria Cruz', 'Phone of parent': '0917 555 0102' },
      ...{ 'I am the parent and I agree': 'Yes', 'Do you stay overnight?': 'Yes' },
      ...{ Nights: ['Friday'], 'Emergency contact': 'Maria Cruz' },
      'I will keep the rules of the camp': 'Yes',
    },
  ])
  const mail = await waitForMailTo(email)
  expect(mail.subject).toBe(fillPlaceholders(CEB_WORDS.mail.subject, { form: at.own(form.name) }))
  expect(mail.text).toContain(`${at.own('Nights')}: ${at.own('Friday')}`)
  await page.goto('/unsubscribe/test?lang=ceb')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ceb')
  await expect(page.getByRole('heading', { name: CEB_WORDS.unsubscribe.test })).toBeVisible()
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

  test('the language changes, and nothing is lost', { tag: '@phone' }, async ({ page, forms }) => {
    const form = await createTranslatedCamp(forms)
    await page.goto(`/forms/${form.slug}?lang=fil`)
    let at = reading(page, 'fil')
    for (const [label, answer] of Object.entries(NAMED)) await at.input(label).fill(answer)
    await at.input('Birthday').fill('2000-05-01')
    await page
      .getByRole('radio', { name: at.own('Yes') })
      .nth(1)
      .check()
    await page.getByRole('checkbox', { name: at.own('Friday') }).check()
    at = await changeTo(page, 'ceb')
    await expect(at.input('First name')).toHaveValue('Ana')
    await expect(page.getByRole('checkbox', { name: at.own('Friday') })).toBeChecked()
    await at.button(at.words.form.submit).click()
    await expect(at.input('Emergency contact')).toHaveAccessibleDescription(
      fillPlaceholders(at.words.rules.required, { label: at.own('Emergency contact') }),
    )
    at = await changeTo(page, 'fil')
    await at.input('Emergency contact').fill('Maria Cruz')
    await at.input('I will keep the rules of the camp').check()
    await at.button(at.words.form.submit).click()
    await expect(page.getByRole('heading', { name: FIL_WORDS.thanks.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    expect(await forms.answers(form)).toEqual([
      {
        ...NAMED,
        ...{ Birthday: '2000-05-01', 'Do you stay overnight?': 'Yes', Nights: ['Friday'] },
        ...{ 'Emergency contact': 'Maria Cruz', 'I will keep the rules of the camp': 'Yes' },
      },
    ])
  })
})
