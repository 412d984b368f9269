import 'server-only'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload'
import { allowAnyone } from '@/lib/access'
import {
  editorWriteAccess,
  FILLED_WHEN_EMPTY_CLASS,
  invalidationHooks,
  lineField,
  paragraphField,
  pictureField,
} from '@/lib/content/fields'
import { refuseDeletionInUse } from '@/lib/content/in-use'
import { linkedFromField } from '@/lib/content/links/linked-from'
import { slugify } from '@/lib/slug'
import { publicFolder } from '@/lib/storage/folder-store'
import { isFixedDocumentKey, RESOURCES_SLUG, validateDocumentKey } from '../constants'

/**
 * When the file is replaced, clears the size that an editor wrote, unless the editor changed the
 * size too.
 */
const forgetOldSize: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isAsBefore = (data.sizeLabel ?? originalDoc?.sizeLabel) === originalDoc?.sizeLabel
  return operation === 'update' && req.file && isAsBefore ? { ...data, sizeLabel: '' } : data
}

/** Fills an empty key from the title. Keys of the two fixed documents never change (Spec §2.3). */
const fillKey: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (isFixedDocumentKey(originalDoc?.key)) return { ...data, key: originalDoc.key }
  const key = data && 'key' in data ? data.key : originalDoc?.key
  const title = data?.title ?? originalDoc?.title
  return key || !title ? data : { ...data, key: slugify(title) }
}

const COVER_MAX = 40

function onCover(title: string): string {
  if (title.length <= COVER_MAX) return title
  const end = title.lastIndexOf(' ', COVER_MAX)
  return title.slice(0, end > 0 ? end : COVER_MAX)
}

const fillCover: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { title, coverTitle } = { ...originalDoc, ...data }
  return coverTitle || !title ? data : { ...data, coverTitle: onCover(title) }
}

export const Resources: CollectionConfig = {
  slug: RESOURCES_SLUG,
  labels: { singular: 'Document', plural: 'Documents' },
  admin: { group: 'Lists', useAsTitle: 'title', defaultColumns: ['title', 'key', 'filename'] },
  access: { ...editorWriteAccess, read: allowAnyone },
  upload: {
    staticDir: publicFolder(),
    mimeTypes: ['application/pdf'],
    bulkUpload: false,
    pasteURL: false,
  },
  hooks: {
    ...invalidationHooks,
    beforeValidate: [fillKey, fillCover],
    beforeChange: [forgetOldSize],
    beforeDelete: [refuseDeletionInUse(RESOURCES_SLUG)],
  },
  fields: [
    lineField('title', 60),
    {
      name: 'key',
      label: 'Address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      validate: validateDocumentKey,
      admin: {
        className: FILLED_WHEN_EMPTY_CLASS,
        description:
          'What follows /resources?showPDF= of the site. Empty: made from the title. It stays when the file is replaced.',
      },
    },
    paragraphField('description', 200),
    {
      type: 'row',
      fields: [
        lineField('sizeLabel', 20, {
          isOptional: true,
          label: 'Size',
          description:
            'Empty: the size of the file. What is written here is shown until another file is uploaded.',
        }),
        lineField('covers', 20, {
          isOptional: true,
          label: 'Years it covers',
          description: 'As shown, such as 2012-2018.',
        }),
      ],
    },
    lineField('coverTitle', COVER_MAX, {
      label: 'Title on the cover',
      description: 'Empty: the title.',
      className: FILLED_WHEN_EMPTY_CLASS,
      // An empty title is valid, because `fillCover` fills it before it is stored.
      validate: (value: unknown) =>
        String(value ?? '').length <= COVER_MAX || `At most ${COVER_MAX} letters fit here`,
    }),
    pictureField('coverPicture', 'Picture on the cover', 'Empty: a gold cover with seven bars.'),
    linkedFromField,
  ],
}
