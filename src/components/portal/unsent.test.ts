import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from '@/lib/http/client'
import { retryAction } from './try-again'
import { unsentChanges } from './unsent'

const lost = new TypeError('Failed to fetch')
const keys = () => unsentChanges.read().map(({ key }) => key)
// Test files share one process, so other tests may have left unsent changes.
beforeEach(unsentChanges.giveUp)
afterEach(unsentChanges.giveUp)

it('keeps what did not arrive, and sends all of it once', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  retryAction(lost, first, 'status 1')
  const offered = retryAction(lost, second, 'status 2')
  expect(keys()).toEqual(['status 1', 'status 2'])
  offered?.onAction()
  expect([first, second].map((send) => send.mock.calls.length)).toEqual([1, 1])
  expect(keys()).toEqual([])
})

it('keeps the last change of a thing, and none when it is changed anew', () => {
  const [before, after] = [vi.fn(), vi.fn()]
  retryAction(lost, before, 'status 1')
  retryAction(lost, after, 'status 1')
  unsentChanges.sendAll()
  expect([before, after].map((send) => send.mock.calls.length)).toEqual([0, 1])
  retryAction(lost, before, 'status 1')
  unsentChanges.forget('status 1')
  expect(keys()).toEqual([])
})

it('what is lost again while all are sent is kept again', () => {
  retryAction(lost, () => retryAction(lost, vi.fn(), 'status 1'), 'status 1')
  unsentChanges.sendAll()
  expect(keys()).toEqual(['status 1'])
})

it('does not keep what the server has refused', () => {
  expect(retryAction(new HttpError(409, '{}', new Headers()), vi.fn(), 'status 1')).toBeUndefined()
  expect(keys()).toEqual([])
})
