// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FeedChange } from '@/lib/feed/change'
import { paths } from '@/lib/paths'
import { stubChangeStreams } from '../../../../../tests/support/components/change-streams'
import {
  newQueryClient,
  renderHookInPortal,
  renderInPortal,
} from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../../tests/support/components/submission-rows'
import { toListQuery } from '../../filter-query'
import { NO_FILTERS } from '../../filters'
import { submissionKeys } from '../../keys'
import type { SubmissionPage } from '../../schema'
import { LiveBar } from './live-bar'
import { useLiveList } from './use-live-list'

const SEEN = `POST ${paths.api.refreshRowsInView}`
const filters = { ...NO_FILTERS, formId: 3 }
const KEY = submissionKeys.list(`${toListQuery(filters)}`)

let streams: ReturnType<typeof stubChangeStreams>

beforeEach(() => {
  vi.useFakeTimers()
  streams = stubChangeStreams()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const tells = (change: Partial<FeedChange>) => act(() => streams.last().say(change))

const pageOf = (readAt: number, ...ids: number[]): SubmissionPage => ({
  rows: ids.map((id) => submissionRow(id)),
  total: ids.length,
  isEstimated: false,
  unfiltered: ids.length,
  readAt,
})

function follow(...ids: number[]) {
  const queries = newQueryClient()
  queries.setQueryData(KEY, pageOf(1, ...ids))
  const results = (readAt: number) => ({ data: pageOf(readAt, ...ids), isPlaceholderData: false })
  const hook = renderHookInPortal(useLiveList, {
    queries,
    initialProps: { filters, results: results(1) },
  })
  const shown = () => queries.getQueryData<SubmissionPage>(KEY)?.rows
  const loadedAgain = (at: number) => hook.rerender({ filters, results: results(at) })
  return { queries, shown, loadedAgain, live: () => hook.result.current }
}

it('counts those that came, and shows those in view as they are', async () => {
  const now = submissionRow(7, { status: 'completed' })
  const { bodies } = stubServer({ [SEEN]: { rows: [now], fresh: 1 } })
  const { live, shown } = follow(7, 6)
  tells({ came: [8], changed: [7] })
  tells({ came: [9] })
  await passes(2000)
  expect(bodies(SEEN)).toEqual([{ filters: { formId: 3 }, shown: [7, 6], came: [8, 9] }])
  expect(live()).toMatchObject({ fresh: 1, isMore: false })
  expect(shown()?.map(({ id, status }) => [id, status])).toEqual([
    [7, 'completed'],
    [6, 'new'],
  ])
})

it('says nothing of new ones once the list that holds them was loaded', async () => {
  stubServer({ [SEEN]: { rows: [], fresh: 1 } })
  const { live, loadedAgain } = follow(7)
  tells({ came: [8] })
  await passes(2000)
  expect(live().fresh).toBe(1)
  loadedAgain(2)
  expect(live().fresh).toBe(0)
})

it('asks nothing about changes of rows that are not in view', async () => {
  const { bodies } = stubServer({})
  follow(7)
  tells({ changed: [1, 2] })
  await passes(10_000)
  expect(bodies(SEEN)).toEqual([])
})

it('counts a row that is shown already as no new one', async () => {
  const { bodies } = stubServer({ [SEEN]: { rows: [], fresh: 0 } })
  follow(7)
  tells({ came: [7] })
  await passes(2000)
  expect(bodies(SEEN)).toMatchObject([{ came: [] }])
})

it('begins again when the list was loaded meanwhile, whatever comes late', async () => {
  const late = heldReply()
  const replies = [late.reply, { rows: [], fresh: 0 }]
  const { bodies } = stubServer({ [SEEN]: () => replies.shift() })
  const { live, loadedAgain } = follow(7)
  tells({ came: [8] })
  await passes(2000)
  loadedAgain(2)
  late.release({ rows: [], fresh: 1 })
  await passes(0)
  expect(live().fresh).toBe(0)
  await passes(2000)
  expect(bodies(SEEN)[1]).toMatchObject({ came: [] })
})

it('does not put an older status over one that is being sent', async () => {
  const { bodies } = stubServer({ [SEEN]: { rows: [submissionRow(7)], fresh: 0 } })
  const { queries, shown } = follow(7)
  const sent = Promise.withResolvers<void>()
  const sending = queries
    .getMutationCache()
    .build(queries, { mutationKey: submissionKeys.status, mutationFn: () => sent.promise })
    .execute(undefined)
  const own = submissionRow(7, { status: 'reviewed' })
  queries.setQueryData(KEY, { ...pageOf(1), rows: [own] })
  tells({ changed: [7] })
  await passes(2000)
  expect(shown()).toEqual([own])
  sent.resolve()
  await sending
  await passes(2000)
  expect(bodies(SEEN)).toHaveLength(2)
})

it('reads the list again when nobody knows what changed', async () => {
  stubServer({})
  const { queries } = follow(7)
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(false)
  tells({ isMore: true })
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true)
})

it('goes on after a look that failed', async () => {
  const replies = [errorResponse(500), { rows: [], fresh: 2 }]
  stubServer({ [SEEN]: () => replies.shift() })
  const { live } = follow(7)
  tells({ came: [8] })
  await passes(2000)
  tells({ came: [9] })
  await passes(2000)
  expect(live().fresh).toBe(2)
})

it('its button shows the new ones on the first page', async () => {
  stubServer({ [SEEN]: { rows: [], fresh: 500 } })
  const queries = newQueryClient()
  queries.setQueryData(KEY, pageOf(1, 7))
  const onFirstPage = vi.fn()
  const results = { data: pageOf(1, 7), isPlaceholderData: false }
  renderInPortal(<LiveBar filters={filters} results={results} onFirstPage={onFirstPage} />, {
    queries,
  })
  tells({ came: [8] })
  await passes(2000)
  fireEvent.click(screen.getByRole('button', { name: '500+ new' }))
  expect(onFirstPage).toHaveBeenCalledOnce()
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true)
})
