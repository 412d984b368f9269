import 'server-only'
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { CollectionConfig, FieldAffectingData, TextField } from 'payload'
import { allow } from '@/lib/access'
import { editorsMayWrite, line, paragraph, seoTab } from '@/lib/content/fields'
import { invalidate } from '@/lib/content/invalidate'
import {
  COLLECTION_VERSIONS,
  noteDraftSave,
  restoringRow,
  savedByField,
  VERSIONS_PAGE,
  wasDraftSave,
} from '@/lib/content/versions'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/slug'
import { isLinkAddress } from '@/lib/web-address'
import { checkSlug } from '../address'
import { PAGES } from '../constants'

const checkLink = (value: unknown): true | string =>
  (typeof value === 'string' && isLinkAddress(value)) ||
  'Please enter an address that begins with https://, mailto:, tel: or /'

/**
 * Payload accepts links with any scheme, such as `javascript:`, so our own check replaces its own.
 */
const linkFields = (fields: FieldAffectingData[]): FieldAffectingData[] =>
  fields.map((field) =>
    field.name === 'url' ? ({ ...field, hooks: {}, validate: checkLink } as TextField) : field,
  )

/** The editor with the features that a reading page uses, and no others. */
const editor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => linkFields(defaultFields),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
  ],
})

const previewOf = (slug: unknown) => paths.preview(paths.page(typeof slug === 'string' ? slug : ''))

/** Pages that an editor adds, such as Privacy Policy; served by app/(site)/[...path]. */
export const Pages: CollectionConfig = {
  slug: PAGES,
  labels: { singular: 'Page', plural: 'Other pages' },
  admin: {
    group: 'Lists',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    components: { views: { edit: { versions: VERSIONS_PAGE } } },
    livePreview: { url: ({ data }) => previewOf(data?.slug) },
    preview: ({ slug }) => previewOf(slug),
  },
  // Visitors read through the site; only editors see drafts.
  access: {
    ...editorsMayWrite,
    read: allow('content.write'),
    readVersions: allow('content.write'),
  },
  versions: COLLECTION_VERSIONS,
  endpoints: [restoringRow(PAGES)],
  hooks: {
    beforeOperation: [noteDraftSave],
    beforeValidate: [
      ({ data }) => (data?.title && !data.slug ? { ...data, slug: slugify(data.title) } : data),
    ],
    // Payload passes the newest draft as `previousDoc`, which does not say whether the page was
    // public. So every save except that of a draft invalidates the caches.
    afterChange: [({ req }) => (wasDraftSave(req) ? undefined : invalidate(req))],
    afterDelete: [({ req }) => invalidate(req)],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            line('title', 60),
            {
              name: 'slug',
              label: 'Address',
              type: 'text',
              required: true,
              unique: true,
              index: true,
              maxLength: 60,
              validate: checkSlug,
              admin: {
                description: 'What follows the first / of the site. Empty: made from the title.',
              },
            },
            paragraph('lead', 300, { isOptional: true, label: 'Introduction' }),
            { name: 'content', type: 'richText', required: true, editor },
          ],
        },
        seoTab,
      ],
    },
    savedByField,
  ],
}
