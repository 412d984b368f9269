// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import {
  findButtons,
  firstButton,
  ignoreStyles,
  openBuilder,
  TWO_FIELD_FORM,
} from '../../../../../../tests/support/components/builder'
import { errorResponse, heldReply } from '../../../../../../tests/support/components/server-stub'
import { eventField, eventForm } from '../../../../../../tests/support/event-form'

ignoreStyles()
afterEach(() => vi.unstubAllGlobals())

const THREE = eventForm(
  ['a', 'b', 'c'].map((id, at) => eventField(id, at)),
  1,
)
const COUNTS = `GET ${paths.api.formAnswerCounts(TWO_FIELD_FORM.id)}`
const labels = () => findButtons(/^Edit /).map((one) => one.getAttribute('aria-label'))
const focus = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const says = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(words))

it('a removal leaves the focus on the next field, the one before, and then on “Text”', async () => {
  openBuilder({}, { form: THREE })
  for (const [removed, focused] of [
    ['b', 'Edit Label c'],
    ['c', 'Edit Label a'],
    ['a', 'Text'],
  ]) {
    fireEvent.click(firstButton(`Remove Label ${removed}`))
    await says(`Label ${removed} removed`)
    expect(focus()).toBe(focused)
  }
})

it('undo and redo pass the focus to each other where the pressed one is disabled', async () => {
  openBuilder()
  fireEvent.click(firstButton('Move Label b up'))
  await says('Label b is now field 1 of 2')
  act(() => firstButton('Undo').focus())
  fireEvent.click(firstButton('Undo'))
  expect(focus()).toBe('Redo')
  await says('Undone')
  fireEvent.click(firstButton('Redo'))
  expect(focus()).toBe('Undo')
  expect(labels()).toEqual(['Edit Label b', 'Edit Label a'])
})

it('a removal waits for the count of answers, but not for a field that was never saved', async () => {
  const { reply, release } = heldReply()
  openBuilder({ [COUNTS]: reply })
  fireEvent.click(firstButton('Date'))
  fireEvent.click(firstButton('Remove Untitled field'))
  await waitFor(() => expect(labels()).toHaveLength(2))
  fireEvent.click(firstButton('Remove Label a'))
  expect(labels()).toHaveLength(2)
  release({ a: 1 })
  const question = await screen.findByRole('alertdialog', { name: 'Remove this field?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Remove field' }))
  await waitFor(() => expect(labels()).toEqual(['Edit Label b']))
})

it('a removal goes on when answers cannot be counted', async () => {
  const { bodies } = openBuilder({ [COUNTS]: errorResponse(500) })
  await waitFor(() => expect(bodies(COUNTS)).toHaveLength(1))
  fireEvent.click(firstButton('Remove Label a'))
  await waitFor(() => expect(labels()).toEqual(['Edit Label b']))
})

const asks = (of: string) => ({
  showWhen: { match: 'all' as const, rules: [{ fieldId: of, is: 'given' as const }] },
})

it('says which fields depend on one, asks before two conditions go, and then undoes all', async () => {
  const [a, b, c] = [
    eventField('a', 0),
    eventField('b', 1, asks('a')),
    eventField('c', 2, asks('a')),
  ]
  openBuilder({ [COUNTS]: { a: 2 } }, { form: eventForm([a, b, c], 1) })
  expect(screen.getByText('Text · decides about 2 fields')).toBeDefined()
  fireEvent.click(firstButton('Remove Label a'))
  const first = await screen.findByRole('alertdialog', { name: 'Other fields depend on this' })
  fireEvent.click(within(first).getByRole('button', { name: 'Change anyway' }))
  const second = await screen.findByRole('alertdialog', { name: 'Remove this field?' })
  fireEvent.click(within(second).getByRole('button', { name: 'Remove field' }))
  await waitFor(() => expect(labels()).toHaveLength(2))
  expect(screen.queryByText(/shown when/)).toBeNull()
  fireEvent.click(firstButton('Undo'))
  expect(screen.getAllByText('Text · shown when “Label a” is answered')).toHaveLength(2)
})

it('a field is decided by those above it, not by itself or those below', () => {
  openBuilder({}, { form: THREE })
  fireEvent.click(firstButton('Edit Label b'))
  fireEvent.click(firstButton('Show only when…'))
  const fields = within(screen.getByRole('combobox', { name: 'Field' })).getAllByRole('option')
  expect(fields.map(({ textContent }) => textContent)).toEqual(['Label a'])
})

it('a closed field tells its error instead of its type', async () => {
  openBuilder()
  fireEvent.click(firstButton('Dropdown'))
  fireEvent.click(firstButton('Edit Untitled field'))
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await screen.findByText('All fields must have a label')
  fireEvent.click(firstButton('Edit Untitled field'))
  expect(screen.getByText('All fields must have a label')).toBeDefined()
  expect(screen.queryByText('Dropdown', { selector: 'p' })).toBeNull()
})
