// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Schedule } from '../schedule'
import { EventJsonLd } from './event-json-ld'

const SCHEDULE: Schedule = {
  ...{ date: '2026-11-30', startsAt: '13:00', endsAt: '22:00' },
  ...{ repeats: 'date', place: 'City Hall, Cebu' },
}

function read(origin: string, picture: string | null) {
  const event = { title: 'The celebration', text: 'Come', organiser: 'One', schedule: SCHEDULE }
  const { container } = render(<EventJsonLd {...event} origin={origin} picture={picture} />)
  return JSON.parse(container.querySelector('script')?.textContent ?? '')
}

it('has the hours of Manila, and addresses that begin with the site’s', () => {
  expect(read('https://one.example', '/api/media/flag.webp')).toMatchObject({
    startDate: '2026-11-30T13:00:00+08:00',
    endDate: '2026-11-30T22:00:00+08:00',
    location: { name: 'City Hall, Cebu' },
    image: 'https://one.example/api/media/flag.webp',
    url: 'https://one.example/yearly-events',
  })
})

it('has no address where the site’s is not known, and no picture without one', () => {
  const event = read('', '/api/media/flag.webp')
  expect([event.url, event.image, event.organizer.url]).toEqual([undefined, undefined, undefined])
  expect(read('https://one.example', null).image).toBeUndefined()
})
