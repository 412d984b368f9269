// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchParamsContext } from '../../../../../tests/support/components/next-navigation'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleListedForm,
} from '../../../../../tests/support/components/sample-records'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import type { FormTotals } from '../totals'
import { TotalsScreen } from './totals-screen'

const TOTALS: FormTotals = {
  formId: 3,
  form: 'Camp',
  total: 1200,
  people: 1200,
  cancelled: 0,
  fields: [
    {
      id: 'f1',
      label: 'Shirt',
      fieldType: 'select',
      given: 3,
      notGiven: 1,
      counts: [
        { answer: 'L', count: 2 },
        { answer: 'XL', count: 0 },
      ],
    },
    { id: 'f2', label: 'Name', fieldType: 'text', given: 0, notGiven: 0, counts: [] },
  ],
}
const READ = 'GET /api/admin/submissions/totals/3?'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const renderScreen = (query: string) =>
  renderInPortal(
    <SearchParamsContext value={new URLSearchParams(query)}>
      <TotalsScreen />
    </SearchParamsContext>,
  )
const paper = async () =>
  (await screen.findByRole('region', { name: 'What is printed' })).textContent ?? ''

it('shows how often each answer was given, its share, and who gave none', async () => {
  stubServer({ [READ]: TOTALS })
  renderScreen('form=3')
  await paper()
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'AnswerCountShare',
    'L250%',
    'XL00%',
    'Not given125%',
    'AnswerCountShare',
    'Given0',
    'Not given0',
  ])
  expect(await paper()).toMatch(/1,200 registrations, \w/)
})

it.each([
  ['1 has cancelled', { total: 1, cancelled: 1 }, '1 person has cancelled and is not counted.'],
  ['more have', { cancelled: 2 }, '2 people have cancelled and are not counted.'],
  ['families', { total: 2, people: 5 }, '2 registrations, 5 people, '],
])('tells of people: %s', async (_case, more, words) => {
  stubServer({ [READ]: { ...TOTALS, ...more } })
  renderScreen('form=3')
  expect(await paper()).toContain(words)
})

it('takes the filters of the list, says so, and offers the same as CSV', async () => {
  const api = stubServer({ [`${READ}status=new`]: TOTALS })
  const { unmount } = renderScreen('form=3&status=new&page=2')
  expect(await paper()).toContain('1,200 registrations that match the filters')
  const csv = () => screen.getByRole('link', { name: 'CSV' }).getAttribute('href')
  expect(csv()).toBe('/api/admin/submissions/totals/3?status=new&format=csv')
  expect(api.sent).toHaveLength(1)
  unmount()
  stubServer({ [READ]: TOTALS })
  renderScreen('form=3')
  expect(await paper()).not.toContain('match the filters')
  expect(csv()).toBe('/api/admin/submissions/totals/3?format=csv')
})

it('asks for a form where the address has none, and says what cannot be loaded', async () => {
  stubServer({ 'GET /api/admin/forms': [sampleListedForm(sampleFieldsOf({}))] })
  const { unmount } = renderScreen('')
  const choice = screen.getByLabelText<HTMLSelectElement>('Form')
  await screen.findByRole('option', { name: 'Camp' })
  fireEvent.change(choice, { target: { value: '3' } })
  expect(window.location.search).toBe('?form=3')
  unmount()
  stubServer({ [READ]: errorResponse(400, 'This form has no such field.') })
  renderScreen('form=3')
  expect((await screen.findByRole('alert')).textContent).toContain('This form has no such field.')
})
