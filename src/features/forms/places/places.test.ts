import { expect, it } from 'vitest'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { slugify } from '@/lib/slug'
import { joinTownAndProvince, splitTownAndProvince } from './place'
import { findProvinceByText, PROVINCE_NAMES } from './provinces'
import { provinces } from './provinces.json'
import { towns } from './towns.json'

it('knows the provinces of the map, with the slugs of their pages', () => {
  expect(PROVINCE_NAMES.toSorted()).toEqual(tiles.map(({ name }) => name).toSorted())
  expect(provinces.map(({ slug }) => slug)).toEqual(PROVINCE_NAMES.map(slugify))
})

it('has the towns of each province, each with a code of its own', () => {
  expect(Object.keys(towns)).toEqual(PROVINCE_NAMES)
  const codes = Object.values(towns).flatMap((some) => Object.values(some))
  expect(codes).toHaveLength(1642)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of [...codes, ...provinces.map((one) => one.code)]) {
    expect(code).toMatch(/^\d{10}$/)
  }
  expect(Object.keys(towns.Cebu)).toEqual(expect.arrayContaining(['Cebu City', 'Lapu-Lapu City']))
  expect(
    Object.values(towns)
      .flatMap(Object.keys)
      .filter((town) => town.includes(',')),
  ).toEqual([])
})

it.each([
  ['Cebu', 'Cebu'],
  [' cebu ', 'Cebu'],
  ['METRO  MANILA', 'Metro Manila'],
  ['tawi-tawi', 'Tawi-Tawi'],
  ['agusan-del-norte', 'Agusan del Norte'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is the province %j', (text, name) => {
  expect(findProvinceByText(text)?.name).toBe(name)
})

it.each([
  ['Kalibo, Aklan', { town: 'Kalibo', province: 'Aklan' }],
  ['Kalibo', { town: 'Kalibo', province: '' }],
  [', Aklan', { town: '', province: 'Aklan' }],
  ['Poblacion, Kalibo,Aklan', { town: 'Poblacion, Kalibo', province: 'Aklan' }],
])('%j is split at its last comma', (answer, place) => {
  expect(splitTownAndProvince(answer)).toEqual(place)
})

it('joins what it splits', () => {
  expect(joinTownAndProvince({ town: ' Kalibo ', province: 'Aklan' })).toBe('Kalibo, Aklan')
  expect(joinTownAndProvince({ town: ' ', province: '' })).toBe('')
  expect(splitTownAndProvince(joinTownAndProvince({ town: '', province: 'Aklan' })).province).toBe(
    'Aklan',
  )
})
