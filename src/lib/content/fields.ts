import 'server-only'
import type { CollectionConfig, Field, GlobalConfig, LivePreviewConfig } from 'payload'
import { allow } from '../access'
import { invalidate } from '../cache/tags'
import { paths } from '../paths'

/** Editors type; a draft is kept after this pause, in milliseconds. */
const AUTOSAVE_MS = 1000
/** Older versions go; enough for a year of weekly changes. */
const KEPT_VERSIONS = 50

/** Drafts, autosave, versions and scheduled publishing, the same for every page. */
export const EDITORIAL_VERSIONS = {
  max: KEPT_VERSIONS,
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
} as const

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
  /** Address of the page it fills. */
  path: string
  /** From the top of the page to its end. */
  fields: Field[]
}

/** One page of the site as editors see it: drafts, preview, and a cache that hears of a change. */
export const contentGlobal = ({ slug, label, path, fields }: ContentGlobal): GlobalConfig => ({
  slug,
  label,
  // The site reads through the Local API; drafts are nobody else's business.
  access: { read: may, update: may, readVersions: may },
  admin: { group: 'Pages', livePreview: livePreview(path), preview: () => paths.preview(path) },
  versions: EDITORIAL_VERSIONS,
  hooks: {
    afterChange: [
      ({ doc, req }) => (doc._status === 'published' ? invalidate(req, slug) : undefined),
    ],
  },
  fields: [...fields, seoField()],
})
