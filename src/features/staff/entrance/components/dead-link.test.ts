import { expect, it } from 'vitest'
import { HttpError } from '@/lib/http/client'
import { isRefusedLink } from './dead-link'

it.each([
  [404, true],
  [410, true],
  [400, false],
  [409, false],
  [429, false],
  [500, false],
])('a link that is answered by %d is useless: %s', (status, isUseless) => {
  expect(isRefusedLink(new HttpError(status, '{}', new Headers()))).toBe(isUseless)
})

it('a lost connection leaves it as it is', () => {
  expect(isRefusedLink(new TypeError('Failed to fetch'))).toBe(false)
})
