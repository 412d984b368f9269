import 'server-only'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { anyone } from '@/lib/access'
import {
  editorsMayWrite,
  invalidationHooks,
  line,
  paragraph,
  pictureField,
} from '@/lib/content/fields'
import { publicFolder } from '@/lib/storage/folder-store'
import { RESOURCES } from '../constants'

/**
 * The editor's text about the size describes the old file, so it is cleared when the file is
 * replaced.
 */
const forgetOldSize: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isAsBefore = (data.sizeLabel ?? originalDoc?.sizeLabel) === originalDoc?.sizeLabel
  return operation === 'update' && req.file && isAsBefore ? { ...data, sizeLabel: '' } : data
}

/** The PDFs that visitors read and download. An editor replaces the file; its address stays. */
export const Resources: CollectionConfig = {
  slug: RESOURCES,
  labels: { singular: 'Document', plural: 'Documents' },
  admin: { group: 'Lists', useAsTitle: 'title', defaultColumns: ['title', 'key', 'filename'] },
  access: { ...editorsMayWrite, read: anyone },
  upload: { staticDir: publicFolder(), mimeTypes: ['application/pdf'], bulkUpload: false },
  hooks: { ...invalidationHooks, beforeChange: [forgetOldSize] },
  fields: [
    {
      name: 'key',
      label: 'Which document',
      type: 'select',
      required: true,
      unique: true,
      options: [
        { value: 'booklet', label: 'Booklet' },
        { value: 'first-seven-years', label: 'First seven years' },
      ],
    },
    line('title', 60),
    paragraph('description', 200),
    {
      type: 'row',
      fields: [
        line('sizeLabel', 20, {
          isOptional: true,
          label: 'Size',
          description:
            'Empty: the size of the file. What is written here is shown until another file is uploaded.',
        }),
        line('covers', 20, {
          isOptional: true,
          label: 'Years it covers',
          description: 'As shown, such as 2012-2018.',
        }),
      ],
    },
    line('coverTitle', 40, { label: 'Title on the cover' }),
    pictureField('coverPicture', 'Picture on the cover', 'Empty: a gold cover with seven bars.'),
  ],
}
