// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeAddressBar, ReloadOlderEntries } from './address'

const reload = vi.fn()
const router = vi.fn()

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  window.removeEventListener('popstate', router)
  history.replaceState(null, '', '/')
  reload.mockReset()
  router.mockReset()
  vi.restoreAllMocks()
})

function open() {
  const { unmount } = render(<ReloadOlderEntries />)
  window.addEventListener('popstate', router)
  return unmount
}

const goTo = (state: unknown) =>
  window.dispatchEvent(Object.assign(new Event('popstate', { cancelable: true }), { state }))

it('loads an entry of an earlier document anew, and the router does not hear of it', () => {
  open()
  goTo({ writtenBy: 1 })
  expect([reload.mock.calls.length, router.mock.calls.length]).toEqual([1, 0])
})

it('leaves entries of this document and of the router alone', () => {
  open()
  changeAddressBar('pushState', '/admin/submissions?page=2')
  expect(location.search).toBe('?page=2')
  for (const state of [history.state, { tree: [] }, null]) goTo(state)
  expect([reload.mock.calls.length, router.mock.calls.length]).toEqual([0, 3])
})

it('takes over the entry at which the document was loaded', () => {
  history.replaceState({ writtenBy: 1, tree: ['x'] }, '')
  open()
  expect(history.state).toEqual({ writtenBy: performance.timeOrigin, tree: ['x'] })
})

it('reloads nothing once the portal is left', () => {
  open()()
  goTo({ writtenBy: 1 })
  expect(reload).not.toHaveBeenCalled()
})
