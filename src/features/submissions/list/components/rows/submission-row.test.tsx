// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../../../../tests/support/components/portal'
import { submissionRow } from '../../../../../../tests/support/components/submission-rows'
import type { Submission } from '../../../schema'
import { SelectAllCheckbox } from './selection-checkbox'
import { SubmissionTableRow } from './submission-row'
import type { ListSelection } from './use-list-selection'

afterEach(() => vi.restoreAllMocks())

function show(more: Partial<Submission> = {}, formName: string | null = 'Retreat') {
  const on = { onSelect: vi.fn(), onCursor: vi.fn(), onView: vi.fn() }
  const given = { formName, person: 'Ben Cruz', columns: [], isSelected: false, isCursor: false }
  renderInPortal(
    <table>
      <tbody>
        <SubmissionTableRow submission={submissionRow(7, more)} {...given} {...on} />
      </tbody>
    </table>,
  )
  return on
}

it('opens by a press anywhere but on a control, and not while text is selected', () => {
  const { onView } = show()
  fireEvent.click(screen.getByText('#7'))
  expect(onView).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: /^Status of registration 7/ }))
  expect(onView).toHaveBeenCalledTimes(1)
  vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection)
  fireEvent.click(screen.getByText('#7'))
  expect(onView).toHaveBeenCalledTimes(1)
})

it('selects a range while Shift is held, and one row after that', async () => {
  const { onSelect } = show()
  const box = screen.getByRole('checkbox')
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(box)
  await user.keyboard('{/Shift}')
  box.focus()
  await user.keyboard(' ')
  await user.click(box)
  expect(onSelect.mock.calls).toEqual([[true], [false], [false]])
})

it.each<[string, Partial<Submission>]>([
  ['Kept in the outbox', { isMailKept: true }],
  ['assigned to Ana Reyes', { assignee: { id: 1, name: 'Ana Reyes' } }],
  ['1 note', { notes: 1 }],
  ['2 files', { files: 2 }],
  ['changed by the registrant', { changedAt: '2026-03-02T00:00:00Z' }],
  ['asks to be erased', { erasureAskedAt: '2026-03-02T00:00:00Z' }],
  ['waiting, no. 4', { seat: 'waiting', queue: 4 }],
  ['Test', { isTest: true }],
  ['Unreadable', { data: null }],
  ['Unreadable', { submittedAt: null }],
])('says %s', (words, more) => {
  show(more)
  expect(screen.getByRole('row').textContent).toContain(words)
})

it('says so when one of several people asks to be erased, and how many they are', () => {
  const person = { reference: 'X', data: {}, seat: null }
  const asked = { ...person, id: 8, person: 2, erasureAskedAt: '2026-03-02T00:00:00Z' }
  show({ people: [{ ...person, id: 7, person: 1 }, asked] })
  const words = screen.getByRole('row').textContent
  expect(words).toContain('asks to be erased')
  expect(words).toContain('2 people')
})

it('has no marks where nothing is to say', () => {
  show()
  const words = screen.getByRole('row').textContent ?? ''
  expect(words).not.toMatch(/note|file|assigned|erased|changed|outbox|Test|Unreadable|people/)
})

it.each([
  [2, false, true],
  [2, true, false],
  [0, false, false],
])('with %i selected and the whole page %s, is half checked: %s', (count, isPage, isHalf) => {
  const selection = { count, isPage, togglePage: vi.fn() } as unknown as ListSelection
  renderInPortal(<SelectAllCheckbox selection={selection} />)
  const box = screen.getByRole('checkbox', { name: 'Select all on this page' })
  expect((box as HTMLInputElement).indeterminate).toBe(isHalf)
})
