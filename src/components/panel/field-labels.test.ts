import { expect, it } from 'vitest'
import { labelPathOf } from './field-labels'

const heading = { type: 'text', name: 'heading', label: 'Heading' }
const FIELDS = [
  {
    type: 'tabs',
    tabs: [
      {
        name: 'hero',
        label: 'Theme',
        fields: [
          {
            type: 'array',
            name: 'slides',
            label: 'Slides',
            labels: { singular: 'Slide' },
            fields: [{ type: 'row', fields: [{ type: 'text', name: 'title', label: 'Title' }] }],
          },
        ],
      },
      {
        label: 'Text',
        fields: [
          heading,
          {
            type: 'blocks',
            name: 'blocks',
            label: 'Blocks',
            blocks: [{ slug: 'film', labels: { singular: 'Video' }, fields: [heading] }],
          },
        ],
      },
    ],
  },
]
const of = (path: string) => labelPathOf(FIELDS, path, () => 'film')

it.each([
  ['heading', 'Text → Heading'],
  ['hero.slides.2.title', 'Theme → Slides → Slide, number 3 → Title'],
  ['blocks.0.heading', 'Text → Blocks → Video, number 1 → Heading'],
  ['hero.slides', 'Theme → Slides'],
  ['unknown.path', 'unknown.path'],
])('%s is %s', (path, labels) => expect(of(path)).toBe(labels))
