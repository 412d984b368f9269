import 'server-only'
import type { ArrayField, CollectionConfig, Field, Tab } from 'payload'
import { allow } from '../access'
import { invalidate } from './invalidate'

const may = allow('content.write')
/** Who may change a collection of the site. */
export const editorsMayWrite = { create: may, update: may, delete: may }

/** Hooks that drop cached pages after a change. */
export const invalidationHooks = {
  afterChange: [({ req }) => invalidate(req)],
  afterDelete: [({ req }) => invalidate(req)],
} satisfies CollectionConfig['hooks']

/** A picture of the media library. */
export const pictureField = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
})

/**
 * A picture that the page should have. Not required: a page whose picture was deleted can still be
 * published, and the link check reports it.
 */
export const expectedPicture = (name: string, label: string, description?: string): Field => ({
  ...pictureField(name, label, description),
  custom: { isExpected: true },
})

/** The first fields of every page except Home. */
const pageHeadFields = (): Field[] => [
  { name: 'heading', type: 'text', required: true, maxLength: 40 },
  { name: 'lead', label: 'Introduction', type: 'textarea', maxLength: 300 },
]

/** A Bible verse that belongs to the text before it. */
export const verseFields = (): Field[] => [
  {
    name: 'verse',
    type: 'textarea',
    required: true,
    maxLength: 300,
    admin: { description: 'Word for word; no quotation marks needed.' },
  },
  { name: 'reference', label: 'Where it is written', type: 'text', required: true, maxLength: 60 },
]

/** A collapsed list whose rows are titled by their own text. */
export const titledRows = (list: ArrayField & { labels: { singular: string } }): ArrayField => ({
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

/** Texts for search engines and shared links (Spec: "Found and shared"). */
export const seoTab: Tab = {
  name: 'seo',
  label: 'Search and sharing',
  description: 'What search engines list and what a shared link shows.',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'Shown in the browser tab. The name of the movement follows it.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 160,
      admin: { description: 'One or two sentences.' },
    },
    pictureField('picture', 'Share picture', 'Empty: the share picture of the site settings.'),
  ],
}

/** The link at the end of a page. `after` says where it leads. */
export const nextStepTab = (after: string): Tab => ({
  name: 'next',
  label: 'Next step',
  description: `The gold block at the end of the page. It leads to ${after}. Empty: there is none.`,
  fields: [
    { name: 'text', type: 'text', maxLength: 80 },
    { name: 'link', label: 'Words of the link', type: 'text', maxLength: 40 },
  ],
})

/** The first tab of every page except Home. */
export const pageHeadTab = (...more: Field[]): Tab => ({
  label: 'Top of the page',
  fields: [...pageHeadFields(), ...more],
})
