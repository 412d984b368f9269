import { expect, it } from 'vitest'
import { issueOwnerToken, readOwnerToken } from './owner-token'

it('opens its own row of its own kind alone', () => {
  const token = issueOwnerToken('place-offer', 4711)
  expect(readOwnerToken('place-offer', token)).toBe(4711)
  expect(readOwnerToken('venue-request', token)).toBeNull()
  expect(readOwnerToken('mailing-recipient', token)).toBeNull()
  const [, signature] = token.split('.')
  expect(readOwnerToken('place-offer', `${(4712).toString(36)}.${signature}`)).toBeNull()
})

it.each(['', '1.', `1.${'a'.repeat(22)}`, `${issueOwnerToken('place-offer', 1)}x`])(
  'is not “%s”',
  (token) => expect(readOwnerToken('place-offer', token)).toBeNull(),
)
