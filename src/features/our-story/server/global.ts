import 'server-only'
import type { Field } from 'payload'
import { nextStepTab, pageHeadTab, pictureField, titledRows } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'

/** Slug of the global, which is its cache tag too. */
export const OUR_STORY = 'our-story'

/** A number and what it counts. */
const figures = (name: string, label: string, maxRows: number): Field =>
  titledRows({
    name,
    label,
    labels: { singular: 'Figure', plural: label },
    type: 'array',
    maxRows,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'value',
            type: 'text',
            required: true,
            maxLength: 10,
            admin: { description: 'As shown, such as 15K or 1000+.', width: '30%' },
          },
          { name: 'label', type: 'text', required: true, maxLength: 60, admin: { width: '70%' } },
        ],
      },
    ],
  })

const years: Field = titledRows({
  name: 'years',
  label: 'Years',
  labels: { singular: 'Year', plural: 'Years' },
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'year', type: 'text', required: true, maxLength: 9, admin: { width: '20%' } },
        {
          name: 'theme',
          label: 'Theme of the year',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { width: '60%' },
        },
        {
          name: 'isLit',
          label: 'Lit pane',
          type: 'checkbox',
          admin: { description: 'Marks a turning point.', width: '20%' },
        },
      ],
    },
    { name: 'text', label: 'What happened', type: 'textarea', required: true, maxLength: 400 },
    pictureField('picture', 'Picture', 'Beside the year; leave empty for none.'),
    {
      name: 'quote',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'Shown when the year has no picture. No quotation marks needed.' },
    },
    { name: 'quotedPerson', label: 'Who said it', type: 'text', maxLength: 80 },
  ],
})

export const OurStory = contentGlobal({
  slug: OUR_STORY,
  label: 'Our Story',
  path: paths.ourStory,
  tabs: [
    pageHeadTab(
      pictureField('picture', 'Wide picture', 'Runs across the page under the heading.'),
      figures('figures', 'Figures', 3),
    ),
    {
      label: 'Timeline',
      fields: [
        {
          name: 'timelineHeading',
          label: 'Heading of the timeline',
          type: 'text',
          required: true,
          maxLength: 40,
        },
        years,
      ],
    },
    { label: 'End of the page', fields: [figures('claims', 'Figures at the end', 2)] },
    nextStepTab('Vision & Mission'),
  ],
})
