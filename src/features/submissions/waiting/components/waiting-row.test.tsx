// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Offer, WaitingPerson } from '../schema'
import { WaitingRow } from './waiting-row'

const WAITS: WaitingPerson = {
  id: 7,
  reference: 'K7M2-9QXD',
  name: 'Ana',
  email: 'ana@example.org',
  phone: '+63 917 123-4567',
  seat: 'waiting',
  people: 1,
  queue: 4,
  offer: null,
}
const OFFER: Offer = {
  state: 'open',
  offeredAt: '2026-11-20T04:00:00Z',
  expiresAt: '2026-11-20T10:00:00Z',
  mail: 'sent',
  mailReason: null,
  byName: null,
  reason: null,
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T09:59:59Z') }))
afterEach(() => void vi.useRealTimers())

function textOf(person: Partial<WaitingPerson>) {
  render(
    <ul>
      <WaitingRow person={{ ...WAITS, ...person }} pending={null} onAct={() => {}} />
    </ul>,
  )
  return screen.getByRole('listitem').textContent
}
const offered = (offer: Partial<Offer>, person: Partial<WaitingPerson> = {}) =>
  textOf({ seat: 'offered', queue: null, offer: { ...OFFER, ...offer }, ...person })
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('shows who waits, where in the line, and how to reach them', () => {
  expect(textOf({ people: 3 })).toMatch(
    /^No\. 4AnaK7M2-9QXD3 peopleana@example\.org, \+63 917 123-4567/,
  )
  expect(labels()).toEqual(['Offer a place', 'Move to the end'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/submissions/7')
})

it('names somebody without a name by the reference, and says that there is no way to reach them', () => {
  expect(textOf({ name: null, email: null, phone: null })).toMatch(
    /^No\. 4K7M2-9QXDNo email address and no phone number/,
  )
})

it('tells of an offer before only when it was withdrawn', () => {
  const before = 'Was offered a place before'
  expect(textOf({ offer: { ...OFFER, state: 'withdrawn' } })).toContain(before)
  cleanup()
  expect(textOf({ offer: { ...OFFER, state: 'declined' } })).not.toContain(before)
})

it.each<[string, Partial<Offer>, string, boolean]>([
  ['sent', {}, 'Sent to ana@example.org.', false],
  ['queued', { mail: 'queued', expiresAt: null }, 'On its way to ana@example.org.', false],
  ['late', { mail: 'queued', mailReason: 'The server is away' }, 'Not sent yet: The server', true],
  ['failed', { mail: 'failed', mailReason: 'No such user' }, 'Not sent yet: No such user', true],
  ['held', { mail: 'held', mailReason: null }, 'Call them', true],
  ['none', { mail: 'none' }, 'Call them', true],
])('with a message that is %s, says so and whether to call', (_case, offer, words, mustCall) => {
  const text = offered(offer)
  expect(text).toContain(words)
  expect(text.includes('Call them')).toBe(mustCall)
  if (!mustCall) return
  const call = screen.getByRole('link', { name: '+63 917 123-4567' })
  expect(call.getAttribute('href')).toBe('tel:+639171234567')
})

it('says that there is no number to call', () => {
  expect(offered({ mail: 'none' }, { phone: null })).toContain('there is no phone number')
})

it.each<[string | null, string]>([
  ['2026-11-20T10:00:00Z', 'Can be accepted until November 20, 2026 at 6:00 PM (Manila).'],
  ['2026-11-20T09:59:58Z', 'The time to answer is over'],
  [null, 'The hours to answer begin when the message is sent.'],
])('with the deadline %s says what it means now', (expiresAt, words) => {
  expect(offered({ expiresAt })).toContain(words)
})

it('offers to send again only where there is an address', () => {
  offered({})
  expect(labels()).toEqual(['Accepts', 'Declines', 'Send again', 'Move to the end'])
})

it('offers no sending without an address, and says who offered it by hand and why', () => {
  const text = offered({ mail: 'none', byName: 'Lydia', reason: 'Leads the choir' })
  expect(text).toContain('Offered by Lydia: Leads the choir')
  expect(labels()).toEqual(['Accepts', 'Declines', 'Move to the end'])
})
