import 'server-only'
import type { CollectionConfig, Field, GlobalConfig, LivePreviewConfig } from 'payload'
import { allow } from '../access'
import { invalidate } from '../cache/tags'
import { paths } from '../paths'
import { alwaysPublished, GLOBAL_VERSIONS, restoringGlobal, savedByField } from './versions'

/** The page beside the form while an editor types. */
export const livePreview = (path: string): LivePreviewConfig => ({ url: paths.preview(path) })

const may = allow('content.write')
/** Who changes a collection of the site. */
export const editorsWrite = { create: may, update: may, delete: may }

/** Whatever carries the tag is made anew after a change. */
export const invalidating = (tag: string): CollectionConfig['hooks'] => ({
  afterChange: [({ req }) => invalidate(req, tag)],
  afterDelete: [({ req }) => invalidate(req, tag)],
})

/** A picture of the media library. */
export const pictureField = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
})

/**
 * One that belongs there. It is not required: a page whose picture is gone can still be published,
 * and the check of links names it.
 */
export const expectedPicture = (name: string, label: string, description?: string): Field => ({
  ...pictureField(name, label, description),
  custom: { isExpected: true },
})

/** At the top of every page but the first. */
export const pageHeadFields = (): Field[] => [
  { name: 'heading', type: 'text', required: true, maxLength: 40 },
  { name: 'lead', label: 'Introduction', type: 'textarea', maxLength: 300 },
]

/** Scripture that belongs to the text before it. */
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

/** What search engines and shared links show (Spec: "Found and shared"). */
export const seoField = (): Field => ({
  name: 'seo',
  label: 'Search and sharing',
  type: 'group',
  admin: { description: 'What search engines list and what a shared link shows.' },
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
})

interface ContentGlobal {
  slug: string
  label: string
  /** Address of the page it fills, or of one that shows it. */
  path: string
  /** Where it stands in the panel's menu. */
  group?: string
  /** From the top of the page to its end. */
  fields: Field[]
}

/** What is there once: drafts, preview, versions, and a cache that hears of a change. */
export const draftedGlobal = ({
  slug,
  label,
  path,
  group = 'Pages',
  fields,
}: ContentGlobal): GlobalConfig => ({
  slug,
  label,
  // The site reads through the Local API; drafts are nobody else's business.
  access: { read: may, update: may, readVersions: may },
  admin: {
    group,
    livePreview: livePreview(path),
    preview: () => paths.preview(path),
    components: {
      elements: {
        UnpublishButton: {
          path: '/components/panel/view-on-site#ViewOnSite',
          clientProps: { path },
        },
      },
    },
  },
  versions: GLOBAL_VERSIONS,
  endpoints: [restoringGlobal(slug)],
  hooks: {
    beforeOperation: [alwaysPublished],
    afterChange: [
      ({ doc, req }) => (doc._status === 'published' ? invalidate(req, slug) : undefined),
    ],
  },
  fields: [...fields, savedByField],
})

/** One page of the site as editors see it. */
export const contentGlobal = ({ fields, ...page }: ContentGlobal): GlobalConfig =>
  draftedGlobal({ ...page, fields: [...fields, seoField()] })
