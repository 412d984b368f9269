// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { renderInPortal } from '../../../../tests/support/components/portal'
import { SuspectedPanel } from './suspected-panel'

afterEach(() => vi.unstubAllGlobals())

const row = (id: number) => ({ id, suspectedAt: '2026-01-01T00:00:00Z', reasons: ['Too fast'] })

async function open(rows: number[], total = rows.length) {
  const state = { status: 200, held: null as Promise<void> | null, rows, total }
  const changes: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      return Response.json({ rows: state.rows.map(row), total: state.total })
    }
    changes.push([path, JSON.parse(String(init.body))])
    await state.held
    if (state.status !== 200) return Response.json({ error: 'Not now.' }, { status: state.status })
    Object.assign(state, { rows: [], total: 0 })
    return Response.json({})
  })
  renderInPortal(
    <SuspectedPanel
      title="Registrations"
      noun="registration"
      path="/suspected"
      headingOf={({ id }) => `Person ${id}`}
      linesOf={() => []}
    />,
  )
  await screen.findByText('Person 1')
  return { state, changes }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const toast = () => {
  const { title, description } = toastStore.read()[0]?.notice ?? {}
  return [title, description]
}

it('releases what is selected and nothing else, and says so when the rows are gone', async () => {
  const { changes } = await open([1, 2, 3])
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
  select('Person 1')
  select('Person 3')
  press('Release')
  await waitFor(() =>
    expect(toast()).toEqual(['Released', '2 registrations stored like all others.']),
  )
  expect(changes).toEqual([['/suspected/release', { ids: [1, 3] }]])
})

it('deletes only after the question, and closes it', async () => {
  const { changes } = await open([1])
  select('Select all')
  press('Delete')
  expect(changes).toEqual([])
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 1 registration?' }))
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toast()).toEqual(['Deleted', '1 registration deleted for good.']))
  expect(changes).toEqual([['/suspected/delete', { ids: [1] }]])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('keeps the selection when it did not work, says why, and can be tried again', async () => {
  const { state, changes } = await open([1, 2])
  state.status = 503
  select('Person 2')
  press('Release')
  await waitFor(() => expect(toast()[1]).toBe('Not now.'))
  expect(screen.getByText('1 selected')).toBeTruthy()
  press('Delete')
  const question = within(screen.getByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  state.status = 200
  press('Release')
  await waitFor(() => expect(toast()[0]).toBe('Released'))
  expect(changes.map(([path]) => path)).toEqual([
    '/suspected/release',
    '/suspected/delete',
    '/suspected/release',
  ])
})

it('a second press while it is being sent sends nothing', async () => {
  const { state, changes } = await open([1])
  const held = Promise.withResolvers<void>()
  state.held = held.promise
  select('Person 1')
  press('Release')
  await waitFor(() => expect(changes).toHaveLength(1))
  press('Release')
  held.resolve()
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull())
  expect(changes).toHaveLength(1)
})

it.each([
  [2, false],
  [3, true],
])('of %i it says whether some are not listed', async (total, isMore) => {
  await open([1, 2], total)
  expect(screen.queryByText(/^The newest 2 of/) !== null).toBe(isMore)
})
