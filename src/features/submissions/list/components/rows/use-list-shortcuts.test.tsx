// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderHookInPortal } from '../../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../../../tests/support/components/submission-rows'
import type { ListSteps } from '../../../details/components/use-row-steps'
import type { ListSelection } from './use-list-selection'
import { useListShortcuts } from './use-list-shortcuts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const ROWS = [submissionRow(9), submissionRow(8)]

function listen(count = 0) {
  const heard = { onOpen: vi.fn(), onExport: vi.fn(), onHelp: vi.fn() }
  const selection = { count, clear: vi.fn(), toggle: vi.fn(), add: vi.fn() }
  const step = vi.fn()
  const steps = { step, doesNotFit: () => true } as unknown as ListSteps
  const input = {
    rows: ROWS,
    page: 1,
    isStale: false,
    steps,
    selection: selection as unknown as ListSelection,
    ...heard,
  }
  const hook = renderHookInPortal(useListShortcuts, { initialProps: input })
  return {
    ...heard,
    ...selection,
    step,
    cursor: () => hook.result.current.cursor,
    goTo: (id: number) => act(() => hook.result.current.setCursor(id)),
    show: (change: Partial<typeof input>) => hook.rerender({ ...input, ...change }),
    leave: hook.unmount,
  }
}

const press = (key: string, target: Element = document.body, held = {}) =>
  fireEvent.keyDown(target, { key, code: `Digit${key}`, ...held })

function inside(html: string) {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]') as Element
}

it('acts on the row of the cursor', () => {
  const { goTo, onOpen, toggle, clear, onExport, onHelp } = listen()
  press('x')
  press('Enter')
  expect([toggle, onOpen].map(({ mock }) => mock.calls)).toEqual([[], []])
  goTo(8)
  for (const key of ['x', 'Enter', 'Escape', 'e', '?']) press(key)
  expect(toggle.mock.calls).toEqual([[8]])
  expect(onOpen.mock.calls).toEqual([[ROWS[1]]])
  for (const { mock } of [clear, onExport, onHelp]) expect(mock.calls).toHaveLength(1)
})

it.each([
  ['an input', '<input data-here>'],
  ['a menu', '<div role="menu"><i data-here></i></div>'],
  ['a page behind a dialog', '<i data-here></i><div role="dialog"></div>'],
  ['a page behind a question', '<i data-here></i><div role="alertdialog"></div>'],
])('leaves the keys to %s', (_what, html) => {
  const { goTo, toggle } = listen()
  goTo(8)
  const here = inside(html)
  press('x', here)
  expect(toggle).not.toHaveBeenCalled()
})

it.each(['<button data-here>', '<a href="/" data-here>', '<input type="checkbox" data-here>'])(
  'leaves Enter, and nothing else, to %s',
  (html) => {
    const { goTo, toggle, onOpen } = listen()
    goTo(8)
    const here = inside(html)
    press('Enter', here)
    press('x', here)
    expect(onOpen).not.toHaveBeenCalled()
    expect(toggle).toHaveBeenCalled()
  },
)

it('sets the status of the row, goes on with Shift, and of all that are selected', async () => {
  const one = `PUT ${paths.api.submission(8)}`
  const many = `PUT ${paths.api.submissions}`
  const { bodies } = stubServer({})
  const { goTo, step } = listen()
  goTo(8)
  press('2')
  await waitFor(() => expect(bodies(one)).toEqual([{ status: 'reviewed', was: 'new' }]))
  expect(step).not.toHaveBeenCalled()
  press('3', document.body, { shiftKey: true })
  expect(step.mock.calls[0]?.slice(0, 2)).toEqual([{ id: 8, at: 1 }, 1])
  expect(step.mock.calls[0]?.[3], 'the row leaves the filter').toBe(true)
  expect(bodies(many)).toEqual([])
})

it('starts at the first row of another page, when its rows are there', () => {
  const { cursor, goTo, show } = listen()
  goTo(8)
  const next = { page: 2, rows: [submissionRow(5)] }
  show({ ...next, rows: ROWS, isStale: true })
  expect(cursor()).toBe(8)
  show(next)
  expect(cursor()).toBe(5)
})

it('hears nothing after the list has gone', () => {
  const { onHelp, leave } = listen()
  leave()
  press('?')
  expect(onHelp).not.toHaveBeenCalled()
})
