// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import type { ListColumn } from '../../columns'
import { ExportDialog } from './export-dialog'

const COLUMNS: ListColumn[] = [{ id: 'notes', width: 'wide' }]

const opener = document.createElement('button')
afterEach(() => opener.remove())

function renderDialog(columns = COLUMNS, user = STAFF_USER_ANA) {
  const on = { onExport: vi.fn(), onOpenChange: vi.fn() }
  document.body.append(opener)
  const dialog = (open: boolean) => (
    <ExportDialog open={open} columns={columns} returnTo={() => opener} {...on} />
  )
  const { rerender } = renderInPortal(dialog(true), { user })
  return { ...on, close: () => rerender(dialog(false)) }
}
const press = (role: 'button' | 'radio' | 'checkbox', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }))
const NOTES = /^Notes/
const HISTORY = /^Status changes/

it('exports every answer to Excel unless something else is chosen', () => {
  const { onExport, onOpenChange } = renderDialog()
  press('button', 'Export')
  const all = { format: 'xlsx', columns: null, extras: [], isByPerson: false }
  expect(onExport.mock.calls).toEqual([[all]])
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('exports what is chosen, and not what is taken back', () => {
  const { onExport } = renderDialog()
  press('radio', 'CSV')
  press('radio', 'The columns of the list')
  press('checkbox', /^A row for each person/)
  for (const box of [HISTORY, NOTES, 'Assignee', NOTES]) press('checkbox', box)
  press('button', 'Export')
  const extras = ['assignee', 'history']
  expect(onExport.mock.calls).toEqual([
    [{ format: 'csv', columns: COLUMNS, extras, isByPerson: true }],
  ])
})

it('exports nothing when it is cancelled, and gives the focus back', async () => {
  const { onExport, onOpenChange, close } = renderDialog()
  press('button', 'Cancel')
  expect([onExport.mock.calls, onOpenChange.mock.calls]).toEqual([[], [[false]]])
  close()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('says what a file has when the list shows no columns', () => {
  renderDialog([])
  expect(screen.queryByText(/^None are chosen/)).toBeNull()
  press('radio', 'The columns of the list')
  expect(screen.getByText(/^None are chosen/)).toBeDefined()
})

it('offers status changes to readers of the log only', () => {
  renderDialog(COLUMNS, { ...STAFF_USER_ANA, role: 'event_coordinator' })
  expect(screen.queryByRole('checkbox', { name: HISTORY })).toBeNull()
  expect(screen.getByRole('checkbox', { name: NOTES })).toBeDefined()
})
