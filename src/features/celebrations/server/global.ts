import 'server-only'
import type { Field } from 'payload'
import { lineField, pageHeadTab, paragraphField, pictureField } from '@/lib/content/fields'
import { contentGlobal } from '@/lib/content/global'
import { linkField } from '@/lib/content/links/field'
import { nextStepTab } from '@/lib/content/links/next-step'
import { paths } from '@/lib/paths'
import { checkWebAddress } from '@/lib/web-address'
import { CELEBRATIONS_SLUG } from '../constants'
import { REGIONS } from '../regions'
import { validateTime } from '../schedule'

export { TheDay } from './day-global'

const time = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: validateTime,
  admin: { description: 'Philippine time, such as 13:00.', width: '33%' },
})

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
          admin: {
            date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
            width: '33%',
          },
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
    lineField('place', 120),
  ],
}

const card = (...own: Field[]): Field[] => [
  lineField('when', 60, { label: 'When, in words' }),
  lineField('title', 80),
  paragraphField('text', 300),
  lineField('button', 40, { label: 'Button' }),
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
  fields: REGIONS.map((region) =>
    lineField(region.toLowerCase(), 500, {
      isOptional: true,
      label: region,
      validate: checkWebAddress,
    }),
  ),
}

export const Celebrations = contentGlobal({
  slug: CELEBRATIONS_SLUG,
  label: 'Celebrations',
  path: paths.celebrations,
  tabs: [
    pageHeadTab(),
    {
      name: 'november',
      label: 'Simultaneous celebration (November 30)',
      fields: card(
        lineField('dialogTitle', 40, { label: 'Title of the region dialog' }),
        lineField('hint', 80, { isOptional: true, label: 'Hint under the provinces' }),
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
        linkField('link', {
          isOptional: true,
          label: 'Or something else',
          description: 'Used while no form is chosen, or the chosen form is not open.',
        }),
        lineField('closedButton', 40, {
          label: 'Button while there is neither',
          defaultValue: 'When does registration open?',
        }),
        lineField('closedText', 160, { label: 'What it answers' }),
      ),
    },
    nextStepTab('the testimony form'),
  ],
})
