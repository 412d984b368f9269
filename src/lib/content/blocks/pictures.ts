import 'server-only'
import type { Block } from 'payload'
import { checkFilmAddress } from '../../film'
import {
  expectedPictureField,
  lineField,
  paragraphField,
  photosField,
  pictureField,
} from '../fields'
import { linkFields } from '../links/field'
import { contentBlock, headingField, listField } from './make'

const picture = contentBlock('picture', {
  label: 'Picture',
  type: 'PictureBlock',
  fields: [
    expectedPictureField(
      'picture',
      'Picture',
      'Press “Edit” on it to choose what must stay in sight.',
    ),
    lineField('caption', 200, { isOptional: true }),
    {
      name: 'size',
      type: 'select',
      required: true,
      defaultValue: 'wide',
      options: [
        { value: 'text', label: 'As wide as the text' },
        { value: 'wide', label: 'As wide as the page' },
        { value: 'full', label: 'From edge to edge' },
        { value: 'whole', label: 'Whole, not cropped: a poster, a QR code' },
      ],
    },
  ],
})

const gallery = contentBlock('gallery', {
  label: 'Photos',
  type: 'GalleryBlock',
  fields: [headingField(), photosField('photos', { maxRows: 60 })],
})

const film = contentBlock('film', {
  label: 'Video',
  type: 'FilmBlock',
  fields: [
    lineField('heading', 80),
    expectedPictureField('poster', 'Still picture', 'Shown until somebody presses play.'),
    lineField('address', 300, {
      isOptional: true,
      label: 'Address on YouTube, Vimeo or Facebook',
      placeholder: 'https://www.youtube.com/watch?v=…',
      description: 'Or of a file (.mp4, .webm). Empty: the file below is played.',
      validate: checkFilmAddress,
    }),
    { name: 'file', label: 'Video file', type: 'upload', relationTo: 'videos' },
    {
      name: 'startSeconds',
      label: 'Begins at, in seconds',
      type: 'number',
      min: 0,
      max: 36_000,
      defaultValue: 0,
    },
  ],
})

const people = contentBlock('people', {
  label: 'People',
  type: 'PeopleBlock',
  fields: [
    headingField(),
    listField(
      'items',
      ['Person', 'People'],
      [
        lineField('name', 80),
        lineField('task', 80, { isOptional: true }),
        pictureField('picture', 'Picture'),
      ],
      { minRows: 1, maxRows: 60 },
    ),
  ],
})

const columns = contentBlock('columns', {
  label: 'Columns',
  type: 'ColumnsBlock',
  fields: [
    headingField(),
    listField(
      'items',
      ['Column', 'Columns'],
      [
        pictureField('picture', 'Picture'),
        {
          name: 'isWhole',
          label: 'Show the picture whole, not cropped: a QR code, a logo',
          type: 'checkbox',
          defaultValue: false,
        },
        lineField('title', 60, { isOptional: true }),
        paragraphField('text', 600, { isOptional: true }),
        linkFields('to', 'link', { isOptional: true }),
      ],
      { minRows: 1, maxRows: 4 },
    ),
  ],
})

export const PICTURE_BLOCKS: readonly Block[] = [picture, gallery, film, people, columns]
