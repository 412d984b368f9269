import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from '@/lib/http/client'
import { retryAction } from './try-again'
import { unsentChanges } from './unsent'

beforeEach(unsentChanges.giveUp)
afterEach(unsentChanges.giveUp)

const failed = (status: number) => new HttpError(status, '{}', new Headers())

it.each([400, 403, 404, 409, 413])('offers no second try after a %i', (status) => {
  expect(retryAction(failed(status), vi.fn())).toBeUndefined()
})

it.each([429, 500, 502, 503])('offers a second try after a %i', (status) => {
  expect(retryAction(failed(status), vi.fn())?.label).toBe('Try again')
})

it('without a key sends that change alone, and keeps none', () => {
  const [own, other] = [vi.fn(), vi.fn()]
  retryAction(failed(500), other, 'status 1')
  retryAction(failed(500), own)?.onAction()
  expect([own, other].map((send) => send.mock.calls.length)).toEqual([1, 0])
  expect(unsentChanges.read().map(({ key }) => key)).toEqual(['status 1'])
})
