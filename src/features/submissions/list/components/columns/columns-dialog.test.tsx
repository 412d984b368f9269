// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../../../../tests/support/components/portal'
import {
  labelledFormField,
  listedForm,
} from '../../../../../../tests/support/components/submission-rows'
import { type ListColumn, MAX_COLUMNS } from '../../../columns'
import type { ListSort } from '../../../sort'
import { ColumnsDialog } from './columns-dialog'

const FORM = listedForm(3, {
  fields: Array.from({ length: MAX_COLUMNS }, (_, at) =>
    labelledFormField(`f${at}`, `Question ${at}`),
  ),
})
const COLUMNS: ListColumn[] = [
  { id: 'notes', width: 'narrow' },
  { id: 'files', width: 'wide' },
]

function show(columns: ListColumn[], sort: ListSort = '-submittedAt') {
  const [onColumns, onSort] = [vi.fn(), vi.fn()]
  const choice = { form: FORM, columns, sort, onColumns, onSort }
  renderInPortal(<ColumnsDialog open onOpenChange={() => {}} {...choice} />)
  return { onColumns, onSort }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('moves, widens, takes out and adds, and leaves the other columns as they are', async () => {
  const { onColumns } = show(COLUMNS)
  const [notes, files] = COLUMNS
  await press('Move Notes to the right')
  expect(onColumns.mock.lastCall).toEqual([[files, notes]])
  await press('Move Files to the left')
  expect(onColumns.mock.lastCall).toEqual([[files, notes]])
  await userEvent.selectOptions(screen.getByLabelText('Width of Files'), 'narrow')
  expect(onColumns.mock.lastCall).toEqual([[notes, { id: 'files', width: 'narrow' }]])
  await userEvent.selectOptions(screen.getByLabelText('Add a column'), 'reference')
  const added = { id: 'reference', width: 'medium' }
  expect(onColumns.mock.lastCall).toEqual([[notes, files, added]])
  await press('Take Notes out')
  expect(onColumns.mock.lastCall).toEqual([[files]])
  await waitFor(() => expect(document.activeElement?.id).toBe('add-column'))
})

it('moves nothing over either end', async () => {
  const { onColumns } = show(COLUMNS)
  await press('Move Notes to the left')
  await press('Move Files to the right')
  expect(onColumns).not.toHaveBeenCalled()
})

it('has an end', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `answer.f${at}`, width: 'medium' }) as const)
  const choice = () => screen.getByLabelText('Add a column') as HTMLSelectElement
  show(many(MAX_COLUMNS))
  expect(choice().disabled).toBe(true)
  cleanup()
  show(many(MAX_COLUMNS - 1))
  expect(choice().disabled).toBe(false)
})

it.each<[ListSort, string, string, ListSort]>([
  ['-submittedAt', 'Sort by', 'status', 'status'],
  ['status', 'Sort by', 'submittedAt', '-submittedAt'],
  ['status', 'Direction', 'down', '-status'],
  ['-status', 'Direction', 'up', 'status'],
])('from %s by %s to %s sorts by %s', async (sort, label, chosen, wanted) => {
  const { onSort } = show([], sort)
  await userEvent.selectOptions(screen.getByLabelText(label), chosen)
  expect(onSort.mock.calls).toEqual([[wanted]])
})
