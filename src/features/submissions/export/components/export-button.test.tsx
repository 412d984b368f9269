// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ExportButton } from './export-button'

const EXPORTING = {
  exportSubmissions: vi.fn(),
  cancelExport: vi.fn(),
  isExporting: true,
  rows: 1200,
  arrived: 0,
}

it('exports by the usual options', () => {
  const exportSubmissions = vi.fn()
  const idle = { ...EXPORTING, exportSubmissions, isExporting: false, arrived: null }
  render(<ExportButton exporting={idle}>Options</ExportButton>)
  fireEvent.click(screen.getByRole('button', { name: 'Export to Excel' }))
  expect(exportSubmissions.mock.calls).toEqual([[]])
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('tells of a long export and how much has arrived; Cancel gives the focus to the button', () => {
  const { rerender } = render(<ExportButton exporting={EXPORTING}>Options</ExportButton>)
  const line = screen.getByRole('status').parentElement
  expect(line?.textContent).toBe('Exporting 1,200 rows')
  rerender(<ExportButton exporting={{ ...EXPORTING, arrived: 2_097_152 }}>Options</ExportButton>)
  expect(line?.textContent).toBe('Exporting 1,200 rows · 2 MB')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(EXPORTING.cancelExport).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Exporting...' }))
})
