import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { changedPlaces } from './changed-places'

const FIELDS = [
  { name: 'heading', label: 'Heading', type: 'text' },
  {
    name: 'years',
    label: 'Timeline',
    type: 'array',
    fields: [
      { name: 'theme', label: 'Theme', type: 'text' },
      { name: 'picture', label: 'Picture', type: 'upload', relationTo: 'media' },
    ],
  },
  { name: 'photos', label: 'Photos', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'savedBy', type: 'relationship', relationTo: 'admin-users' },
  { name: 'updatedAt', type: 'date' },
] as Field[]

const row = { heading: 'Our Story', years: [{ theme: 'Relentless', picture: 1 }], photos: [1, 2] }
const changes = (after: object) => changedPlaces(FIELDS, row, { ...row, ...after })

it('names nothing when only who saved it and when differ, or how nothing is written', () => {
  expect(changes({ savedBy: 7, updatedAt: '2026-11-22' })).toEqual([])
  expect(changedPlaces(FIELDS, { heading: null, photos: [] }, { heading: '' })).toEqual([])
})

it('names the places that differ, with the rows by their words', () => {
  expect(changes({ heading: 'Story' })).toEqual(['Heading'])
  expect(changes({ years: [{ theme: 'Relentless', picture: 2 }] })).toEqual([
    'Timeline → “Relentless” → Picture',
  ])
  expect(changes({ photos: [2, 1] })).toEqual(['Photos'])
})

it('names a row that came and one that went', () => {
  const two = [...row.years, { theme: 'Unlimited' }]
  expect(changes({ years: two })).toEqual(['Timeline → “Unlimited” → Theme'])
  expect(changes({ years: [] })).toEqual([
    'Timeline → “Relentless” → Theme',
    'Timeline → “Relentless” → Picture',
  ])
})
