import { expect, it } from 'vitest'
import { chosenPlaceAddress, readChosenPlace } from './chosen-place'
import type { Region } from './regions'
import type { Province } from './schema'

const place = (name: string, region: Region, ...towns: string[]) =>
  ({ name, slug: name.toLowerCase().replace(' ', '-'), region, towns }) as Province
const PROVINCES = [
  place('Cebu', 'Visayas', 'Mandaue'),
  place('Iloilo', 'Visayas'),
  place('Metro Manila', 'Luzon'),
]

const read = (query: string) => readChosenPlace(new URLSearchParams(query), PROVINCES)

it.each([
  ['region=luzon', 'Luzon'],
  ['region=VISAYAS', 'Visayas'],
  ['region=Mindanao&open=false', 'Mindanao'],
  ['region=+mindanao+', 'Mindanao'],
  ['region=Luzon&province=Atlantis', 'Luzon'],
])('%s opens the dialog with %s', (query, region) =>
  expect(read(query)).toEqual({ region, province: null }),
)

it.each([
  ['region=Visayas&province=iloilo', 'Visayas', 'iloilo'],
  ['province=METRO+Manila', 'Luzon', 'metro-manila'],
  ['province=mandaue', 'Visayas', 'cebu'],
  ['region=Luzon&province=cebu', 'Visayas', 'cebu'],
])('%s opens it at that province', (query, region, province) =>
  expect(read(query)).toEqual({ region, province }),
)

it('open=true opens it with nothing chosen', () => {
  expect(read('open=true')).toEqual({ region: null, province: null })
  expect(read('open=true&region=Atlantis')).toEqual({ region: null, province: null })
})

it.each(['', 'open=1', 'open=false', 'region=', 'region=Atlantis', 'Region=Luzon', 'province='])(
  '%j leaves it closed',
  (query) => expect(read(query)).toBeNull(),
)

it('has an address for each of them, which reads as it was', () => {
  for (const chosen of [
    { region: null, province: null },
    { region: 'Mindanao', province: null },
    { region: 'Luzon', province: 'metro-manila' },
  ] as const) {
    const { search, pathname } = new URL(chosenPlaceAddress(chosen), 'https://example.org')
    expect(pathname).toBe('/yearly-events')
    expect(read(search)).toEqual(chosen)
  }
  expect(chosenPlaceAddress({ region: 'Visayas', province: 'iloilo' })).toBe(
    '/yearly-events?region=Visayas&province=iloilo',
  )
})
