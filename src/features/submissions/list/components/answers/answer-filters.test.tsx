// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../../../../tests/support/components/portal'
import {
  labelledFormField,
  listedForm,
} from '../../../../../../tests/support/components/submission-rows'
import { emptyAnswerFilter } from '../../../answer-filters'
import { NO_FILTERS, type ScreenFilters } from '../../../filters'
import { AnswerFilters } from './answer-filters'

const FORMS = [
  listedForm(3, {
    fields: [
      labelledFormField('size', 'Shirt', { fieldType: 'select', options: ['S', 'M', 'L'] }),
      labelledFormField('born', 'Birthday', { fieldType: 'date' }),
      labelledFormField('church', 'Church'),
      labelledFormField('letter', 'Letter', { fieldType: 'file' }),
    ],
    archivedFields: [labelledFormField('old', 'Old question')],
  }),
  listedForm(4),
]

function show(change: Partial<ScreenFilters> = {}) {
  const onNarrow = vi.fn()
  const filters = { ...NO_FILTERS, formId: 3, ...change }
  renderInPortal(<AnswerFilters filters={filters} forms={FORMS} isOpen onNarrow={onNarrow} />)
  return onNarrow
}

const opener = () => screen.getByRole('button', { name: 'Add filter' })
const open = () => userEvent.click(opener())
const field = (name: string) => screen.findByRole('button', { name })
const filterOf = (fieldId: string, change: object) => ({
  answers: [{ ...emptyAnswerFilter(fieldId), ...change }],
})

it('adds and takes away one choice, and leaves the others', async () => {
  const onNarrow = show(filterOf('size', { is: ['L'] }))
  await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'S' }))
  expect(onNarrow.mock.lastCall).toEqual([filterOf('size', { is: ['S', 'L'] })])
  await userEvent.click(screen.getByRole('checkbox', { name: 'L' }))
  expect(onNarrow.mock.lastCall).toEqual([{ answers: [] }])
})

it('shows a choice of a link that the form no longer offers', async () => {
  show(filterOf('size', { is: ['XXL'] }))
  await open()
  expect(await screen.findByRole('checkbox', { name: 'XXL' })).toHaveProperty('checked', true)
})

it('sets either end of a period', async () => {
  const onNarrow = show(filterOf('born', { from: '2010-01-01' }))
  await open()
  fireEvent.change(await screen.findByLabelText('Up to'), { target: { value: '2010-12-31' } })
  const both = filterOf('born', { from: '2010-01-01', to: '2010-12-31' })
  await waitFor(() => expect(onNarrow.mock.lastCall).toEqual([both]))
})

it.each([
  ['yes', true],
  ['no', false],
  ['any', null],
])('asks whether it is given: %s', async (chosen, given) => {
  const others = { has: 'Grace', given: given === null ? true : null }
  const onNarrow = show(filterOf('church', others))
  await open()
  await userEvent.selectOptions(await screen.findByLabelText('Answer'), chosen)
  expect(onNarrow.mock.lastCall).toEqual([filterOf('church', { has: 'Grace', given })])
})

it('asks of a file only whether it is given', async () => {
  show()
  await open()
  await userEvent.click(await field('Letter'))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByLabelText('Answer')).toBeTruthy()
})

it('keeps what is asked of one field apart from another', async () => {
  const onNarrow = show(filterOf('church', { has: 'Grace' }))
  await open()
  await userEvent.click(await field('Old question (removed)'))
  const words = screen.getByLabelText('Old question contains')
  expect(words).toHaveProperty('value', '')
  await userEvent.type(words, 'x')
  const [church] = filterOf('church', { has: 'Grace' }).answers
  const both = { answers: [church, { ...emptyAnswerFilter('old'), has: 'x' }] }
  await waitFor(() => expect(onNarrow.mock.lastCall).toEqual([both]))
})

it('Escape closes only the panel, and the focus goes back to its button', async () => {
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  show()
  await open()
  await userEvent.click(await field('Church'))
  heard.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Field' })).toBeNull()
  expect(document.activeElement).toBe(opener())
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener('keydown', heard)
})

it('each chip takes its own filter away', async () => {
  const answers = [
    { ...emptyAnswerFilter('church'), has: 'Grace' },
    { ...emptyAnswerFilter('size'), is: ['L'] },
  ]
  const onNarrow = show({ answers })
  await userEvent.click(screen.getByRole('button', { name: /^Church: contains/ }))
  expect(onNarrow.mock.calls).toEqual([[{ answers: answers.slice(1) }]])
})

it('finds the form of a link that names only a field', () => {
  const { answers } = filterOf('church', { has: 'Grace' })
  expect(show({ formId: null, answers }).mock.calls).toEqual([[{ formId: 3, answers }]])
  expect(show({ answers })).not.toHaveBeenCalled()
})

it.each<[Partial<ScreenFilters>, boolean, boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ formId: 4 }, true, false],
  [{ formId: null }, true, true],
  [{ seat: 'waiting' }, false, true],
])('%j, with places in its form: %s, offers them: %s', async (change, hasSeats, isOffered) => {
  const onNarrow = vi.fn()
  const counted = { total: 1, lastAt: null, hasSeats }
  const forms = FORMS.map((form) => (form.id === 3 ? { ...form, submissions: counted } : form))
  const filters = { ...NO_FILTERS, formId: 3, ...change }
  renderInPortal(<AnswerFilters filters={filters} forms={forms} isOpen onNarrow={onNarrow} />)
  const seats = screen.queryByRole('combobox', { name: 'Place' })
  expect(seats !== null).toBe(isOffered)
  if (!seats) return
  await userEvent.selectOptions(seats, 'cancelled')
  expect(onNarrow.mock.calls).toEqual([[{ seat: 'cancelled' }]])
})
