// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderHookInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../../tests/support/components/submission-rows'
import { useOpenedSubmission } from './use-open-submission'
import type { ListSteps } from './use-row-steps'

afterEach(() => vi.unstubAllGlobals())

const ROWS = [submissionRow(9), submissionRow(8), submissionRow(7)]

function open(id: number | null) {
  const address = { open: vi.fn(), close: vi.fn() }
  const step = vi.fn()
  const steps = {
    step,
    hasBefore: (at: number) => at > 0,
    hasAfter: (at: number) => at < 2,
    doesNotFit: () => false,
  } as ListSteps
  const list = { total: 30, page: 3, pageSize: 10, steps }
  const props = (next: number | null, rows = ROWS) => ({
    ...list,
    rows,
    address: { ...address, id: next },
  })
  const hook = renderHookInPortal(useOpenedSubmission, { initialProps: props(id) })
  return {
    step,
    now: () => hook.result.current,
    show: (next: number | null, rows = ROWS) => hook.rerender(props(next, rows)),
  }
}

it('knows its place among all matches', () => {
  const { now, show } = open(8)
  expect(now()).toMatchObject({ id: 8, isOpen: true, position: 22, total: 30 })
  expect([now().previous, now().next].map(Boolean)).toEqual([true, true])
  show(9)
  expect([now().previous, now().next].map(Boolean)).toEqual([false, true])
  show(7)
  expect([now().previous, now().next].map(Boolean)).toEqual([true, false])
})

it('goes on from the row that is open, in the right direction', () => {
  const { now, step } = open(8)
  now().next?.()
  now().previous?.()
  now().next?.(true)
  expect(step.mock.calls.map(([from, by, , isLeaving]) => [from, by, isLeaving])).toEqual([
    [{ id: 8, at: 1 }, 1, false],
    [{ id: 8, at: 1 }, -1, false],
    [{ id: 8, at: 1 }, 1, true],
  ])
})

it('goes on beside the place of a row that has left the list, and still shows it', () => {
  stubServer({})
  const { now, show, step } = open(8)
  show(8, [submissionRow(9), submissionRow(7)])
  expect(now()).toMatchObject({ position: 0, submission: { id: 8 } })
  now().next?.()
  expect(step.mock.lastCall?.[0]).toEqual({ id: 8, at: 1 })
})

it('shows another only once it is loaded, never the one before under its number', async () => {
  const reply = heldReply()
  stubServer({ [`GET ${paths.api.submission(5)}`]: reply.reply })
  const { now, show } = open(8)
  show(5)
  expect(now()).toMatchObject({ id: 5, submission: null, error: null })
  reply.release(submissionRow(5))
  await waitFor(() => expect(now().submission?.id).toBe(5))
})

it('says what is not there', async () => {
  stubServer({ [`GET ${paths.api.submission(5)}`]: errorResponse(404) })
  const { now } = open(5)
  await waitFor(() => expect(now().error).toMatchObject({ status: 404 }))
})

it('asks nothing for a row of the list, and keeps what is shown while it closes', () => {
  const { bodies } = stubServer({})
  const { now, show } = open(8)
  show(null)
  expect(now()).toMatchObject({ id: 8, isOpen: false, submission: { id: 8 } })
  expect(bodies(`GET ${paths.api.submission(8)}`)).toEqual([])
})
