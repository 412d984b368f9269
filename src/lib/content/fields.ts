import 'server-only'
import type { ArrayField, CollectionConfig, Field, Tab, TextareaField, TextField } from 'payload'
import { accessForPermission } from '../access'
import { invalidateCachedPages } from './invalidate'

const may = accessForPermission('content.write')
export const editorWriteAccess = { create: may, update: may, delete: may }

export const invalidationHooks = {
  afterChange: [({ req }) => invalidateCachedPages(req)],
  afterDelete: [({ req }) => invalidateCachedPages(req)],
} satisfies CollectionConfig['hooks']

interface WordsOptions extends Pick<TextField, 'label' | 'defaultValue'> {
  isOptional?: boolean
  description?: string
  placeholder?: string
  width?: string
  className?: string
  condition?: NonNullable<TextField['admin']>['condition']
  validate?: TextField['validate'] | TextareaField['validate']
}

/**
 * CSS class that hides the asterisk of a required field, because the field is filled automatically
 * when it is left empty.
 */
export const FILLED_WHEN_EMPTY_CLASS = 'fills-itself'

const words = (
  type: 'text' | 'textarea',
  name: string,
  maxLength: number,
  { isOptional, description, placeholder, width, className, condition, ...more }: WordsOptions,
) =>
  ({
    name,
    type,
    maxLength,
    ...(!isOptional && { required: true }),
    admin: { description, placeholder, width, className, condition },
    ...more,
  }) as TextField | TextareaField

export const lineField = (name: string, maxLength: number, options: WordsOptions = {}) =>
  words('text', name, maxLength, options) as TextField

export const paragraphField = (name: string, maxLength: number, options: WordsOptions = {}) =>
  words('textarea', name, maxLength, options) as TextareaField

export const pictureField = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: {
    description,
    components: { afterInput: ['/components/panel/photos/exchange-picture#ExchangePicture'] },
  },
})

interface PhotosOptions {
  label?: string
  description?: string
  maxRows: number
  condition?: NonNullable<TextField['admin']>['condition']
}

export const photosField = (
  name: string,
  { label, description, maxRows, condition }: PhotosOptions,
): Field => ({
  name,
  ...(label && { label }),
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  maxRows,
  admin: {
    ...(description && { description }),
    ...(condition && { condition }),
    components: { Field: '/components/panel/photos/photos-field#PhotosField' },
  },
})

/**
 * A picture that is not required, so that a page can still be published after its picture was
 * deleted. Editors are warned while it is missing.
 */
export const expectedPictureField = (name: string, label: string, description?: string): Field => ({
  ...pictureField(name, label, description),
  custom: { isExpected: true },
})

const pageHeadFields = (): Field[] => [
  lineField('heading', 40),
  paragraphField('lead', 300, { isOptional: true, label: 'Introduction' }),
]

export const verseFields = (): Field[] => [
  paragraphField('verse', 300, { description: 'Word for word; no quotation marks needed.' }),
  lineField('reference', 60, { label: 'Where it is written' }),
]

export const withRowTitles = (list: ArrayField & { labels: { singular: string } }): ArrayField => ({
  ...list,
  admin: {
    initCollapsed: true,
    ...list.admin,
    components: {
      RowLabel: {
        path: '/components/panel/row-title#RowTitle',
        clientProps: { noun: list.labels.singular },
      },
    },
  },
})

export const seoTab: Tab = {
  name: 'seo',
  label: 'Search and sharing',
  description:
    'What search engines list and what a shared link shows. Empty: the title and the introduction of the page.',
  fields: [
    lineField('title', 60, {
      isOptional: true,
      description: 'Shown in the browser tab. The name of the movement follows it.',
    }),
    paragraphField('description', 160, { isOptional: true, description: 'One or two sentences.' }),
    pictureField('picture', 'Share picture', 'Empty: the share picture of the site settings.'),
  ],
}

export const pageHeadTab = (...more: Field[]): Tab => ({
  label: 'Top of the page',
  fields: [...pageHeadFields(), ...more],
})
