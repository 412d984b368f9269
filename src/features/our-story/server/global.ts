import 'server-only'
import type { Field } from 'payload'
import {
  lineField,
  pageHeadTab,
  paragraphField,
  pictureField,
  withRowTitles,
} from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { nextStepTab } from '@/lib/content/links/next-step'
import { paths } from '@/lib/paths'

export const OUR_STORY_SLUG = 'our-story'

const figures = (name: string, label: string, maxRows: number): Field =>
  withRowTitles({
    name,
    label,
    labels: { singular: 'Figure', plural: label },
    type: 'array',
    maxRows,
    fields: [
      {
        type: 'row',
        fields: [
          lineField('value', 10, { description: 'As shown, such as 15K or 1000+.', width: '30%' }),
          lineField('label', 60, { width: '70%' }),
        ],
      },
    ],
  })

const years: Field = withRowTitles({
  name: 'years',
  label: 'Years',
  labels: { singular: 'Year', plural: 'Years' },
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        lineField('year', 9, { width: '20%' }),
        lineField('theme', 60, { label: 'Theme of the year', width: '60%' }),
        {
          name: 'isLit',
          label: 'Lit pane',
          type: 'checkbox',
          admin: { description: 'Marks a turning point.', width: '20%' },
        },
      ],
    },
    paragraphField('text', 400, { label: 'What happened' }),
    pictureField('picture', 'Picture', 'Beside the year; leave empty for none.'),
    paragraphField('quote', 200, {
      isOptional: true,
      description: 'Shown when the year has no picture. No quotation marks needed.',
    }),
    lineField('quotedPerson', 80, { isOptional: true, label: 'Who said it' }),
  ],
})

export const OurStory = contentGlobal({
  slug: OUR_STORY_SLUG,
  label: 'Our Story',
  path: paths.ourStory,
  tabs: [
    pageHeadTab(
      pictureField('picture', 'Wide picture', 'Runs across the page under the heading.'),
      figures('figures', 'Figures', 3),
    ),
    {
      label: 'Timeline',
      fields: [lineField('timelineHeading', 40, { label: 'Heading of the timeline' }), years],
    },
    { label: 'End of the page', fields: [figures('claims', 'Figures at the end', 2)] },
    nextStepTab('Vision & Mission'),
  ],
})
