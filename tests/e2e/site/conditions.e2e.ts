import fc from 'fast-check'
import { findHiddenFieldIds } from '@/features/forms/conditions/show-when'
import type { FieldInput } from '@/features/forms/field-input'
import { listChoices } from '@/features/forms/other-choice'
import type { PublicForm } from '@/features/forms/schema'
import { splitOtherText } from '@/features/registration/answers-in-form'
import { conditionStyles } from '@/features/registration/condition-styles'
import { controlId } from '@/features/registration/field-ids'
import { toSections } from '@/features/registration/form-sections'
import { expect, test } from '../../support/e2e/fixtures'
import { waitForReact } from '../../support/e2e/pages'
import { type RandomForm, randomForm } from '../../support/random-forms'

const when = (fieldId: string, ...values: string[]): FieldInput['showWhen'] => ({
  match: 'all',
  rules: [{ fieldId, is: 'one_of', values }],
})

const CAMP: readonly FieldInput[] = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { id: 'new-stay', label: 'Do you stay overnight?', fieldType: 'radio', options: ['Yes', 'No'] },
  {
    id: 'new-contact',
    label: 'Emergency contact',
    fieldType: 'text',
    isRequired: true,
    showWhen: when('new-stay', 'Yes'),
  },
  {
    label: 'Phone of that person',
    fieldType: 'phone',
    showWhen: { match: 'all', rules: [{ fieldId: 'new-contact', is: 'given' }] },
  },
  { label: 'Children', fieldType: 'number', min: 0, max: 12 },
  { label: 'I agree', fieldType: 'agreement', isRequired: true },
]

test('what an answer asks for is shown, and what is hidden is not sent', { tag: '@phone' }, async ({
  page,
  forms,
}) => {
  const form = await forms.create('Camp', CAMP)
  await page.goto(`/forms/${form.slug}`)
  await waitForReact(page.getByRole('button', { name: 'Submit Registration' }))
  const contact = page.getByLabel('Emergency contact')
  await expect(contact).toBeHidden()
  await page.getByLabel('Full name').fill('Ana Cruz')
  await page.getByLabel('Yes').check()
  await expect(contact).toBeVisible()
  await contact.fill('Maria Cruz')
  await page.getByLabel('Phone of that person').fill('0917 555 0101')
  await page.getByLabel('Children').fill('13')
  await page.getByLabel('I agree').check()
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByLabel('Children')).toHaveAccessibleDescription('Please enter 12 or less')

  await page.getByLabel('No', { exact: true }).check()
  await expect(contact).toBeHidden()
  await page.getByLabel('Children').fill('2')
  await page.reload()
  await waitForReact(page.getByRole('button', { name: 'Submit Registration' }))
  await expect(page.getByLabel('No', { exact: true })).toBeChecked()
  await expect(contact).toBeHidden()
  await page.getByLabel('Yes').check()
  await expect(contact).toHaveValue('Maria Cruz')
  await page.getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Submit Registration' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await forms.answers(form)).toEqual([
    {
      'Full name': 'Ana Cruz',
      'Do you stay overnight?': 'No',
      Children: '2',
      'I agree': 'Yes',
    },
  ])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('styles show what an answer asks for', { tag: '@desktop' }, async ({ page, forms }) => {
    const form = await forms.create('Camp', CAMP)
    await page.goto(`/forms/${form.slug}`)
    const contact = page.getByLabel('Emergency contact')
    const phone = page.getByLabel('Phone of that person')
    await expect(contact).toBeHidden()
    await page.getByLabel('Yes').check()
    await expect(contact).toBeVisible()
    await expect(phone).toBeHidden()
    await contact.fill('Maria Cruz')
    await expect(phone).toBeVisible()
    await page.getByLabel('No', { exact: true }).check()
    await expect(phone).toBeHidden()
    await page.getByLabel('Full name').fill('Ben Cruz')
    await page.getByLabel('I agree').check()
    await page.getByRole('button', { name: 'Submit Registration' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(await forms.answers(form)).toEqual([
      { 'Full name': 'Ben Cruz', 'Do you stay overnight?': 'No', 'I agree': 'Yes' },
    ])
  })

  test('a day decides nothing: its field is shown with when it is asked for', {
    tag: '@desktop',
  }, async ({ page, forms }) => {
    const form = await forms.create('Camp', [
      { id: 'new-born', label: 'Birthday', fieldType: 'date' },
      {
        label: 'Name of a parent',
        fieldType: 'text',
        showWhen: {
          match: 'all',
          rules: [{ fieldId: 'new-born', is: 'at_least', value: '2010-01-01' }],
        },
      },
    ])
    await page.goto(`/forms/${form.slug}`)
    await expect(page.getByText('Only if “Birthday” is January 1, 2010 or later:')).toBeVisible()
    await expect(page.getByLabel('Name of a parent')).toBeVisible()
  })

  test('300 random forms are shown as the server reads them', { tag: '@desktop' }, async ({
    page,
  }) => {
    // The forms have no date fields, because styles cannot compare dates.
    const forms = fc.sample(randomForm(['text', 'textarea', 'select', 'checkbox', 'section']), {
      numRuns: 300,
      seed: 21,
    })
    // One call renders all forms, because a call takes longer than rendering a form.
    const hidden = await page.evaluate(
      (pages) =>
        pages.map((html) => {
          document.body.innerHTML = html
          return [...document.querySelectorAll('[data-field]')]
            .filter((row) => !row.checkVisibility())
            .map((row) => row.getAttribute('data-field'))
        }),
      forms.map(toPage),
    )
    expect(hidden.flat().length).toBeGreaterThan(0)
    for (const [at, form] of forms.entries()) {
      const expected = [...findHiddenFieldIds(form.fields, form.answers)]
      expect(hidden[at], JSON.stringify(form)).toEqual(expected)
    }
  })
})

function toPage({ fields, answers }: RandomForm): string {
  const parts = toSections(fields).map((section) => {
    const rows = section.fields.map(
      (field) => `<div data-field="${field.id}">${controlOf(field, answers[field.id] ?? '')}</div>`,
    )
    const { heading } = section
    return heading
      ? `<fieldset data-field="${heading.id}">Heading${rows.join('')}</fieldset>`
      : rows.join('')
  })
  return `<style>${conditionStyles(fields, answers) ?? ''}</style><form>${parts.join('')}</form>`
}

function controlOf(field: PublicForm['fields'][number], answer: string | string[]) {
  const { id, fieldType } = field
  const chosen = [splitOtherText(field, answer).answer ?? []].flat()
  const offered = listChoices(field)
  if (fieldType === 'select') {
    const items = ['', ...offered].map(
      (option) => `<option${chosen.includes(option) ? ' selected' : ''}>${option}</option>`,
    )
    return `<select id="${controlId(id)}">${items.join('')}</select>`
  }
  if (fieldType === 'checkbox') {
    const boxes = offered.map(
      (option) =>
        `<label><input type="checkbox"${chosen.includes(option) ? ' checked' : ''}></label>`,
    )
    return `<fieldset><div>${boxes.join('')}</div></fieldset>`
  }
  return fieldType === 'textarea'
    ? `<textarea id="${controlId(id)}" placeholder=" ">${chosen}</textarea>`
    : `<input id="${controlId(id)}" placeholder=" " value="${chosen}">`
}
