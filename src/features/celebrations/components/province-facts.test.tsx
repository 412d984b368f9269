// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Province } from '../schema'
import { ProvinceCard } from './province-card'
import { ProvinceFacts } from './province-facts'

const CEBU = {
  ...{ id: 1, slug: 'cebu', name: 'Cebu', region: 'Visayas', time: '1:00PM - 10:00PM' },
  ...{ contact: 'Ptr. Cruz', towns: [], picture: null, venue: null },
} as Province
const VENUE = {
  ...{ name: 'City Hall', address: 'By the pier', directions: 'https://maps.example/hall' },
  registration: '/forms/cebu',
}

const CALENDAR = '/api/provinces/cebu/calendar.ics'

const shownIn = {
  'the dialog': (place: Province, day: string | null) => (
    <ProvinceCard province={place} hasCalendar={day !== null} formToken="a token" />
  ),
  'its own page': (place: Province, day: string | null) => (
    <ProvinceFacts place={place} details={{ coordinator: '' }} day={day} formToken="a token" />
  ),
}

function open(
  where: keyof typeof shownIn,
  venue: Partial<typeof VENUE> | null,
  day: string | null,
) {
  const place = { ...CEBU, venue: venue && { ...VENUE, ...venue } }
  render(shownIn[where](place, day))
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  return {
    links: links.filter((href) => href !== '/provinces/cebu' && href !== '/privacy-policy'),
    canRegister: screen.queryByText('Register') !== null,
    asksForEmail: screen.queryByRole('button', { name: 'Email me' }) !== null,
    facts: Object.fromEntries(
      [...document.querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    ),
  }
}

const WHERE = Object.keys(shownIn) as (keyof typeof shownIn)[]

it.each(WHERE)('in %s a venue has its way, its form and its day', (where) => {
  const { links, asksForEmail, facts } = open(where, {}, '2026-11-30')
  expect(links.toSorted()).toEqual([CALENDAR, '/forms/cebu', VENUE.directions].toSorted())
  expect(asksForEmail).toBe(false)
  expect(facts).toMatchObject({ Venue: 'City Hall', Address: 'By the pier', Contact: 'Ptr. Cruz' })
  expect(facts).not.toHaveProperty('Coordinated by')
})

it.each(WHERE)(
  'in %s there is no way to a form that is closed, or to a day that is not set',
  (where) => {
    const { links, canRegister } = open(where, { registration: '' }, null)
    expect([links, canRegister]).toEqual([[VENUE.directions], false])
  },
)

it.each(WHERE)('in %s a venue that is not announced can be waited for', (where) => {
  const { links, asksForEmail, facts } = open(where, null, '2026-11-30')
  expect([links, asksForEmail, facts.Venue]).toEqual([[], true, 'To be announced'])
  expect(facts).not.toHaveProperty('Address')
})

it('its own page says the day in words, and that it is not set yet', () => {
  expect(open('its own page', {}, '2026-11-30').facts.Date).toBe('Monday, November 30, 2026')
  document.body.replaceChildren()
  expect(open('its own page', {}, null).facts.Date).toBe('To be announced')
})
