import 'server-only'
import type { Field, Tab } from 'payload'
import { lineField, paragraphField, photosField, withRowTitles } from '@/lib/content/fields'
import { draftedGlobal } from '@/lib/content/global'
import { checkFilmAddress } from '@/lib/film'
import { paths } from '@/lib/paths'
import { THE_DAY_SLUG } from '../constants'

const tick = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  admin: { description },
})

const words = (name: string, label: string, defaultValue: string) =>
  lineField(name, 120, { isOptional: true, label, defaultValue })

const LIVE: Tab = {
  name: 'live',
  label: 'Live',
  fields: [
    tick(
      'isOn',
      'Go live',
      'By itself during the hours of the countdown on Home, and it ends by itself.',
    ),
    lineField('heading', 60, { isOptional: true, defaultValue: 'Worship with us, live' }),
    lineField('address', 300, {
      isOptional: true,
      label: 'Address of the stream',
      placeholder: 'https://www.youtube.com/watch?v=…',
      description: 'On YouTube, Facebook or Vimeo, or a file. Loaded when somebody presses play.',
      validate: checkFilmAddress,
    }),
    {
      name: 'strip',
      type: 'group',
      label: 'Strip on every page',
      admin: { description: 'Empty: none at that time.' },
      fields: [
        words('before', 'The day before', 'We begin soon.'),
        words('during', 'Text while live', 'We are live now.'),
        words('after', 'The day after', 'Thank you for worshipping with us.'),
      ],
    },
  ],
}

const ROLL_CALL: Tab = {
  name: 'rollCall',
  label: 'Roll call',
  description:
    'Provinces light up on Home as they report. You can report one on its own page here.',
  fields: [
    tick(
      'isOpen',
      'Visitors may report their province',
      'While live. Suspicious reports are dropped.',
    ),
    lineField('question', 80, {
      isOptional: true,
      defaultValue: 'Are you gathering? Light your province.',
    }),
  ],
}

const HAPPENED: Tab = {
  name: 'happened',
  label: 'What happened',
  description: 'On Home, in the place of the stream.',
  fields: [
    tick('isReleased', 'Show it after the end', 'Until you untick it, or the next day is live.'),
    lineField('heading', 60, { isOptional: true, defaultValue: 'What happened' }),
    paragraphField('text', 400, { isOptional: true }),
    lineField('address', 300, {
      isOptional: true,
      label: 'Address of a film',
      validate: checkFilmAddress,
    }),
    withRowTitles({
      name: 'numbers',
      labels: { singular: 'Number', plural: 'Numbers' },
      type: 'array',
      maxRows: 4,
      fields: [lineField('value', 20), lineField('label', 60)],
    }),
    photosField('photos', { maxRows: 12 }),
  ],
}

export const TheDay = draftedGlobal({
  slug: THE_DAY_SLUG,
  label: 'The day',
  path: paths.home,
  tabs: [LIVE, ROLL_CALL, HAPPENED],
})
