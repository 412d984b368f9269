// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { newQueryClient, renderHookInPortal } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../tests/support/components/submission-rows'
import type { SubmissionStatus } from '../constants'
import { submissionKeys } from '../keys'
import type { Submission, SubmissionPage } from '../schema'
import { useSetStatus, useSetStatuses } from './client'

afterEach(() => vi.unstubAllGlobals())

const LIST = submissionKeys.list('page=1')
const page = (...statuses: SubmissionStatus[]) => ({
  rows: statuses.map((status, at) => submissionRow(at + 1, { status })),
  total: statuses.length,
})

function open(...statuses: SubmissionStatus[]) {
  const queries = newQueryClient()
  queries.setQueryData(LIST, page(...statuses))
  queries.setQueryData(submissionKeys.one(1), submissionRow(1, { status: statuses[0] }))
  const { result } = renderHookInPortal(
    () => ({ one: useSetStatus().mutateAsync, many: useSetStatuses().mutateAsync }),
    { queries },
  )
  return {
    queries,
    set: () => result.current,
    shown: () => queries.getQueryData<SubmissionPage>(LIST)?.rows.map(({ status }) => status),
    opened: () => queries.getQueryData<Submission>(submissionKeys.one(1))?.status,
    isReadAgain: () => queries.getQueryState(LIST)?.isInvalidated,
  }
}

it('is shown at once in the list and in the details, and taken back when it fails', async () => {
  const reply = heldReply()
  stubServer({ [`PUT ${paths.api.submission(1)}`]: reply.reply })
  const { set, shown, opened, isReadAgain } = open('new', 'new')
  const sending = set().one({ id: 1, from: 'new', to: 'reviewed' })
  await waitFor(() => expect(shown()).toEqual(['reviewed', 'new']))
  expect(opened()).toBe('reviewed')
  reply.release(errorResponse(500))
  await expect(sending).rejects.toThrow()
  expect([shown(), opened(), isReadAgain()]).toEqual([['new', 'new'], 'new', true])
})

it('one that fails leaves a newer one on the screen, which is sent after it', async () => {
  const first = heldReply()
  const replies: unknown[] = [first.reply, submissionRow(1, { status: 'contacted' })]
  const { bodies } = stubServer({ [`PUT ${paths.api.submission(1)}`]: () => replies.shift() })
  const { set, shown, isReadAgain } = open('new')
  const failing = set().one({ id: 1, from: 'new', to: 'reviewed' })
  await waitFor(() => expect(shown()).toEqual(['reviewed']))
  const next = set().one({ id: 1, from: 'reviewed', to: 'contacted' })
  await waitFor(() => expect(shown()).toEqual(['contacted']))
  expect(bodies(`PUT ${paths.api.submission(1)}`)).toHaveLength(1)
  first.release(errorResponse(500))
  await expect(failing).rejects.toThrow()
  expect(shown()).toEqual(['contacted'])
  expect(isReadAgain(), 'the list would have the older status').toBe(false)
  await next
  expect(isReadAgain()).toBe(true)
})

it('a list that was asked for before does not bring the old status back', async () => {
  stubServer({ [`PUT ${paths.api.submission(1)}`]: submissionRow(1) })
  const { queries, set, shown } = open('new')
  const late = Promise.withResolvers<object>()
  const reading = queries
    .fetchQuery({ queryKey: LIST, queryFn: () => late.promise })
    .catch(() => 'cancelled')
  const sending = set().one({ id: 1, from: 'new', to: 'reviewed' })
  await waitFor(() => expect(shown()).toEqual(['reviewed']))
  late.resolve(page('new'))
  await reading
  await sending
  expect(shown()).toEqual(['reviewed'])
})

it('many come back each to its own when they fail', async () => {
  const reply = heldReply()
  stubServer({ [`PUT ${paths.api.submissions}`]: reply.reply })
  const { set, shown } = open('new', 'contacted', 'completed')
  const sending = set().many([
    { id: 1, status: 'reviewed', was: 'new' },
    { id: 2, status: 'reviewed', was: 'contacted' },
  ])
  await waitFor(() => expect(shown()).toEqual(['reviewed', 'reviewed', 'completed']))
  reply.release(errorResponse(500))
  await expect(sending).rejects.toThrow()
  await waitFor(() => expect(shown()).toEqual(['new', 'contacted', 'completed']))
})
