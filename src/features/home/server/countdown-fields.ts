import 'server-only'
import type { DateFieldValidation, Field } from 'payload'
import { pictureField } from '@/lib/content/fields'
import { TIME_ZONES } from '@/lib/content/panel'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { checkWebAddress } from '@/lib/web-address'

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
  const { endsAt, afterwards } = siblingData as Countdown
  return Boolean(value) || !endsAt || afterwards !== 'next' || 'Please choose the next date'
}

/** Fields about what the page shows when the day is over. */
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
    admin: { condition: follows('next'), date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'thanks',
    label: 'Thank-you',
    type: 'text',
    maxLength: 160,
    defaultValue: 'Thank you for worshipping with us.',
    admin: { condition: follows('thanks') },
  },
  {
    ...pictureField('thanksPictures', 'Pictures of the day'),
    hasMany: true,
    maxRows: 3,
    admin: { condition: follows('thanks'), description: 'Up to three, side by side.' },
  } as Field,
]

/**
 * Spec §2.2.5, §9. The date as visitors read it and the moment that is counted down to are separate
 * fields.
 */
export const COUNTDOWN_FIELDS: Field[] = [
  {
    name: 'heading',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'Shown in capitals.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'date',
        label: 'Date, in words',
        type: 'text',
        maxLength: 60,
        admin: { width: '50%' },
      },
      {
        name: 'hours',
        label: 'Hours, in words',
        type: 'text',
        maxLength: 60,
        admin: { width: '50%' },
      },
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
  {
    name: 'live',
    label: 'In its place from then on',
    type: 'text',
    required: true,
    maxLength: 40,
  },
  ...AFTERWARDS,
  {
    type: 'row',
    fields: [
      { name: 'button', type: 'text', maxLength: 40, admin: { width: '50%' } },
      {
        name: 'buttonAddress',
        label: 'Leads to',
        type: 'text',
        maxLength: 300,
        validate: checkWebAddress,
        admin: { width: '50%' },
      },
    ],
  },
  { name: 'mapCaption', label: 'Under the map', type: 'text', maxLength: 80 },
]
