import 'server-only'
import type { Field } from 'payload'
import { lineField, paragraphField, photosField, withRowTitles } from '@/lib/content/fields'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'

export const PROVINCE_PAGE_FIELDS: Field[] = [
  {
    name: 'reportedAt',
    label: 'Has reported on the day',
    type: 'date',
    timezone: {
      defaultTimezone: MINISTRY_TIME_ZONE,
      supportedTimezones: [{ label: 'Manila', value: MINISTRY_TIME_ZONE }],
      required: false,
    },
    admin: {
      disableListFilter: true,
      date: { pickerAppearance: 'dayAndTime' },
      components: { Cell: '/components/panel/moment-cell#MomentCell' },
      description: 'Lights its pane on Home while the celebration is live.',
    },
  },
  lineField('coordinator', 120, {
    isOptional: true,
    label: 'Who coordinates',
    description: 'Shown on the page of the province, with the contact. Ask them first.',
  }),
  photosField('photos', {
    maxRows: 24,
    description: 'Of gatherings here, on the page of the province.',
  }),
  withRowTitles({
    name: 'pastYears',
    label: 'Past years',
    labels: { singular: 'Year', plural: 'Years' },
    type: 'array',
    maxRows: 30,
    fields: [
      { name: 'year', type: 'number', required: true, min: 2012, max: 2100 },
      paragraphField('text', 300, { description: 'Where it was, and what happened.' }),
    ],
  }),
]
