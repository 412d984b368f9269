// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { stubChangeStreams } from '../../../../../tests/support/components/change-streams'
import {
  PathnameContext,
  SearchParamsContext,
} from '../../../../../tests/support/components/next-navigation'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import {
  labelledFormField,
  listedForm,
  submissionRow,
} from '../../../../../tests/support/components/submission-rows'
import type { Submission } from '../../schema'
import { SubmissionsScreen } from './submissions-screen'

let before: string
beforeEach(() => {
  before = window.location.href
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', before)
  vi.unstubAllGlobals()
})

const LAYOUT = `GET ${paths.api.submissionLayout}`
const FORMS = `GET ${paths.api.forms}`
const LIST = `GET ${paths.api.submissions}`
const form = listedForm(3, { fields: [labelledFormField('church', 'Church')] })
const listed = (...rows: Submission[]) =>
  Response.json(rows, { headers: { 'X-Total-Count': `${rows.length}` } })
const person = { reference: 'X', data: {}, seat: null }

let streams: ReturnType<typeof stubChangeStreams>
function show(replies: StubReplies, query = '') {
  window.history.replaceState(null, '', `/admin/submissions${query}`)
  streams = stubChangeStreams()
  const sent = stubServer({ [LAYOUT]: { rows: 10, columns: {} }, [FORMS]: [form], ...replies })
  renderInPortal(
    <PathnameContext value="/admin/submissions">
      <SearchParamsContext value={new URLSearchParams(query)}>
        <SubmissionsScreen />
      </SearchParamsContext>
    </PathnameContext>,
  )
  return sent
}

it('hides the filters from a role that may not read registrations', async () => {
  show({ [LIST]: errorResponse(403) })
  await screen.findByText('Not open to your role')
  expect(screen.queryByLabelText('Filters')).toBeNull()
})

it('keeps the filters when the list could not be loaded', async () => {
  show({ [LIST]: errorResponse(500) })
  await screen.findByText('The registrations could not be loaded')
  screen.getByLabelText('Filters')
})

it.each([
  ['?form=3&answer.church.has=Grace', true],
  ['?form=3', false],
])('at %s says why a family is listed as one: %s', async (query, isSaid) => {
  const people = [7, 8].map((id, at) => ({ ...person, id, person: at + 1 }))
  show({ [LIST]: listed(submissionRow(7, { people })) }, query)
  await screen.findByText('#7')
  expect(screen.queryByText(/A family or group is listed/) !== null).toBe(isSaid)
})

it('shows the list without the forms when those could not be loaded', async () => {
  show({ [LIST]: listed(submissionRow(7)), [FORMS]: errorResponse(500) })
  await screen.findByText('Unknown Form')
})

it('shows the rows once, in the stored layout', async () => {
  const { sent } = show({
    [LIST]: listed(submissionRow(7)),
    [LAYOUT]: { rows: 25, columns: { all: 'notes' } },
  })
  await screen.findByRole('columnheader', { name: 'Notes' })
  const read = () => sent.map(([call]) => call).findLast((call) => call.startsWith(`${LIST}?`))
  await waitFor(() => expect(read()).toContain('limit=25'))
})

it('shows new ones on the first page, from any other', async () => {
  const rows = Array.from({ length: 11 }, (_, at) => submissionRow(at + 1))
  const seen = `POST ${paths.api.refreshRowsInView}`
  show({ [LIST]: listed(...rows), [seen]: { rows: [], fresh: 1 } }, '?form=3&page=2')
  await screen.findByText('#7')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  act(() => streams.last().say({ came: [12] }))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  fireEvent.click(await screen.findByRole('button', { name: '1 new' }))
  expect(window.location.search).toBe('?form=3')
})
