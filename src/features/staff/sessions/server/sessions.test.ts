import { expect, it } from 'vitest'
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../../constants'
import { sessionEndSeconds } from './sessions'

const CREATED = Date.parse('2027-03-01T00:00:00Z')

const endAfter = (seenAfterMs: number) =>
  sessionEndSeconds({
    createdAt: new Date(CREATED).toISOString(),
    lastSeenAt: new Date(CREATED + seenAfterMs).toISOString(),
  }) *
    1000 -
  CREATED

it('a session ends when it was idle for too long, and never later than its lifetime', () => {
  const minute = 60_000
  expect(endAfter(minute)).toBe(minute + SESSION_IDLE_MS)
  expect(endAfter(SESSION_LIFETIME_MS - minute)).toBe(SESSION_LIFETIME_MS)
})
