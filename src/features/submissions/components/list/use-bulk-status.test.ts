import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { useBulkStatus } from './use-bulk-status'

const ROWS = [
  { id: 1, status: 'new' as const },
  { id: 2, status: 'contacted' as const },
]

let setStatuses: ReturnType<typeof useBulkStatus>

function Bar() {
  setStatuses = useBulkStatus()
  return null
}

/** What the bar hands out when it is not on the page any more: nobody listens to its calls. */
function barThatIsGone() {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Bar)))
  return setStatuses
}

const toast = () => toastStore.read()[0]
const title = () => [toast()?.notice.title, toast()?.notice.description]

const answers = (...statuses: number[]) => {
  const send = vi.fn<typeof fetch>()
  for (const status of statuses) {
    send.mockImplementationOnce(async () => Response.json({}, { status }))
  }
  vi.stubGlobal('fetch', send)
  return send
}

const sentBy = (send: ReturnType<typeof answers>) =>
  send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).changes)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function undoAfterChange() {
  barThatIsGone()(ROWS as never, 'completed')
  await vi.waitFor(() => expect(toast()?.action?.label).toBe('Undo'))
  toast()?.action?.onAction()
}

describe('without its bar', () => {
  it('Undo brings every earlier status back and says so', async () => {
    const send = answers(200, 200)
    await undoAfterChange()
    await vi.waitFor(() =>
      expect(title()).toEqual(['Undone', '2 submissions have their earlier status back']),
    )
    expect(sentBy(send)).toEqual([ROWS.map(({ id }) => ({ id, status: 'completed' })), ROWS])
  })

  it('Undo says when it did not work', async () => {
    answers(200, 500)
    await undoAfterChange()
    await vi.waitFor(() => expect(title()).toEqual(['Error', 'Failed to update submission status']))
  })

  it('the change itself says when it did not work', async () => {
    answers(500)
    barThatIsGone()(ROWS as never, 'reviewed')
    await vi.waitFor(() => expect(title()).toEqual(['Error', 'Failed to update submission status']))
  })
})
