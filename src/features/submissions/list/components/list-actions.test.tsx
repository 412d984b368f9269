// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { NO_FILTERS } from '../../filters'
import { ListActions } from './list-actions'

afterEach(() => vi.unstubAllGlobals())

function show({ formId = 3 as number | null, total = 2, isExporting = false } = {}) {
  stubServer({})
  const exporting = {
    exportSubmissions: vi.fn(),
    cancelExport: vi.fn(),
    isExporting,
    rows: total,
    arrived: null,
  }
  const filters = { ...NO_FILTERS, formId, status: 'new' as const, page: 3, rows: 25 as const }
  renderInPortal(
    <ListActions filters={{ ...filters, columns: [] }} total={total} exporting={exporting} />,
  )
  return exporting
}
const button = (name: string) => screen.queryByRole('button', { name })

it.each([
  [{}, true],
  [{ formId: null }, false],
  [{ total: 0 }, false],
])('%j: printing and exporting are offered: %s', (given, isOffered) => {
  show(given)
  expect(button('Export options') !== null).toBe(isOffered)
  expect(screen.queryByRole('link', { name: 'Print the list' }) !== null).toBe(isOffered)
})

it('prints from the first page', () => {
  show()
  const href = screen.getByRole('link', { name: 'Print the list' }).getAttribute('href')
  expect(href).toContain('/admin/submissions/print?form=3&status=new')
  expect(href).not.toContain('page=')
})

it('changes no options of an export that is under way', () => {
  show({ isExporting: true })
  expect(button('Export options')).toHaveProperty('disabled', true)
})

it('the options give the focus back to the button that opened them', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Export options' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button('Export options')))
})

it('More has the links and the options, and gives the focus back too', async () => {
  show()
  const more = () => screen.getByRole('button', { name: 'More' })
  await userEvent.click(more())
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export options' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(more()))
})
