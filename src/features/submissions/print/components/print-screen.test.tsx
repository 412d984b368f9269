// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchParamsContext } from '../../../../../tests/support/components/next-navigation'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleListedForm,
  sampleSubmission,
} from '../../../../../tests/support/components/sample-records'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import type { PrintSheet } from '../print-sheet'
import { PrintScreen } from './print-screen'

const SHEET: PrintSheet = {
  form: 'Camp',
  columns: ['Church', 'Notes'],
  registrations: 2,
  people: [
    { id: 7, reference: 'AAAA-BBBB-1', name: 'Ana Reyes', cells: ['Grace', ''] },
    { id: 8, reference: 'AAAA-BBBB-2', name: null, cells: ['', '2'] },
    { id: 9, reference: 'CCCC-DDDD', name: 'Ben Cruz', cells: ['Main', ''] },
  ],
}
const PRINT = 'GET /api/admin/submissions/print/3?'

afterEach(() => void vi.unstubAllGlobals())

const renderScreen = (query: string) =>
  renderInPortal(
    <SearchParamsContext value={new URLSearchParams(query)}>
      <PrintScreen />
    </SearchParamsContext>,
  )
const paper = () => screen.findByRole('region', { name: 'What is printed' })

it('asks for a form when there is nothing to print', () => {
  const api = stubServer({})
  renderScreen('id=0')
  expect(screen.getByText('Nothing to print yet')).toBeDefined()
  expect(api.sent).toEqual([])
})

it('prints everybody of the list with its filters and columns, and a place to sign', async () => {
  const columns = 'answer.f1%2Cnotes'
  const api = stubServer({ [`${PRINT}status=new&columns=${columns}`]: SHEET })
  renderScreen('form=3&status=new&page=2&columns=answer.f1,notes')
  const { textContent } = await paper()
  expect(textContent).toContain('2 registrations of 3 people')
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows()).toEqual([
    'IDNameChurchNotesSignature',
    '#7Ana ReyesGrace',
    '#8AAAA-BBBB-22',
    '#9Ben CruzMain',
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Space to sign' }))
  expect(rows()[0]).toBe('IDNameChurchNotes')
  expect(api.sent).toHaveLength(1)
})

it('does not count people where each registration is one', async () => {
  stubServer({ [PRINT]: { ...SHEET, registrations: 3 } })
  renderScreen('form=3')
  expect((await paper()).textContent).toMatch(/3 registrations, \w/)
})

it('prints badges of name and answers, with the reference where there is no name', async () => {
  stubServer({ [PRINT]: SHEET })
  renderScreen('form=3')
  await paper()
  fireEvent.change(screen.getByLabelText('Print as'), { target: { value: 'badges' } })
  const cards = Array.from((await paper()).firstElementChild?.children ?? [])
  const lines = cards.map((card) => Array.from(card.children, ({ textContent }) => textContent))
  expect(lines).toEqual([
    ['Ana Reyes', 'Grace'],
    ['AAAA-BBBB-2', '2'],
    ['Ben Cruz', 'Main'],
  ])
  expect(screen.queryByRole('checkbox', { name: 'Space to sign' })).toBeNull()
})

it('says why the list cannot be printed', async () => {
  stubServer({ [PRINT]: errorResponse(400, 'These are too many to print.') })
  renderScreen('form=3')
  expect((await screen.findByRole('alert')).textContent).toContain('These are too many to print.')
})

it('prints one registration with its answers, also those that were not given', async () => {
  const form = sampleListedForm(sampleFieldsOf({ 'Full name': 'text', Church: 'text' }))
  const more = { data: { 'Full name': 'Ana' }, assignee: { id: 2, name: 'Lydia' } }
  const GET = 'GET /api/admin/submissions/7'
  stubServer({ 'GET /api/admin/forms': [form], [GET]: sampleSubmission(more) })
  const { unmount } = renderScreen('form=3&id=7')
  const lines = async () => {
    await paper()
    return screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  }
  expect(await lines()).toEqual([
    ['Submission', '#7, reference K7M2-9QXD'],
    ['Submitted', expect.stringMatching(/^November 20, 2026 at/)],
    ['Status', 'New'],
    ['Assignee', 'Lydia'],
    ['Full name', 'Ana'],
    ['Church', 'N/A'],
  ])
  expect((await paper()).firstElementChild?.textContent).toBe('Ana')
  unmount()
  stubServer({ 'GET /api/admin/forms': [], [GET]: sampleSubmission({ submittedAt: null }) })
  renderScreen('id=7')
  expect(await lines()).toEqual([
    ['Submission', '#7, reference K7M2-9QXD'],
    ['Submitted', 'Time unreadable'],
    ['Status', 'New'],
  ])
  expect((await paper()).firstElementChild?.textContent).toBe('Registration K7M2-9QXD')
})
