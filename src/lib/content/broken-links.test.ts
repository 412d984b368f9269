import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { findBrokenLinks, type ReachableTargets } from './broken-links'

const REACHABLE: ReachableTargets = {
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
  targets: new Map([
    ['page:1', { title: 'Giving', isOpen: true }],
    ['page:2', { title: 'Leadership', isOpen: false }],
  ]),
}

const FIELDS = [
  { name: 'link', label: 'Leads to', type: 'text' },
  { name: 'to', label: 'To', type: 'text', custom: { isLink: true } },
  {
    name: 'blocks',
    label: 'Blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'button',
        labels: { singular: 'Button', plural: 'Buttons' },
        fields: [{ name: 'to', label: 'To', type: 'text', custom: { isLink: true } }],
      },
    ],
  },
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

it('tells of a link by id whose row is gone or not open, in fields and in blocks', () => {
  expect(check({ to: 'page:1' })).toEqual([])
  expect(check({ to: 'page:2' })).toEqual([
    'Home → To leads to “Leadership”, which visitors cannot open',
  ])
  const blocks = [{ blockType: 'button', to: 'form:7' }, { blockType: 'unknown' }]
  expect(check({ blocks })).toEqual([
    'Home → Blocks → Button, number 1 → To leads to a form that is gone',
  ])
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
