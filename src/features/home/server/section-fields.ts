import 'server-only'
import type { Field } from 'payload'
import { expectedPictureField, lineField, paragraphField, photosField } from '@/lib/content/fields'
import { checkFilmAddress } from '@/lib/film'

const heading: Field = lineField('heading', 80)
const text: Field = paragraphField('text', 300, { isOptional: true })

export const VIDEO_FIELDS: Field[] = [
  heading,
  text,
  expectedPictureField('poster', 'Still picture', 'Shown until somebody presses play.'),
  lineField('address', 300, {
    isOptional: true,
    label: 'Address on YouTube, Vimeo or Facebook',
    placeholder: 'https://www.youtube.com/watch?v=…',
    description:
      'Or of a file (.mp4, .webm). Empty: the file below is played. Nobody is asked for it before a press.',
    validate: checkFilmAddress,
  }),
  { name: 'file', label: 'Video file', type: 'upload', relationTo: 'videos' },
  {
    name: 'startSeconds',
    label: 'Begins at, in seconds',
    type: 'number',
    min: 0,
    max: 36_000,
    required: true,
    defaultValue: 0,
  },
  lineField('note', 80, {
    isOptional: true,
    description: 'In the lower right corner, such as who the video comes from.',
  }),
]

export const GALLERY_FIELDS: Field[] = [
  heading,
  text,
  photosField('photos', {
    maxRows: 60,
    description:
      'At least eleven: large screens show ten of them at a time and change them; phones show three on a page.',
  }),
]

export const TESTIMONIES_FIELDS: Field[] = [heading]

export const TESTIMONY_FORM_FIELDS: Field[] = [
  heading,
  text,
  lineField('note', 160, { description: 'By the button: what becomes of a testimony.' }),
]
