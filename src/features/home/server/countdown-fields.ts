import 'server-only'
import type { DateFieldValidation, Field } from 'payload'
import { lineField, photosField } from '@/lib/content/fields'
import { linkField } from '@/lib/content/links/field'
import { TIME_ZONES } from '@/lib/content/panel'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'

const ZONE = {
  defaultTimezone: MINISTRY_TIME_ZONE,
  supportedTimezones: TIME_ZONES,
  required: true,
} as const

type Countdown = Partial<Record<'startsAt' | 'endsAt' | 'afterwards', string>>
const hasEnd = (_data: unknown, countdown: Countdown) => Boolean(countdown?.endsAt)
const follows = (afterwards: string) => (data: unknown, countdown: Countdown) =>
  hasEnd(data, countdown) && countdown.afterwards === afterwards

const checkEnd: DateFieldValidation = (value, { siblingData }) => {
  const { startsAt } = siblingData as Countdown
  if (!value || !startsAt || Date.parse(`${value}`) > Date.parse(startsAt)) return true
  return 'Please choose a time after the one that is counted down to'
}

const checkNextDate: DateFieldValidation = (value, { siblingData }) => {
  const { endsAt } = siblingData as Countdown
  return Boolean(value) || !endsAt || 'Please choose the next date'
}

const AFTERWARDS: Field[] = [
  {
    name: 'endsAt',
    label: 'Ends',
    type: 'date',
    timezone: { ...ZONE, required: false },
    validate: checkEnd,
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      description: 'Empty: the words above stay until you set the next date.',
    },
  },
  {
    name: 'afterwards',
    label: 'After the end',
    type: 'select',
    required: true,
    defaultValue: 'next',
    options: [
      { value: 'next', label: '“See you on …” with the next date' },
      { value: 'thanks', label: 'A thank-you with pictures' },
    ],
    admin: { condition: hasEnd },
  },
  {
    name: 'nextDate',
    type: 'date',
    validate: checkNextDate,
    admin: {
      condition: follows('next'),
      date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
    },
  },
  lineField('thanks', 160, {
    isOptional: true,
    label: 'Thank-you',
    condition: follows('thanks'),
    defaultValue: 'Thank you for worshipping with us.',
  }),
  photosField('thanksPictures', {
    label: 'Pictures of the day',
    maxRows: 3,
    condition: follows('thanks'),
    description: 'Up to three, side by side.',
  }),
]

export const COUNTDOWN_FIELDS: Field[] = [
  lineField('heading', 60, { description: 'Shown in capitals.' }),
  {
    name: 'dateFrom',
    label: 'Date and hours',
    type: 'select',
    required: true,
    defaultValue: 'own',
    options: [
      { value: 'own', label: 'Written here' },
      { value: 'november', label: 'Of the simultaneous celebration' },
      { value: 'march', label: 'Of the national worship celebration' },
    ],
    admin: {
      description:
        'A celebration’s date is set under Celebrations: once, or every year. While none lies ahead, what is written here counts.',
    },
  },
  {
    type: 'row',
    fields: [
      lineField('date', 60, { isOptional: true, label: 'Date, in words', width: '50%' }),
      lineField('hours', 60, { isOptional: true, label: 'Hours, in words', width: '50%' }),
    ],
  },
  {
    name: 'startsAt',
    label: 'Counts down to',
    type: 'date',
    required: true,
    timezone: ZONE,
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      description:
        'The time at the place of the event. Visitors elsewhere count to the same moment.',
    },
  },
  lineField('live', 40, { label: 'Text while live' }),
  ...AFTERWARDS,
  {
    type: 'row',
    fields: [
      lineField('button', 40, { isOptional: true, width: '50%' }),
      linkField('buttonAddress', { isOptional: true, width: '50%' }),
    ],
  },
  lineField('mapCaption', 80, { isOptional: true, label: 'Under the map' }),
]
