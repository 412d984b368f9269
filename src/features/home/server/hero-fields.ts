import 'server-only'
import type { Field } from 'payload'
import {
  expectedPictureField,
  lineField,
  paragraphField,
  withRowTitles,
} from '@/lib/content/fields'
import { linkField, linkFields } from '@/lib/content/links/field'
import { FIRST_SCREEN_DEFAULTS, SLIDE_ICON_LABELS, SLIDE_ICONS } from '../constants'

const isColour = (value: string | null | undefined) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) || 'Please enter a colour such as #A8552F'

export const HERO_FIELDS: Field[] = [
  lineField('label', 60, {
    label: 'Name of the slideshow',
    description: 'Read out by screen readers, such as “Theme for 2025”.',
  }),
  withRowTitles({
    name: 'slides',
    labels: { singular: 'Slide', plural: 'Slides' },
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: 8,
    admin: {
      description: 'Each is shown for six seconds. Phones show them from the second on once more.',
    },
    fields: [
      expectedPictureField(
        'picture',
        'Picture',
        'Without one the colour of the shade stands alone.',
      ),
      {
        type: 'row',
        fields: [
          {
            name: 'icon',
            type: 'select',
            options: SLIDE_ICONS.map((value) => ({ value, label: SLIDE_ICON_LABELS[value] })),
            admin: { width: '50%' },
          },
          {
            name: 'tint',
            label: 'Colour of the shade',
            type: 'text',
            validate: isColour,
            admin: {
              width: '50%',
              placeholder: '#6B6690',
              description: 'A middle tone of the picture; words stay readable on any.',
            },
          },
        ],
      },
      lineField('subtitle', 60, { isOptional: true, label: 'Small first line' }),
      lineField('title', 60, {
        description: 'Shown in capitals, as large as it fits. Best: two to four words.',
      }),
      paragraphField('content', 320, { isOptional: true, label: 'Text or verse' }),
      lineField('reference', 60, { isOptional: true, label: 'Where it is written' }),
      linkFields('to', 'link', { isOptional: true, description: 'Empty: a slide without a link.' }),
    ],
  }),
]

export const FIRST_SCREEN_FIELDS: Field[] = [
  paragraphField('words', 140, {
    isOptional: true,
    label: 'Who this is',
    description: 'One short sentence. The date of the next celebration follows by itself.',
    defaultValue: FIRST_SCREEN_DEFAULTS.words,
  }),
  {
    type: 'row',
    fields: [
      lineField('button', 40, {
        isOptional: true,
        width: '50%',
        defaultValue: FIRST_SCREEN_DEFAULTS.button,
      }),
      linkField('buttonAddress', {
        isOptional: true,
        width: '50%',
        defaultValue: FIRST_SCREEN_DEFAULTS.buttonAddress,
      }),
    ],
  },
]

export const THEME_STRIP_FIELDS: Field[] = [
  lineField('heading', 60),
  lineField('hint', 30, { isOptional: true, description: 'Beside the heading, such as “Swipe”.' }),
]
