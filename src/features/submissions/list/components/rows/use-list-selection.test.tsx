// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderHookInPortal } from '../../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../../../tests/support/components/submission-rows'
import { MAX_MATCHING_SUBMISSIONS } from '../../../constants'
import { NO_FILTERS, type ScreenFilters } from '../../../filters'
import { useListSelection } from './use-list-selection'

afterEach(() => vi.unstubAllGlobals())

const onLeft = vi.fn()
afterEach(() => onLeft.mockReset())

function select(total: number, isEstimated = false) {
  const props = (change: Partial<ScreenFilters> = {}) => ({
    rows: [submissionRow(9), submissionRow(8)],
    total,
    isEstimated,
    filters: { ...NO_FILTERS, ...change },
    onLeft,
  })
  const hook = renderHookInPortal(useListSelection, { initialProps: props() })
  const now = () => hook.result.current
  return {
    now,
    show: (change: Partial<ScreenFilters>) => hook.rerender(props(change)),
    page: () => act(() => now().togglePage()),
  }
}

const countedAs = (total: number) =>
  stubServer({
    [`GET ${paths.api.submissions}`]: () =>
      Response.json([], { headers: { 'X-Total-Count': `${total}` } }),
  })

it.each([
  [MAX_MATCHING_SUBMISSIONS, true],
  [MAX_MATCHING_SUBMISSIONS + 1, false],
])('of %i can be everything: %s', (total, can) => {
  expect(select(total).now().canBeEverything).toBe(can)
})

it('counts exactly what is estimated, once the page is selected', async () => {
  const { sent } = countedAs(512)
  const { now, page } = select(498, true)
  expect(now().canBeEverything).toBe(false)
  expect(sent).toEqual([])
  page()
  await waitFor(() => expect(now()).toMatchObject({ canBeEverything: true, total: 512 }))
  expect(sent[0]?.[0]).toContain('count=exact')
  act(() => now().selectEverything())
  expect(now().count).toBe(512)
})

it('stays over pages, sorting and columns, and not with another filter', () => {
  const { now, show, page } = select(30)
  page()
  show({ page: 2, sort: 'id', rows: 50, columns: [] })
  expect(now().count).toBe(2)
  show({ status: 'new' })
  expect(now().count).toBe(0)
})

it('ends when its change is done, and tells that the rows have left', () => {
  const { now, page } = select(30)
  page()
  act(() => now().finish(false))
  expect([now().count, onLeft.mock.calls.length]).toEqual([0, 0])
  page()
  act(() => now().finish(true))
  expect([now().count, onLeft.mock.calls.length]).toEqual([0, 1])
})

it('a change that is done later leaves the list that is shown by then alone', () => {
  const { now, show, page } = select(30)
  page()
  const { finish } = now()
  show({ status: 'new' })
  page()
  act(() => finish(true))
  expect(now().count).toBe(2)
  expect(onLeft).not.toHaveBeenCalled()
})
