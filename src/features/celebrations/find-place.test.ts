import { expect, it } from 'vitest'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { slugify } from '@/lib/slug'
import { SEARCH_WORDS_BY_PROVINCE } from '@/seed/content/towns'
import { searchProvinces } from './find-place'

const PLACES = tiles.map(({ name }) => ({
  name,
  slug: slugify(name),
  towns: (SEARCH_WORDS_BY_PROVINCE[name] ?? '').split(', '),
}))
const names = (typed: string) => searchProvinces(PLACES, typed).map(({ province }) => province.name)

it.each([
  ['iloilo', 'Iloilo'],
  ['  ILOILO ', 'Iloilo'],
  ['Metro Manila', 'Metro Manila'],
  ['NCR', 'Metro Manila'],
  ['manila', 'Metro Manila'],
  ['quezon city', 'Metro Manila'],
  ['quezon', 'Quezon'],
  ['las pinas', 'Metro Manila'],
  ['Biñan', 'Laguna'],
  ['binan', 'Laguna'],
  ['cdo', 'Misamis Oriental'],
  ['compostela', 'Davao de Oro'],
  ['negros occ', 'Negros Occidental'],
  ['occidental mindoro', 'Occidental Mindoro'],
  ['tawi tawi', 'Tawi-Tawi'],
  ['leyte', 'Leyte'],
])('%j is %s', (typed, name) => expect(names(typed)[0]).toBe(name))

it('says which town it was found by, and nothing of a name of its own', () => {
  expect(searchProvinces(PLACES, 'tagbil')[0]).toMatchObject({ town: 'Tagbilaran' })
  expect(searchProvinces(PLACES, 'bohol')[0]).toMatchObject({ town: null })
})

it('offers every place of that name', () => {
  expect(names('naga')).toEqual(['Camarines Sur', 'Cebu'])
  expect(names('samar').slice(0, 3)).toEqual(['Samar', 'Eastern Samar', 'Northern Samar'])
})

it('a province of that name comes before another with a town of that name', () => {
  const places = [{ name: 'Aurora', slug: 'aurora', towns: ['Cebu'] }]
  const cebu = { name: 'Cebu', slug: 'cebu', towns: [] }
  expect(searchProvinces([...places, cebu], 'cebu')[0]?.province).toBe(cebu)
})

it.each(['', '   ', '…', 'atlantis'])('%j finds nothing', (typed) =>
  expect(names(typed)).toEqual([]),
)

it('every place has towns, and every list of towns a place', () => {
  expect(Object.keys(SEARCH_WORDS_BY_PROVINCE).sort()).toEqual(
    PLACES.map(({ name }) => name).sort(),
  )
})
