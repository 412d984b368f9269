// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { stubChangeStreams } from '../../../../tests/support/components/change-streams'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../tests/support/components/portal'
import {
  errorResponse,
  type StubReply,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import type { Dashboard, NextSteps } from '../schema'
import { DashboardScreen } from './dashboard-screen'

const NEXT: NextSteps = {
  mine: 1,
  needsLook: 2,
  waiting: { count: 3, until: '2026-11-12' },
  suspected: 4,
  erasures: 5,
  duplicates: { count: 6, newest: 77 },
  gaps: 1200,
}
const DATA: Dashboard = {
  users: { total: 4, active: 3 },
  forms: { total: 6, active: 5 },
  submissions: {
    total: 1200,
    new: 7,
    today: 2,
    byStatus: { new: 7, reviewed: 8, contacted: 9, completed: 1176 },
    byForm: [{ id: 3, name: 'Camp', count: 1 }],
    perDay: [
      { day: '2026-11-19', count: 5 },
      { day: '2026-11-20', count: 2 },
    ],
  },
  next: NEXT,
  activity: [
    {
      id: 'a',
      kind: 'submission.received',
      actor: null,
      subject: '#7',
      detail: 'Camp',
      at: '2026-11-20T04:00:00Z',
    },
    {
      id: 'b',
      kind: 'submission.place_expired',
      actor: null,
      subject: '#8',
      detail: null,
      at: '2026-11-20T04:00:00Z',
    },
    {
      id: 'c',
      kind: 'form.created',
      actor: 'Lydia',
      subject: 'Camp',
      detail: null,
      at: '2026-11-20T04:00:00Z',
    },
  ],
  warning: null,
}

let streams: ReturnType<typeof stubChangeStreams>

beforeEach(() => {
  streams = stubChangeStreams()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pathOf = () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `GET /api/admin/dashboard?${new URLSearchParams({ zone: timeZone })}`
}
function renderScreen(reply: StubReply, role: Role = STAFF_USER_ANA.role) {
  const api = stubServer({ [pathOf()]: reply })
  const queries = newQueryClient()
  if (typeof reply === 'object' && !(reply instanceof Response)) {
    queries.setQueryData(['/api/admin/dashboard'], reply)
  }
  const { unmount } = renderInPortal(<DashboardScreen />, {
    user: { ...STAFF_USER_ANA, role },
    queries,
  })
  return { ...api, unmount }
}
const region = (name: string) => screen.queryByRole('region', { name })
const linksIn = (name: string) =>
  within(region(name) as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('lists what to do next in order, each with the list that shows it', () => {
  renderScreen(DATA)
  expect(linksIn('What to do next')).toEqual([
    ['Assigned to you1', '/admin/submissions?assignee=me'],
    ['New and unassigned2', '/admin/submissions?status=new&assignee=nobody'],
    ['New for more than 7 days3', '/admin/submissions?status=new&to=2026-11-12'],
    ['Possible spam4', '/admin/submissions?view=suspected'],
    ['Ask to be erased5', '/admin/submissions?erasure=asked'],
    ['Possibly registered twice6', '/admin/submissions/77'],
    ['Not delivered1,200', '/admin/ledger'],
  ])
})

it('leaves out what does not wait, and says when nothing does', () => {
  const none = { count: 0, newest: null }
  const next = { ...NEXT, mine: 0, needsLook: 0, suspected: 0, erasures: 0, duplicates: none }
  renderScreen({ ...DATA, next: { ...next, waiting: { count: 0, until: '' }, gaps: 1 } })
  expect(linksIn('What to do next').map(([text]) => text)).toEqual(['Not delivered1'])
  renderScreen({ ...DATA, next: { ...next, waiting: { count: 0, until: '' }, gaps: null } })
  expect(screen.getByText('Nothing waits.')).toBeDefined()
})

it('counts, and leads to what is counted', () => {
  renderScreen(DATA)
  const tile = (name: RegExp) => screen.getByRole('link', { name }).parentElement
  expect(tile(/^Users/)?.textContent).toBe('Users43 active')
  expect(tile(/^Event Forms/)?.textContent).toBe('Event Forms65 active')
  expect(tile(/^Submissions/)?.textContent).toBe('Submissions1,2007 new')
  expect(tile(/^Products/)?.textContent).toBe('ProductsComing SoonNot open yet')
  const links = linksIn('Registrations')
  expect(links).toContainEqual([
    '2 registrations received today',
    '/admin/submissions?from=2026-11-20&to=2026-11-20',
  ])
  expect(links).toContainEqual([
    '1,176 registrations with the status Completed',
    '/admin/submissions?status=completed',
  ])
  expect(links).toContainEqual(['Camp1 registration', '/admin/submissions?form=3&from=2026-11-19'])
  expect(links).toContainEqual([
    expect.stringMatching(/^7 registrations in the last 2 days, most on Nov 19 \(5\)$/),
    '/admin/submissions?from=2026-11-19',
  ])
})

it('tells who did what: a visitor, the passing of time, or a member of staff', () => {
  renderScreen(DATA)
  const lines = within(region('Recent activity') as HTMLElement).getAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'A visitor submitted Camp (#7)',
    expect.stringMatching(/^(?!A visitor)/),
    expect.stringMatching(/^Lydia created .*Camp/),
  ])
})

it.each<[Role, string[], boolean, boolean]>([
  [
    'super_admin',
    ['Review new registrations', 'Create a form', 'Delivery check', 'Edit the website'],
    true,
    false,
  ],
  [
    'event_coordinator',
    ['Review new registrations', 'Create a form', 'Edit the website'],
    false,
    false,
  ],
  ['store_manager', [], false, true],
])('offers a %s what the role may do', (role, actions, mayReadLog, isToldWays) => {
  const isRefused = role === 'store_manager'
  renderScreen(isRefused ? { ...DATA, submissions: null, next: null } : DATA, role)
  const links = within(region('Quick actions') as HTMLElement).queryAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(actions)
  expect(screen.queryByRole('link', { name: 'View all activity' }) !== null).toBe(mayReadLog)
  expect(region('What you can do here') !== null).toBe(isToldWays)
  for (const name of ['What to do next', 'Registrations']) {
    expect(region(name) === null, name).toBe(isRefused)
  }
  expect(screen.queryByText('Not open to your role') !== null).toBe(isRefused)
})

it('shows a warning of the operator', () => {
  renderScreen({ ...DATA, warning: 'The disk is nearly full.' })
  expect(screen.getByText('The disk is nearly full.').getAttribute('role')).toBe('status')
})

it('says that nothing is known when it cannot be loaded', async () => {
  renderScreen(errorResponse(500, 'The database is being moved.'))
  expect((await screen.findByRole('alert')).textContent).toContain('The database is being moved.')
  expect(screen.getAllByText('Could not be loaded')).toHaveLength(3)
  expect([region('What to do next'), region('Registrations')]).toEqual([null, null])
})

it('reads the figures again at most every five seconds, and follows nothing once left', async () => {
  const api = renderScreen(DATA)
  await waitFor(() => expect(streams.open()).toHaveLength(1))
  await waitFor(() => expect(api.sent).toHaveLength(1))
  vi.useFakeTimers()
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const change = () => streams.open()[0]?.say({})
  change()
  await passes(4900)
  change()
  expect(api.sent).toHaveLength(1)
  await passes(200)
  await passes(5000)
  expect(api.sent).toHaveLength(2)
  change()
  api.unmount()
  await passes(5000)
  expect(streams.open()).toEqual([])
  expect(api.sent).toHaveLength(2)
})

it('follows no changes for a role that sees no registrations', async () => {
  const api = renderScreen({ ...DATA, submissions: null, next: null }, 'store_manager')
  await waitFor(() => expect(api.sent).toHaveLength(1))
  expect(streams.open()).toEqual([])
})
