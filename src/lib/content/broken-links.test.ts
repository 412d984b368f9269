import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { findBrokenLinks, type Reachable } from './broken-links'

const REACHABLE: Reachable = {
  hasPage: ({ pathname }) => ['/', '/merch'].includes(pathname),
  files: {
    media: new Map([
      [1, true],
      [2, false],
    ]),
  },
  forms: new Map([
    [1, true],
    [2, false],
  ]),
}

const FIELDS = [
  { name: 'link', label: 'Leads to', type: 'text' },
  { name: 'note', label: 'Note', type: 'textarea' },
  { name: 'text', label: 'Text', type: 'richText' },
  { name: 'picture', label: 'Picture', type: 'upload', relationTo: 'media' },
  {
    name: 'still',
    label: 'Still',
    type: 'upload',
    relationTo: 'media',
    custom: { isExpected: true },
  },
  { name: 'photos', label: 'Photos', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'form', label: 'Form', type: 'relationship', relationTo: 'forms' },
] as Field[]

const check = (row: Record<string, unknown>) =>
  findBrokenLinks(
    [
      {
        name: 'Home',
        address: '/cms/globals/home-page',
        fields: FIELDS,
        row: { still: 1, ...row },
      },
    ],
    REACHABLE,
  ).map(({ place, what }) => `${place} ${what}`)

it.each([
  '/',
  '/merch?a=b#c',
  'https://example.org/gone',
  '//example.org',
  'Begin /here',
  '',
  null,
])('has nothing to say of %j', (link) => expect(check({ link })).toEqual([]))

it('tells of an address of ours where nothing is', () => {
  expect(check({ link: '/no-such-page' })).toEqual([
    'Home → Leads to leads to /no-such-page, where nothing is',
  ])
  expect(check({ note: '/no-such-page' })).toEqual([])
})

it('looks into running text', () => {
  const link = (url: string) => ({ type: 'link', fields: { url }, children: [] })
  const paragraph = { type: 'paragraph', children: [link('/merch'), link('/gone'), {}] }
  expect(check({ text: { root: { type: 'root', children: [paragraph] } } })).toEqual([
    'Home → Text leads to /gone, where nothing is',
  ])
})

it('tells of files that are gone, of pictures that belong there, and of closed forms', () => {
  expect(check({ picture: 1, photos: [1, 1], form: 1 })).toEqual([])
  expect(check({ picture: null, photos: [], form: null })).toEqual([])
  expect(check({ picture: 2 })).toEqual(['Home → Picture shows a file that is gone'])
  expect(check({ photos: [1, 3] })).toEqual(['Home → Photos shows a file that is gone'])
  expect(check({ still: null })).toEqual(['Home → Still has no picture'])
  expect(check({ form: 2 })).toEqual(['Home → Form leads to a form that is closed'])
})
