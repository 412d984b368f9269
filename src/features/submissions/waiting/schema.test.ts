import { expect, it } from 'vitest'
import { waitingActSchema } from './schema'

it.each([
  ['offer', ' ', false],
  ['skip', '', false],
  ['offer', ' Leads the choir ', true],
  ['cancel', '', true],
  ['accept', '', true],
  ['resend', 'x'.repeat(301), false],
  ['erase', 'x', false],
])('%s with the reason %j is accepted: %s', (act, reason, isAccepted) => {
  const { success, data } = waitingActSchema.safeParse({ act, reason })
  expect(success).toBe(isAccepted)
  if (data) expect(data.reason).toBe(reason.trim())
})
