// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderHookInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { NO_FILTERS, type ScreenFilters } from '../../filters'
import { useListLayout } from './use-list-layout'

const LAYOUT = paths.api.submissionLayout
const NOTES = [{ id: 'notes', width: 'medium' }] as const
const COLUMNS = { all: 'notes', 3: 'files:wide' }

afterEach(() => vi.unstubAllGlobals())

function open(
  filters: Partial<ScreenFilters>,
  stored: StubReply,
  put: StubReply = errorResponse(500),
) {
  const replies = stubServer({ [`GET ${LAYOUT}`]: stored, [`PUT ${LAYOUT}`]: put })
  const [arrange, narrow] = [vi.fn(), vi.fn()]
  const { result } = renderHookInPortal(() =>
    useListLayout({ ...NO_FILTERS, ...filters }, { arrange, narrow }),
  )
  return { ...replies, arrange, narrow, layout: () => result.current }
}

it.each<[string, Partial<ScreenFilters>, object | null]>([
  ['of all forms', {}, { rows: 25, columns: NOTES }],
  ['of this form', { formId: 3 }, { rows: 25, columns: [{ id: 'files', width: 'wide' }] }],
  ['without columns of its own', { formId: 4 }, { rows: 25 }],
  ['that the address has', { formId: 3, rows: 50, columns: NOTES }, null],
])('puts the stored layout into the address: %s', async (_case, filters, arranged) => {
  const { arrange, layout } = open(filters, { rows: 25, columns: COLUMNS })
  await waitFor(() => expect(layout().shown.rows).toBe(filters.rows ?? 25))
  expect(arrange.mock.calls).toEqual(arranged ? [[arranged]] : [])
})

it('is not known while it loads, and is when it cannot be loaded', async () => {
  const reply = heldReply()
  const { layout } = open({}, reply.reply)
  expect(layout().isKnown).toBe(false)
  reply.release(errorResponse(500))
  await waitFor(() => expect(layout().isKnown).toBe(true))
})

it('keeps a choice on the screen that could not be stored, and sends the next one after it', async () => {
  const reply = heldReply()
  const opened = open({ formId: 3 }, { rows: 10, columns: {} }, reply.reply)
  const { layout, bodies, arrange, narrow } = opened
  await waitFor(() => expect(layout().isKnown).toBe(true))
  act(() => {
    layout().setColumns(NOTES)
    layout().setRows(50)
  })
  await waitFor(() => expect(layout().shown.rows).toBe(50))
  const first = { formId: 3, columns: 'notes' }
  expect(bodies(`PUT ${LAYOUT}`)).toEqual([first])
  reply.release(errorResponse(500))
  await waitFor(() => expect(bodies(`PUT ${LAYOUT}`)).toEqual([first, { rows: 50 }]))
  expect(layout().shown).toMatchObject({ rows: 50, columns: [{ id: 'notes' }] })
  expect(arrange).toHaveBeenCalledWith({ columns: NOTES })
  expect(narrow).toHaveBeenCalledWith({ rows: 50 })
})
