// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PathnameContext } from '../../../../../tests/support/components/next-navigation'
import { useDetailsNavigation } from './use-details-navigation'

const here = () => window.location.pathname + window.location.search
let before: string
beforeEach(() => {
  before = window.location.href
})
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', before)
})

function open(address: string) {
  window.history.replaceState(null, '', address)
  const calls = {
    back: vi.spyOn(window.history, 'back').mockImplementation(() => {}),
    push: vi.spyOn(window.history, 'pushState'),
  }
  const { result } = renderHook(useDetailsNavigation, {
    wrapper: ({ children }) => (
      <PathnameContext value={window.location.pathname}>{children}</PathnameContext>
    ),
  })
  return { ...calls, details: () => result.current }
}

it('Back leads to the list that the details were opened from, however many were opened', () => {
  const { details, push, back } = open('/admin/submissions?form=3')
  act(() => details().open(7))
  act(() => details().open(8))
  expect([here(), details().id]).toEqual(['/admin/submissions/8?form=3', 8])
  expect(push).toHaveBeenCalledTimes(1)
  act(() => details().close())
  expect(back).toHaveBeenCalledTimes(1)
  expect(details().id).toBeNull()
})

it('closes onto the page that is shown by then', () => {
  const { details, back } = open('/admin/submissions?form=3')
  act(() => details().open(7))
  window.history.replaceState(null, '', '/admin/submissions/7?form=3&page=2')
  act(() => details().close())
  expect(back).not.toHaveBeenCalled()
  expect(here()).toBe('/admin/submissions?form=3&page=2')
})

it('closes onto the list when a link had opened them', () => {
  const { details, back } = open('/admin/submissions/7?form=3')
  expect(details().id).toBe(7)
  act(() => details().close())
  expect(back).not.toHaveBeenCalled()
  expect(here()).toBe('/admin/submissions?form=3')
})

it.each(['/admin/submissions/0', '/admin/submissions/7x', '/admin/submissions/2147483648'])(
  'opens nothing at %s',
  (address) => {
    expect(open(address).details().id).toBeNull()
  },
)
