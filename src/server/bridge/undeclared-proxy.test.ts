import { beforeEach, expect, it } from 'vitest'
import { bridge } from './bridge'
import {
  countIgnoredProxyRequests,
  isBehindUndeclaredProxy,
  recordRequestForProxyWarning,
} from './undeclared-proxy'

beforeEach(() => {
  const ignored = { hour: 0, here: 0, before: 0 }
  Object.assign(bridge.forwarding, { all: 0, forwarded: 0, ignored })
})

it('is found out once, when most of some requests were forwarded', () => {
  const count = (times: number, forwarded: boolean) =>
    Array.from({ length: times }, () => recordRequestForProxyWarning(forwarded)).filter(Boolean)
      .length
  expect(count(19, true)).toBe(0)
  expect(isBehindUndeclaredProxy(), 'a handful says nothing').toBe(false)
  expect(count(100, true)).toBe(1)
  expect(isBehindUndeclaredProxy()).toBe(true)
  count(1000, false)
  expect(isBehindUndeclaredProxy(), 'what was once is forgotten').toBe(false)
})

it('each claim of somebody who is no proxy is counted for an hour or two', () => {
  const at = (hours: number) => 9_000_000 * 3_600_000 + hours * 3_600_000
  recordRequestForProxyWarning(true, at(0))
  recordRequestForProxyWarning(true, at(0.5))
  recordRequestForProxyWarning(false, at(0.6))
  expect(countIgnoredProxyRequests(at(0.9))).toBe(2)
  recordRequestForProxyWarning(true, at(1.5))
  expect(countIgnoredProxyRequests(at(1.6))).toBe(3)
  expect(countIgnoredProxyRequests(at(2.5))).toBe(1)
  expect(countIgnoredProxyRequests(at(4))).toBe(0)
})
