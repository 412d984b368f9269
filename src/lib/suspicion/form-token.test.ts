import { expect, it } from 'vitest'
import { ageOfFormToken, issueDailyFormToken, issueFormToken } from './form-token'

const NOW = 1_800_000_000_000

it('tells how long ago it was issued, for its own form', () => {
  const token = issueFormToken('form:1', NOW)
  expect(token.length).toBeLessThan(40)
  expect(ageOfFormToken(token, 'form:1', NOW + 5000)).toBe(5000)
  expect(ageOfFormToken(token, 'form:1', NOW - 50)).toBe(0)
})

it.each([
  ['another form', (token: string) => token, 'form:2'],
  ['a later time', (token: string) => token.replace(/^./, 'z'), 'form:1'],
  ['another signature', (token: string) => `${token.slice(0, -2)}__`, 'form:1'],
  ['more behind it', (token: string) => `${token}x`, 'form:1'],
  ['nothing', () => '', 'form:1'],
  ['half', (token: string) => token.slice(0, 12), 'form:1'],
])('is not ours with %s', (_case, change, subject) => {
  expect(ageOfFormToken(change(issueFormToken('form:1', NOW)), subject, NOW)).toBeNull()
})

it('is the same on a cached page for a whole day, as old as the day', () => {
  const midnight = Date.UTC(2026, 2, 2)
  const noon = midnight + 12 * 3_600_000
  const token = issueDailyFormToken('roll-call', noon)
  expect(issueDailyFormToken('roll-call', midnight)).toBe(token)
  expect(issueDailyFormToken('roll-call', midnight + 86_400_000 - 1)).toBe(token)
  expect(issueDailyFormToken('roll-call', midnight + 86_400_000)).not.toBe(token)
  expect(ageOfFormToken(token, 'roll-call', noon)).toBe(noon - midnight)
})
