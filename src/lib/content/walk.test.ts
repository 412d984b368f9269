import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { contentRowTitleOrNumber, fieldValuesIn } from './walk'

const FIELDS = [
  {
    type: 'tabs',
    tabs: [
      {
        name: 'hero',
        label: 'Theme',
        fields: [
          { name: 'label', label: 'Name', type: 'text' },
          {
            name: 'slides',
            label: 'Slides',
            type: 'array',
            fields: [
              { name: 'title', label: 'Title', type: 'text' },
              {
                type: 'row',
                fields: [
                  { name: 'picture', label: 'Picture', type: 'upload', relationTo: 'media' },
                ],
              },
            ],
          },
        ],
      },
      { label: 'Rest', fields: [{ name: 'note', label: 'Note', type: 'text' }] },
    ],
  },
  {
    name: 'seo',
    label: 'Sharing',
    type: 'group',
    fields: [{ name: 'title', label: 'Title', type: 'text' }],
  },
] as Field[]

const walk = (row: Record<string, unknown>) =>
  [...fieldValuesIn(FIELDS, row)].map(({ labels, value }) => [labels.join(' → '), value])

it('names every place as the panel does, from outside to inside', () => {
  const row = {
    hero: {
      label: 'Theme for 2025',
      slides: [{ title: 'Answer the call', picture: 7 }, { picture: 8 }],
    },
    note: 'x',
    seo: { title: 'Home' },
  }
  expect(walk(row)).toEqual([
    ['Theme → Name', 'Theme for 2025'],
    ['Theme → Slides → “Answer the call” → Title', 'Answer the call'],
    ['Theme → Slides → “Answer the call” → Picture', 7],
    ['Theme → Slides → number 2 → Title', undefined],
    ['Theme → Slides → number 2 → Picture', 8],
    ['Rest → Note', 'x'],
    ['Sharing → Title', 'Home'],
  ])
})

it('takes a page that nobody has filled yet', () => {
  expect(walk({})).toEqual([['Rest → Note', undefined]])
  expect(walk({ hero: { slides: null }, seo: null })).toEqual([
    ['Theme → Name', undefined],
    ['Rest → Note', undefined],
  ])
})

it('calls a row by the first of its own words', () => {
  expect(contentRowTitleOrNumber({ year: '2017', theme: 'Relentless' }, 3)).toBe('“Relentless”')
  expect(contentRowTitleOrNumber({ value: '15K', label: 'voices' }, 0)).toBe('“15K”')
  expect(contentRowTitleOrNumber({ title: '' }, 0)).toBe('number 1')
})
