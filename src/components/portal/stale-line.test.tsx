// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { formatClock } from '@/lib/dates'
import { newQueryClient, renderInPortal } from '../../../tests/support/components/portal'
import { useApiQuery } from './calls'
import { StaleDataLine } from './stale-line'

afterEach(() => vi.unstubAllGlobals())

const PATHS = ['/a', '/b', '/c']
const HOUR = 60 * 60 * 1000

function Screen() {
  const options = { refetchOnMount: false }
  useApiQuery('/a', options)
  useApiQuery('/b', options)
  useApiQuery('/c', options)
  return <StaleDataLine />
}

async function open(status: number, failing: string[]) {
  const send = vi.fn(async (path: string) =>
    Response.json('newer', { status: failing.includes(path) ? status : 200 }),
  )
  vi.stubGlobal('fetch', send)
  const queries = newQueryClient()
  for (const [hours, path] of PATHS.entries()) {
    queries.setQueryData([path], 'old', { updatedAt: Date.now() - hours * HOUR })
  }
  renderInPortal(<Screen />, { queries })
  await act(() => queries.refetchQueries())
  send.mockClear()
  return { send, works: () => failing.splice(0) }
}

it('says how old the oldest data are that could not be refreshed', async () => {
  await open(500, ['/a', '/b'])
  const since = formatClock(Date.now() - HOUR, Date.now())
  expect(screen.getByRole('status').textContent).toContain(`Shown as of ${since}.`)
})

it('reads again only what failed, and goes once it has come', async () => {
  const { send, works } = await open(500, ['/b'])
  works()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(send.mock.calls.map(([path]) => path)).toEqual(['/b'])
})

it.each([403, 404])('says nothing of a %i, after which the data are not shown', async (status) => {
  await open(status, ['/a'])
  expect(screen.queryByRole('status')).toBeNull()
})
