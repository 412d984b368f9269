import 'server-only'
import type { Field } from 'payload'
import { checkWebAddress } from '@/lib/web-address'

/** Where churches of the movement are; the first is where it is at home. */
const TIME_ZONES = [
  { label: 'Manila', value: 'Asia/Manila' },
  { label: 'Singapore', value: 'Asia/Singapore' },
  { label: 'Tokyo', value: 'Asia/Tokyo' },
  { label: 'Dubai', value: 'Asia/Dubai' },
  { label: 'London', value: 'Europe/London' },
  { label: 'New York', value: 'America/New_York' },
  { label: 'Los Angeles', value: 'America/Los_Angeles' },
]

/** Spec §2.2.5, §9. What is written and what is counted down to may differ, and do. */
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
    timezone: { defaultTimezone: 'Asia/Manila', supportedTimezones: TIME_ZONES, required: true },
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      description:
        'The time at the place of the event. Visitors elsewhere count to the same moment.',
    },
  },
  {
    name: 'live',
    label: 'In its place afterwards',
    type: 'text',
    required: true,
    maxLength: 40,
  },
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
