import { expect, it } from 'vitest'
import { StorageTrouble, toStorageTrouble } from './trouble'

const answered = (status: number, name = 'Unknown') =>
  Object.assign(new Error('x'), { name, $metadata: { httpStatusCode: status } })

it.each([
  ['a busy store', answered(503, 'SlowDown'), 'away'],
  ['a failing store', answered(500), 'away'],
  ['too many requests', answered(429), 'away'],
  ['a request that took too long', answered(408), 'away'],
  ['no answer', new Error('connect ECONNREFUSED'), 'away'],
  ['a redirect', answered(301), 'region'],
  ['a refusal without a name', answered(403), 'rights'],
  ['a wrong secret', answered(403, 'SignatureDoesNotMatch'), 'key'],
  ['the 404 page of a web server', answered(404), 'address'],
  ['a page of a web server', answered(200), 'address'],
])('%s is told, and only waiting for what passes', (_what, error, reason) => {
  const trouble = toStorageTrouble(error)
  expect([trouble.reason, trouble.isPassing]).toEqual([reason, reason === 'away'])
  expect(toStorageTrouble(trouble)).toBe(trouble)
  expect(trouble).toBeInstanceOf(StorageTrouble)
})
