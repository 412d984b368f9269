import 'server-only'
import type { Block } from 'payload'
import { lineField, paragraphField } from '../fields'
import { linkFields } from '../links/field'
import { contentBlock, headingField } from './make'

const button = contentBlock('button', {
  label: 'Button',
  type: 'ButtonBlock',
  fields: [
    linkFields('to', 'link'),
    lineField('note', 160, { isOptional: true, label: 'Beside it' }),
  ],
})

const form = contentBlock('form', {
  label: 'Registration form',
  type: 'FormBlock',
  fields: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      admin: {
        allowCreate: false,
        allowEdit: false,
        description: 'Its name, what it is for, and a button; or that it is closed.',
      },
    },
    lineField('link', 40, { label: 'Words of the button', defaultValue: 'Register' }),
  ],
})

const document = contentBlock('document', {
  label: 'Document',
  type: 'DocumentBlock',
  fields: [{ name: 'document', type: 'relationship', relationTo: 'resources', required: true }],
})

const dates = contentBlock('dates', {
  label: 'Dates',
  type: 'DatesBlock',
  fields: [
    headingField(),
    {
      name: 'which',
      label: 'Dates of',
      type: 'select',
      required: true,
      defaultValue: 'both',
      options: [
        { value: 'both', label: 'Both celebrations' },
        { value: 'november', label: 'The simultaneous celebration' },
        { value: 'march', label: 'The national worship celebration' },
      ],
    },
  ],
})

const map = contentBlock('map', {
  label: 'Map of the provinces',
  type: 'MapBlock',
  fields: [headingField(), paragraphField('text', 300, { isOptional: true })],
})

const next = contentBlock('next', {
  label: 'Next step',
  type: 'NextBlock',
  fields: [lineField('text', 80), linkFields('to', 'link')],
})

export const LINK_BLOCKS: readonly Block[] = [button, form, document, dates, map, next]
