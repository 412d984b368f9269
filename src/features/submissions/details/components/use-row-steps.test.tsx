// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { submissionRow } from '../../../../../tests/support/components/submission-rows'
import type { SubmissionStatus } from '../../constants'
import { useRowSteps } from './use-row-steps'

const rowsOf = (...ids: number[]) => ids.map((id) => submissionRow(id))

function list(given: Partial<Parameters<typeof useRowSteps>[0]> = {}) {
  const onPage = vi.fn()
  const input = { rows: rowsOf(9, 8), isStale: false, page: 2, pages: 3, status: null, onPage }
  const hook = renderHook(useRowSteps, { initialProps: { ...input, ...given } })
  const then = vi.fn()
  return {
    onPage,
    steps: () => hook.result.current,
    step: (at: number, by: 1 | -1, isLeaving = false) =>
      hook.result.current.step({ id: [9, 8][at] ?? 0, at }, by, then, isLeaving),
    show: (change: Partial<typeof input>) => hook.rerender({ ...input, ...given, ...change }),
    reached: () => then.mock.calls.map(([row]) => row.id),
  }
}

it('goes to the neighbour on the page', () => {
  const { step, reached, onPage } = list()
  step(0, 1)
  step(1, -1)
  expect(reached()).toEqual([8, 9])
  expect(onPage).not.toHaveBeenCalled()
})

it.each([
  ['after the last row', 1, 1, 3, [7, 6], 7],
  ['before the first row', 0, -1, 1, [11, 10], 10],
] as const)('goes over the end %s, once the page is there', (_case, at, by, page, ids, there) => {
  const { step, show, reached, onPage } = list()
  step(at, by)
  expect(onPage.mock.calls).toEqual([[page]])
  show({ page, isStale: true })
  expect(reached()).toEqual([])
  show({ page, rows: rowsOf(...ids) })
  expect(reached()).toEqual([there])
  show({ page, rows: rowsOf(...ids).toReversed() })
  expect(reached(), 'only once').toEqual([there])
})

it('skips no page when the key is pressed again while one loads', () => {
  const { step, show, onPage } = list({ page: 3 })
  step(0, -1)
  show({ page: 2, isStale: true })
  step(0, -1)
  expect(onPage).toHaveBeenCalledTimes(1)
})

it('forgets where it wanted to go when another page is shown', () => {
  const { step, show, reached } = list()
  step(1, 1)
  show({ page: 1, rows: rowsOf(11, 10) })
  expect(reached()).toEqual([])
})

it('goes nowhere at either end of the list', () => {
  const { step, steps, onPage, reached } = list({ page: 1, pages: 1 })
  step(1, 1)
  step(0, -1)
  expect(onPage).not.toHaveBeenCalled()
  expect(reached()).toEqual([])
  const { hasBefore, hasAfter } = steps()
  expect([hasBefore(0), hasBefore(1), hasAfter(0), hasAfter(1)]).toEqual([false, true, true, false])
})

it.each([
  [1, [false, true]],
  [2, [true, true]],
  [3, [true, false]],
])('on page %i of three has something before and after: %j', (page, has) => {
  const { steps } = list({ page })
  expect([steps().hasBefore(0), steps().hasAfter(1)]).toEqual(has)
})

it('waits for the rows that move up when one leaves the filter', () => {
  const { step, show, reached, onPage } = list({ status: 'new' })
  step(1, 1, true)
  expect(onPage).not.toHaveBeenCalled()
  show({ rows: [submissionRow(9), submissionRow(8, { status: 'reviewed' })] })
  expect(reached()).toEqual([])
  show({ rows: rowsOf(7, 6) })
  expect(reached()).toEqual([7])
})

it.each<[SubmissionStatus | null, SubmissionStatus, boolean]>([
  ['new', 'reviewed', true],
  ['new', 'new', false],
  [null, 'reviewed', false],
])('in a list of %s, %s does not fit: %s', (status, to, not) => {
  expect(list({ status }).steps().doesNotFit(to)).toBe(not)
})
