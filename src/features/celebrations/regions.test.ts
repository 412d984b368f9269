import { expect, it } from 'vitest'
import { readRegionQuery } from './regions'
import { checkTime } from './schedule'

const read = (query: string) => readRegionQuery(new URLSearchParams(query))

it.each([
  ['region=luzon', 'Luzon'],
  ['region=VISAYAS', 'Visayas'],
  ['region=Mindanao&open=false', 'Mindanao'],
  ['region=+mindanao+', 'Mindanao'],
])('%s opens the dialog with %s', (query, region) => expect(read(query)).toEqual({ region }))

it('open=true opens it with nothing chosen', () => {
  expect(read('open=true')).toEqual({ region: null })
  expect(read('open=true&region=Atlantis')).toEqual({ region: null })
})

it.each(['', 'open=1', 'open=false', 'region=', 'region=Atlantis', 'Region=Luzon'])(
  '%j leaves it closed',
  (query) => expect(read(query)).toBeNull(),
)

it('takes times of a day', () => {
  expect(checkTime('13:00')).toBe(true)
  expect(checkTime('9:00')).not.toBe(true)
  expect(checkTime('24:00')).not.toBe(true)
  expect(checkTime(null)).not.toBe(true)
})
