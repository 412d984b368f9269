import { expect, it } from 'vitest'
import { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import type { OwnPerson } from './schema'
import { seatSentence } from './seat-sentence'

const PLAIN = { seat: null, queue: null, lostOffer: null, people: [] }
const person = (seat: OwnPerson['seat']): OwnPerson => ({
  reference: 'K7M2-9QXD-1',
  name: null,
  seat,
  path: '/',
})
const say = (own: Partial<Parameters<typeof seatSentence>[0]>, until: string | null = null) =>
  seatSentence({ ...PLAIN, ...own }, OWN_PAGE_WORDS, until)

it('says in a sentence whether there is a place', () => {
  expect(say({})).toBe('')
  expect(say({ seat: 'held' })).toBe('You have a place.')
  expect(say({ seat: 'waiting', queue: 3 })).toMatch(/^You are number 3 on the waiting list\./)
  expect(say({ seat: 'waiting' })).toMatch(/^You are on the waiting list\./)
  expect(say({ seat: 'cancelled' })).toBe('This registration is cancelled.')
})

it('says until when an offered place can be taken, or how it was lost', () => {
  expect(say({ seat: 'offered' })).toMatch(/^A place is kept for you\./)
  expect(say({ seat: 'offered' }, 'March 6, 2027 at 9:00 AM')).toBe(
    'A place is kept for you until March 6, 2027 at 9:00 AM (Philippine time).',
  )
  const over = 'The time to take the offered place is over.'
  expect(say({ seat: 'offered', lostOffer: 'expired' }, 'March 6, 2027 at 9:00 AM')).toBe(over)
  expect(say({ seat: 'cancelled', lostOffer: 'expired' })).toBe(over)
  expect(say({ seat: 'cancelled', lostOffer: 'declined' })).toBe('The offered place was declined.')
})

it('tells whoever cancelled alone that the others are still registered', () => {
  const [gone, comes] = [person('cancelled'), person('held')]
  expect(say({ seat: 'cancelled', people: [gone, comes] })).toBe(OWN_PAGE_WORDS.cancelledOne)
  expect(say({ seat: 'cancelled', people: [gone, gone] })).toBe(OWN_PAGE_WORDS.cancelled)
})
