// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHookInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  NEVER_ANSWERED,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { NO_FILTERS, type ScreenFilters } from '../../filters'
import { useExportSubmissions } from './use-export-submissions'

const EXPORT = 'GET /api/admin/submissions/export/3'
const OF_CAMP = { ...NO_FILTERS, formId: 3 }

let saved: string[] = []
beforeEach(() => {
  forgetToasts()
  saved = []
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const renderExport = (filters: ScreenFilters = OF_CAMP, count = 12) =>
  renderHookInPortal((of: number) => useExportSubmissions(filters, of), { initialProps: count })

it('asks for a form first', async () => {
  const api = stubServer({})
  const { result } = renderExport(NO_FILTERS)
  act(() => result.current.exportSubmissions())
  expect(newestToastTexts()).toEqual(['Error', 'Please select a specific form to export'])
  expect(api.sent).toEqual([])
})

it('saves the file under its time and kind', async () => {
  const api = stubServer({ [EXPORT]: {} })
  const { result } = renderExport()
  act(() => result.current.exportSubmissions())
  await passes(10)
  expect(saved).toEqual([expect.stringMatching(/^submissions-\d{13}\.xlsx$/)])
  expect(newestToastTexts()).toEqual(['Success', 'Submissions exported successfully'])
  expect(result.current.isExporting).toBe(false)
  expect(api.sent).toEqual([[EXPORT]])
})

it('asks for the filters of the list and for what was chosen', async () => {
  const query = new URLSearchParams({
    status: 'new',
    search: 'ana',
    format: 'csv',
    columns: 'notes:wide',
    with: 'assignee,history',
    rows: 'people',
  })
  stubServer({ [`${EXPORT}?${query}`]: {} })
  const { result } = renderExport({ ...OF_CAMP, status: 'new', search: 'ana' })
  act(() =>
    result.current.exportSubmissions({
      format: 'csv',
      columns: [{ id: 'notes', width: 'wide' }],
      extras: ['assignee', 'history'],
      isByPerson: true,
    }),
  )
  await passes(10)
  expect(saved).toEqual([expect.stringMatching(/\.csv$/)])
})

it('shows its progress after a second, of the rows there were, and none after it', async () => {
  const replies = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
  let asked = 0
  stubServer({ [EXPORT]: () => replies[asked++]?.promise })
  const { result, rerender } = renderExport()
  act(() => result.current.exportSubmissions())
  await passes(900)
  expect([result.current.isExporting, result.current.arrived]).toEqual([true, null])
  rerender(13)
  act(() => result.current.exportSubmissions())
  await passes(200)
  expect([result.current.rows, result.current.arrived]).toEqual([12, 0])
  replies[0]?.resolve(new Response('12345'))
  await passes(10)
  expect([result.current.isExporting, result.current.arrived, asked]).toEqual([false, null, 1])
  act(() => result.current.exportSubmissions())
  await passes(10)
  expect([result.current.isExporting, result.current.arrived]).toEqual([true, null])
  expect(result.current.rows).toBe(13)
})

it('is cancelled without a file, and can begin again', async () => {
  const api = stubServer({ [EXPORT]: NEVER_ANSWERED })
  const { result } = renderExport()
  act(() => result.current.exportSubmissions())
  await passes(1100)
  act(() => result.current.cancelExport())
  await passes(10)
  expect(newestToastTexts()).toEqual(['Export cancelled', 'No file was saved.'])
  expect([saved, result.current.isExporting]).toEqual([[], false])
  act(() => result.current.exportSubmissions())
  await passes(10)
  expect(api.sent).toHaveLength(2)
})

it.each([
  [
    errorResponse(404, 'There are no registrations to export'),
    'There are no registrations to export',
  ],
  [errorResponse(502), 'Failed to export submissions'],
])('says why it failed (%#)', async (reply, sentence) => {
  stubServer({ [EXPORT]: reply })
  const { result } = renderExport()
  act(() => result.current.exportSubmissions())
  await passes(10)
  expect(newestToastTexts()).toEqual(['Error', sentence])
  expect(saved).toEqual([])
})

it('stops loading when the screen is left', async () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    signal = init.signal
    return new Promise(() => {})
  })
  const { result, unmount } = renderExport()
  act(() => result.current.exportSubmissions())
  await passes(10)
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})
