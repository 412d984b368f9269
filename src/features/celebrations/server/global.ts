import 'server-only'
import type { Field } from 'payload'
import { nextStepTab, pageHeadTab, pictureField } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { paths } from '@/lib/paths'
import { checkWebAddress } from '@/lib/web-address'
import { CELEBRATIONS } from '../constants'
import { REGIONS } from '../regions'
import { checkTime } from '../schedule'

const time = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: checkTime,
  admin: { description: 'Philippine time, such as 13:00.', width: '33%' },
})

/** Dates for calendars and search engines. */
const calendar: Field = {
  name: 'calendar',
  label: 'Date',
  type: 'group',
  admin: { description: 'For “Add to calendar” and search engines.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly' }, width: '33%' },
        },
        time('startsAt', 'Begins'),
        time('endsAt', 'Ends'),
      ],
    },
    {
      name: 'repeats',
      type: 'select',
      required: true,
      defaultValue: 'no',
      options: [
        { value: 'no', label: 'Once' },
        { value: 'date', label: 'Every year on the same date' },
        { value: 'weekday', label: 'Every year on the same weekday, such as the last Saturday' },
      ],
    },
    { name: 'place', type: 'text', required: true, maxLength: 120 },
  ],
}

/** Fields of one celebration. */
const card = (...own: Field[]): Field[] => [
  { name: 'when', label: 'When, in words', type: 'text', required: true, maxLength: 60 },
  { name: 'title', type: 'text', required: true, maxLength: 80 },
  { name: 'text', type: 'textarea', required: true, maxLength: 300 },
  { name: 'button', label: 'Button', type: 'text', required: true, maxLength: 40 },
  ...own,
  calendar,
]

const viewerAddresses: Field = {
  name: 'viewers',
  label: 'Details shown from elsewhere',
  type: 'group',
  admin: {
    description:
      'A region with an address shows that page in the dialog instead of the list of provinces.',
  },
  fields: REGIONS.map((region) => ({
    name: region.toLowerCase(),
    label: region,
    type: 'text',
    maxLength: 500,
    validate: checkWebAddress,
  })),
}

export const Celebrations = contentGlobal({
  slug: CELEBRATIONS,
  label: 'Celebrations',
  path: paths.celebrations,
  tabs: [
    pageHeadTab(),
    {
      name: 'november',
      label: 'Simultaneous celebration (November 30)',
      fields: card(
        {
          name: 'dialogTitle',
          label: 'Title of the region dialog',
          type: 'text',
          required: true,
          maxLength: 40,
        },
        { name: 'hint', label: 'Hint under the provinces', type: 'text', maxLength: 80 },
        viewerAddresses,
      ),
    },
    {
      name: 'march',
      label: 'National worship celebration (March)',
      fields: card(
        pictureField('picture', 'Picture'),
        {
          name: 'form',
          label: 'Registration form',
          type: 'relationship',
          relationTo: 'forms',
          admin: { allowEdit: false, description: 'Where the button leads.' },
        },
        {
          name: 'link',
          label: 'Or an address',
          type: 'text',
          maxLength: 500,
          validate: checkWebAddress,
          admin: { description: 'Used when no form is chosen.' },
        },
        {
          name: 'closedButton',
          label: 'Button while there is neither',
          type: 'text',
          required: true,
          defaultValue: 'When does registration open?',
          maxLength: 40,
        },
        {
          name: 'closedText',
          label: 'What it answers',
          type: 'text',
          required: true,
          maxLength: 160,
        },
      ),
    },
    nextStepTab('the testimony form'),
  ],
})
