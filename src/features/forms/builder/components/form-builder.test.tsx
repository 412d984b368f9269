// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import {
  findButtons,
  firstButton,
  ignoreStyles,
  openBuilder,
  TWO_FIELD_FORM,
} from '../../../../../tests/support/components/builder'
import { eventField } from '../../../../../tests/support/event-form'

ignoreStyles()
afterEach(() => vi.unstubAllGlobals())

const cards = () => findButtons(/^Edit /)
const label = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Label/ })

it('Enter in a label adds a field of the same type right below, and focuses its label', async () => {
  const [a, b] = TWO_FIELD_FORM.fields
  const email = eventField('a', 0, { ...a, fieldType: 'email' })
  openBuilder({}, { form: { ...TWO_FIELD_FORM, fields: [email, b as typeof email] } })
  fireEvent.click(firstButton('Edit Label a'))
  fireEvent.keyDown(label(), { key: 'Enter' })
  expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual([
    'Edit Label a',
    'Edit Untitled field',
    'Edit Label b',
  ])
  expect(document.activeElement).toBe(label())
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('value', 'email')
  fireEvent.keyDown(label(), { key: 'Enter' })
  fireEvent.change(label(), { target: { value: 'E' } })
  fireEvent.keyDown(label(), { key: 'Enter', isComposing: true })
  expect(cards()).toHaveLength(3)
})

it('a copy is opened, and its label has the focus', async () => {
  openBuilder()
  fireEvent.click(firstButton('Edit Label a'))
  fireEvent.click(firstButton('Duplicate'))
  await waitFor(() => expect(label().value).toBe('Label a copy'))
  expect(document.activeElement).toBe(label())
})

it('leads to the list of forms once the form is deleted', async () => {
  const { router } = openBuilder({ [`DELETE ${paths.api.form(TWO_FIELD_FORM.id)}`]: null })
  fireEvent.keyDown(firstButton('More for Worship night'), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(paths.portal.forms))
})

it.each([
  ['an open form with saved fields', TWO_FIELD_FORM, true, null],
  ['a closed form', { ...TWO_FIELD_FORM, isActive: false }, false, /^Closed: this address shows/],
  [
    'a form without saved fields',
    { ...TWO_FIELD_FORM, fields: [] },
    false,
    /^No field is saved yet:/,
  ],
])('of %s, unsaved work can be kept as a draft: %#', (_what, form, isOffered, whyNotFound) => {
  openBuilder({}, { form })
  if (whyNotFound) expect(screen.getByText(whyNotFound)).toBeTruthy()
  else expect(screen.queryByText(/this address shows/)).toBeNull()
  fireEvent.click(firstButton('Text'))
  expect(findButtons('Keep as draft')).toHaveLength(isOffered ? 1 : 0)
})

it('whoever may only look gets no way to change anything', async () => {
  const { privacy, receipt } = TWO_FIELD_FORM
  const form = {
    ...TWO_FIELD_FORM,
    thanksText: 'Bring your Bible.',
    receipt: { ...receipt, isOn: true },
    privacy: { ...privacy, notice: { ...privacy.notice, isOn: true, text: 'We keep it.' } },
  }
  const { bodies, container } = openBuilder({}, { form, canEdit: false })
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  fireEvent.click(firstButton('Show Label a'))
  expect(screen.getByText('Bring your Bible.')).toBeDefined()
  const inputs = [...container.querySelectorAll('input, textarea, select, [role=switch]')]
  expect(inputs.length).toBeGreaterThan(10)
  expect(inputs.filter((one) => !one.closest('[disabled]'))).toEqual([])
  for (const name of [/^Move/, /^Remove/, 'Duplicate', 'Save Form', 'Keep as draft', 'Undo']) {
    expect(findButtons(name)).toEqual([])
  }
  fireEvent.keyDown(firstButton('More for Worship night'), { key: 'Enter' })
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toBeDefined())
  for (const name of ['Archive', 'Delete', 'Keep as draft', 'What would change']) {
    expect(screen.queryAllByRole('menuitem', { name })).toEqual([])
  }
  expect(bodies('POST /api/admin/forms/7/fields')).toEqual([])
})
