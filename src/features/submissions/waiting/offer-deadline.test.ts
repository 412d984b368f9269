import { expect, it } from 'vitest'
import { fromManilaInput, toManilaInput } from '@/lib/manila-time'
import { calculateOfferDeadline } from './offer-deadline'

it.each([
  ['2027-03-06T09:00', 6, '2027-03-06T15:00'],
  ['2027-03-06T20:00', 1, '2027-03-06T21:00'],
  ['2027-03-06T20:00', 2, '2027-03-07T08:00'],
  ['2027-03-06T22:30', 1, '2027-03-07T08:00'],
  ['2027-03-07T03:00', 1, '2027-03-07T08:00'],
  ['2027-03-06T21:00', 14, '2027-03-07T21:00'],
  ['2027-03-06T12:00', 24, '2027-03-08T08:00'],
  ['2027-12-31T20:30', 1, '2028-01-01T07:30'],
])('from %s on, %i hours end at %s', (from, hours, end) => {
  const deadline = calculateOfferDeadline(new Date(fromManilaInput(from)), hours)
  expect(toManilaInput(deadline.toISOString())).toBe(end)
})
