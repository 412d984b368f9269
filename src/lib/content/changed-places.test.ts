import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { listChangedPlaces } from './changed-places'

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
  { name: 'hasOwnAddress', type: 'checkbox', admin: { hidden: true } },
] as Field[]

const relentless = { id: 'a', theme: 'Relentless', picture: 1 }
const row = { heading: 'Our Story', years: [relentless], photos: [1, 2] }
const changes = (after: object) => listChangedPlaces(FIELDS, row, { ...row, ...after })

it('names nothing when only who saved it and when differ, or how nothing is written', () => {
  expect(changes({ savedBy: 7, updatedAt: '2026-11-22', hasOwnAddress: true })).toEqual([])
  expect(listChangedPlaces(FIELDS, { heading: null, photos: [] }, { heading: '' })).toEqual([])
})

it('names the places that differ, with the rows by their words', () => {
  expect(changes({ heading: 'Story' })).toEqual(['Heading'])
  expect(changes({ years: [{ ...relentless, picture: 2 }] })).toEqual([
    'Timeline → “Relentless” → Picture',
  ])
  expect(changes({ photos: [2, 1] })).toEqual(['Photos'])
})

it('names a row that was added, removed or moved, and not the rows around it', () => {
  const unlimited = { id: 'b', theme: 'Unlimited' }
  expect(changes({ years: [unlimited, relentless] })).toEqual(['Timeline → “Unlimited” added'])
  expect(changes({ years: [] })).toEqual(['Timeline → “Relentless” removed'])
  const both = { ...row, years: [relentless, unlimited] }
  expect(listChangedPlaces(FIELDS, both, { ...row, years: [unlimited, relentless] })).toEqual([
    'Timeline: another order',
  ])
  expect(
    listChangedPlaces(FIELDS, both, { ...row, years: [{ ...unlimited, theme: 'Unbound' }] }),
  ).toEqual(['Timeline → “Unbound” → Theme', 'Timeline → “Relentless” removed'])
})

it('a rich text that the editor only opened is the same', () => {
  const fields = [{ name: 'text', label: 'Text', type: 'richText' }] as Field[]
  const text = (words: string, more: object = {}) => ({
    text: { root: { children: [{ type: 'paragraph', ...more, children: [{ text: words }] }] } },
  })
  const opened = { version: 1, textFormat: 0, direction: 'ltr', indent: 0 }
  expect(listChangedPlaces(fields, text('Come'), text('Come', opened))).toEqual([])
  expect(listChangedPlaces(fields, text('Come'), text('Go'))).toEqual(['Text'])
})
