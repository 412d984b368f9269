import { expect, it } from 'vitest'
import type { Places, PublicPlaces } from '@/features/forms/capacity/schema'
import { timeInWords } from '@/features/forms/capacity/time-in-words'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { availabilityNotes, closedReason, waitingListRule } from './opening-words'

const NOW = Date.parse('2027-03-06T01:00:00Z')
const OPEN: PublicPlaces = {
  isOpen: true,
  opensAt: null,
  closesAt: null,
  isFull: false,
  hasWaitingList: false,
  left: null,
}

it.each<[Partial<PublicPlaces>, string | null]>([
  [{}, null],
  [
    { isOpen: false, opensAt: '2027-03-06T01:30:00Z' },
    'Registration opens on March 6, 2027 at 9:30 AM (Philippine time).',
  ],
  [
    { isOpen: false, opensAt: '2027-01-01T00:00:00Z', closesAt: '2027-03-05T16:30:00Z' },
    'Registration closed on March 6, 2027 at 12:30 AM (Philippine time).',
  ],
  [{ isFull: true }, 'All places are taken.'],
  [{ isFull: true, hasWaitingList: true }, null],
])('%j cannot be filled in because: %s', (places, reason) => {
  expect(closedReason({ ...OPEN, ...places }, NOW)).toBe(reason)
})

it.each<[Partial<PublicPlaces>, string[]]>([
  [{}, []],
  [{ left: 1 }, ['1 place left']],
  [{ left: 12 }, ['12 places left']],
  [
    { isFull: true, hasWaitingList: true, left: 0 },
    ['All places are taken. You can register for the waiting list.'],
  ],
  [
    { closesAt: '2027-03-06T09:00:00Z' },
    [
      'Registration closes on March 6, 2027 at 5:00 PM (Philippine time). If you have opened the form by then, you have 15 more minutes to send it.',
    ],
  ],
])('%j says before sending: %j', (places, words) => {
  expect(availabilityNotes({ ...OPEN, ...places })).toEqual(words)
})

it('says the same in the language of the page', () => {
  expect(timeInWords('2027-06-05T16:30:00Z', FIL_WORDS)).toBe('Hunyo 6, 2027, 12:30 AM')
  expect(timeInWords('2027-06-05T04:05:00Z')).toBe('June 5, 2027 at 12:05 PM')
  expect(closedReason({ ...OPEN, isFull: true }, NOW, FIL_WORDS)).toBe(FIL_WORDS.places.full)
})

it('says the rule of the waiting list where there is one', () => {
  const places = { hasWaitingList: true, offerHours: 6, limits: [{}] } as Places
  expect(waitingListRule(places)).toContain('6 hours')
  expect(waitingListRule({ ...places, offerHours: null })).toContain('24 hours')
  expect(waitingListRule({ ...places, limits: [] })).toBeNull()
  expect(waitingListRule({ ...places, hasWaitingList: false })).toBeNull()
})
