import { expect, it } from 'vitest'
import { countUndeclared, isBehindUndeclaredProxy } from './undeclared-proxy'

it('is found out once, when most of some requests were forwarded', () => {
  const count = (times: number, forwarded: boolean) =>
    Array.from({ length: times }, () => countUndeclared(forwarded)).filter(Boolean).length
  expect(count(19, true)).toBe(0)
  expect(isBehindUndeclaredProxy(), 'a handful says nothing').toBe(false)
  expect(count(100, true)).toBe(1)
  expect(isBehindUndeclaredProxy()).toBe(true)
  count(1000, false)
  expect(isBehindUndeclaredProxy(), 'what was once is forgotten').toBe(false)
})
