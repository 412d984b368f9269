import { expect, it } from 'vitest'
import { SEAT_STATES, type SeatState } from '@/features/forms/capacity/schema'
import { SEAT_FILTERS, seatMarks, seatsText } from './seat-words'

const family = (...seats: (SeatState | null)[]) => seats.map((seat) => ({ seat }))
const words = (of: Parameters<typeof seatMarks>[0]) => seatMarks(of).map((mark) => mark.words)

it('knows every seat', () => {
  expect([...SEAT_FILTERS].sort()).toEqual([...SEAT_STATES].sort())
})

it('marks who waits, is offered a place or has cancelled, and nobody else', () => {
  expect(words({})).toEqual([])
  expect(words({ seat: 'held', queue: null })).toEqual([])
  expect(words({ seat: 'waiting', queue: 3 })).toEqual(['Waiting, no. 3'])
  expect(words({ seat: 'offered', queue: null })).toEqual(['Offered a place'])
  expect(words({ seat: 'cancelled' })).toEqual(['Cancelled'])
})

it('marks a family by all of its people', () => {
  expect(words({ seat: 'held', people: family('held', 'held') })).toEqual([])
  expect(words({ people: family(null, 'cancelled', null) })).toEqual(['1 of 3 cancelled'])
  expect(words({ seat: 'cancelled', people: family('cancelled', 'offered') })).toEqual([
    'Offered a place',
    '1 of 2 cancelled',
  ])
  expect(words({ seat: 'cancelled', people: family('cancelled', 'cancelled') })).toEqual([
    'Cancelled',
  ])
  expect(words({ seat: 'waiting', queue: 2, people: family('waiting', 'waiting') })).toEqual([
    'Waiting, no. 2',
  ])
})

it('marks people of a family who wait and who are offered a place, each', () => {
  expect(words({ queue: 4, people: family('held', 'waiting', 'offered') })).toEqual([
    'Waiting, no. 4',
    'Offered a place',
  ])
})

it('says the places of a registration in one text, for a file', () => {
  expect(seatsText([null])).toBe(null)
  expect(seatsText(['held'])).toBe('Has a place')
  expect(seatsText(['waiting', 'waiting'])).toBe('Waiting')
  expect(seatsText(['held', 'offered', 'held'])).toBe('Has a place, Offered a place')
  expect(seatsText(['cancelled', 'held', 'held'])).toBe('Has a place, 1 of 3 cancelled')
  expect(seatsText([null, 'cancelled'])).toBe('1 of 2 cancelled')
  expect(seatsText(['cancelled'])).toBe('Cancelled')
})
