import { expect, it } from 'vitest'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { placesInWords, provincesInWords, REGIONS, type Region } from './regions'

const PLACES = tiles.map(({ name, region }) => ({ name, region: region as Region }))

it('counts 82 provinces, and Metro Manila beside them', () => {
  expect(REGIONS.map((region) => provincesInWords(PLACES, region))).toEqual([
    '38 provinces',
    '16 provinces',
    '28 provinces',
  ])
  expect(placesInWords(PLACES, 'Luzon')).toBe('38 provinces and Metro Manila')
  expect(placesInWords(PLACES, 'Visayas')).toBe('16 provinces')
  expect(provincesInWords(PLACES.slice(0, 1), 'Luzon')).toBe('1 province')
})
