import { AsyncLocalStorage } from 'node:async_hooks'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VALID_UNTIL_HEADER } from '@/lib/kept-pages'
import { bridge } from './bridge'
import { cacheUntil, setNotFoundStatus, setPageStatus } from './page-status'

const before = bridge.responses
const responses = new AsyncLocalStorage<ServerResponse>()
beforeEach(() => {
  bridge.responses = responses
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => {
  bridge.responses = before
  vi.useRealTimers()
})

function rendered(...parts: (() => void)[]) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  responses.run(response, () => {
    for (const part of parts) part()
  })
  return response
}
const untilOf = (...declared: (number | null)[][]) =>
  rendered(...declared.map((moments) => () => cacheUntil(moments))).getHeader(VALID_UNTIL_HEADER)

it.each<[string, (number | null)[][], number | undefined]>([
  ['the earliest moment ahead', [[null, 3000, 2000]], 2000],
  ['the earliest of all parts, said first', [[2000], [3000]], 2000],
  ['the earliest of all parts, said last', [[3000], [2000]], 2000],
  ['nothing past and not this instant', [[999, 1000, 1001]], 1001],
  ['for ever without a moment ahead', [[], [null, 1000]], undefined],
])('is true until %s', (_what, declared, until) => expect(untilOf(...declared)).toBe(until))

it('has the status that its page gives it', () => {
  expect(rendered().statusCode).toBe(200)
  expect(rendered(() => setPageStatus(410)).statusCode).toBe(410)
  expect(rendered(setNotFoundStatus).statusCode).toBe(404)
})
