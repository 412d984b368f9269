import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentUserContext } from '@/components/portal/frame/current-user'
import { toastStore } from '@/components/ui/notify'
import { stubInOrder } from '../../../../../tests/support/components/server-stub'
import { NO_FILTERS } from '../../filters'
import { recentChanges } from '../../undo/recent-changes'
import { type BulkSelection, planStatusChanges, useSetBulkStatus } from './use-status'

const ROWS = [
  { id: 1, status: 'new' as const },
  { id: 2, status: 'contacted' as const },
]

const READER = { id: 1, name: 'Ana', email: 'ana@example.org', role: 'admin' } as const

let setStatuses: ReturnType<typeof useSetBulkStatus>

function Bar() {
  setStatuses = useSetBulkStatus()
  return null
}

/** Renders a bar that is never mounted, so callbacks passed to its `mutate` would not run. */
function barThatIsGone() {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  const bar = createElement(CurrentUserContext, { value: READER }, createElement(Bar))
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, bar))
  return setStatuses
}

const toast = () => toastStore.read()[0]
const title = () => [toast()?.notice.title, toast()?.notice.description]

const sentBy = (send: ReturnType<typeof stubInOrder>) =>
  send.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))])

const finish = vi.fn<(isLeaving: boolean) => void>()
const filters = { ...NO_FILTERS, formId: 7, search: 'ana', page: 3 }
const CHOSEN = { chosen: ROWS, isEverything: false, count: 2, filters, finish }

beforeEach(() => {
  finish.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function undoAfterChange(of: BulkSelection = CHOSEN) {
  void barThatIsGone()(of, 'completed')
  await vi.waitFor(() => expect(toast()?.action?.label).toBe('Undo'))
  toast()?.action?.onAction()
}

describe('without its bar', () => {
  it('Undo brings every earlier status back and says so', async () => {
    const send = stubInOrder([200], [200, { restored: 2 }])
    await undoAfterChange()
    await vi.waitFor(() =>
      expect(title()).toEqual(['Undone', '2 registrations have their earlier status back']),
    )
    expect(sentBy(send)).toEqual([
      [
        '/api/admin/submissions',
        { changes: ROWS.map(({ id, status }) => ({ id, status: 'completed', was: status })) },
      ],
      [
        '/api/admin/submissions/statuses/restore',
        { status: 'completed', earlier: { new: [1], contacted: [2] } },
      ],
    ])
    expect(finish.mock.calls).toEqual([[false]])
  })

  it('Undo says what was changed since then, by whomever', async () => {
    stubInOrder([200], [200, { restored: 1 }])
    await undoAfterChange()
    await vi.waitFor(() =>
      expect(title()).toEqual([
        'Undone in part',
        '1 registration has its earlier status back; 1 changed since then',
      ]),
    )
  })

  it('Undo says when it did not work', async () => {
    stubInOrder([200], [500])
    await undoAfterChange()
    await vi.waitFor(() =>
      expect(title()).toEqual(['Not undone', 'Nothing was taken back. Please try again.']),
    )
    expect(toast()?.action?.label).toBe('Try again')
    expect(recentChanges.of(READER.id), 'it can still be taken back').not.toEqual([])
  })

  it('Undo says when all of it was changed since, and overwrites nothing', async () => {
    stubInOrder([200], [200, { restored: 0 }])
    await undoAfterChange()
    await vi.waitFor(() => expect(title()[0]).toBe('Not undone'))
    expect(toast()?.notice.destructive).toBeUndefined()
  })

  it('the rows leave a list that is filtered by another status', async () => {
    stubInOrder([200])
    void barThatIsGone()({ ...CHOSEN, filters: { ...filters, status: 'new' } }, 'completed')
    await vi.waitFor(() => expect(finish.mock.calls).toEqual([[true]]))
  })

  it('the change itself says when it did not work, and leaves all selected', async () => {
    stubInOrder([500])
    void barThatIsGone()(CHOSEN, 'reviewed')
    await vi.waitFor(() => expect(title()).toEqual(['Error', 'Failed to update submission status']))
    expect(finish).not.toHaveBeenCalled()
  })
})

describe('everything that matches', () => {
  const EVERYTHING = { ...CHOSEN, isEverything: true, count: 312 }

  it('is sent by its filters and its count, and taken back by what the answer says', async () => {
    const earlier = { new: [1, 5], reviewed: [9] }
    const send = stubInOrder([200, { changed: 3, earlier }], [200, { restored: 3 }])
    await undoAfterChange(EVERYTHING)
    await vi.waitFor(() => expect(title()[0]).toBe('Undone'))
    expect(sentBy(send)).toEqual([
      [
        '/api/admin/submissions/matching/status',
        { filters: { formId: 7, search: 'ana' }, status: 'completed', count: 312 },
      ],
      ['/api/admin/submissions/statuses/restore', { status: 'completed', earlier }],
    ])
  })

  it('says when it is not as many any more', async () => {
    stubInOrder([409, { error: 'Look at the list again, then repeat it.' }])
    void barThatIsGone()(EVERYTHING, 'reviewed')
    await vi.waitFor(() =>
      expect(title()).toEqual(['Not updated', 'Look at the list again, then repeat it.']),
    )
  })
})

it('changes what differs and remembers each one’s earlier status', () => {
  const rows = [
    { id: 1, status: 'new' },
    { id: 2, status: 'completed' },
    { id: 3, status: 'reviewed' },
    { id: 4, status: 'new' },
  ] as const
  expect(planStatusChanges(rows, 'completed')).toEqual({
    changes: [
      { id: 1, status: 'completed', was: 'new' },
      { id: 3, status: 'completed', was: 'reviewed' },
      { id: 4, status: 'completed', was: 'new' },
    ],
    earlier: { new: [1, 4], reviewed: [3] },
  })
  expect(planStatusChanges([], 'new')).toEqual({ changes: [], earlier: {} })
})
