import 'server-only'
import type { CollectionConfig } from 'payload'
import { accessForPermission } from '@/lib/access'
import { blocksField } from '@/lib/content/blocks/field'
import {
  editorWriteAccess,
  FILLED_WHEN_EMPTY_CLASS,
  lineField,
  paragraphField,
  seoTab,
} from '@/lib/content/fields'
import { EDIT_VIEW_TOOLS } from '@/lib/content/global'
import { refuseDeletionInUse } from '@/lib/content/in-use'
import { invalidateCachedPages } from '@/lib/content/invalidate'
import { linkedFromField } from '@/lib/content/links/linked-from'
import { richTextEditor } from '@/lib/content/rich-text'
import {
  COLLECTION_VERSIONS,
  noteDraftSave,
  rowRestoreEndpoint,
  savedByField,
  VERSION_VIEWS,
  wasDraftSave,
} from '@/lib/content/versions'
import { internalTable } from '@/lib/database/tables'
import { paths } from '@/lib/paths'
import { PAGES_SLUG } from '../constants'
import {
  deleteEarlierSlugs,
  fillSlugFromTitle,
  rememberEarlierSlug,
  storeEarlierSlug,
  validateUniqueSlug,
} from './addresses'
import { deleteUntouchedPages } from './untouched'

const previewOf = (slug: unknown) => paths.preview(paths.page(typeof slug === 'string' ? slug : ''))

/** Earlier slugs of pages, which redirect to the current ones. */
export const PageAddresses = internalTable('page-addresses', [
  { name: 'address', type: 'text', required: true, unique: true },
  { name: 'pageId', type: 'number', required: true, index: true },
])

/** Pages that editors add to the fixed ones. app/(site)/[...path] shows them to visitors. */
export const Pages: CollectionConfig = {
  slug: PAGES_SLUG,
  labels: { singular: 'Page', plural: 'Other pages' },
  admin: {
    group: 'Lists',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    // Payload stores a page as soon as an editor starts a new one. The list shows the page once it
    // has a title.
    baseFilter: () => ({ title: { exists: true } }),
    components: {
      edit: { beforeDocumentControls: EDIT_VIEW_TOOLS },
      beforeListTable: ['/app/(payload)/panel/ready-pages#ReadyPages'],
      views: { edit: VERSION_VIEWS },
    },
    livePreview: { url: ({ data }) => previewOf(data?.slug) },
    preview: ({ slug }) => previewOf(slug),
  },
  // Payload's own API is for editors only. Visitors get pages from the site, which has full access.
  access: {
    ...editorWriteAccess,
    read: accessForPermission('content.write'),
    readVersions: accessForPermission('content.write'),
  },
  versions: COLLECTION_VERSIONS,
  endpoints: [rowRestoreEndpoint(PAGES_SLUG)],
  hooks: {
    beforeOperation: [noteDraftSave, deleteUntouchedPages],
    beforeValidate: [fillSlugFromTitle],
    beforeChange: [rememberEarlierSlug],
    beforeDelete: [refuseDeletionInUse(PAGES_SLUG)],
    // Every save except that of a draft invalidates the cached pages, because `previousDoc` does
    // not say whether the page was public.
    afterChange: [
      storeEarlierSlug,
      ({ req }) => (wasDraftSave(req) ? undefined : invalidateCachedPages(req)),
    ],
    afterDelete: [deleteEarlierSlugs, ({ req }) => invalidateCachedPages(req)],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            lineField('title', 60),
            {
              name: 'slug',
              label: 'Address',
              type: 'text',
              required: true,
              unique: true,
              index: true,
              maxLength: 60,
              validate: validateUniqueSlug,
              admin: {
                className: FILLED_WHEN_EMPTY_CLASS,
                description:
                  'What follows the first / of the site. It follows the title until you write one; an earlier one leads here.',
              },
            },
            paragraphField('lead', 300, { isOptional: true, label: 'Introduction' }),
            { name: 'content', label: 'Text', type: 'richText', editor: richTextEditor },
            blocksField('They follow the text. Drag them into their order.'),
          ],
        },
        seoTab,
      ],
    },
    // True once an editor has written the slug, or the page was published with it.
    { name: 'hasOwnAddress', type: 'checkbox', admin: { hidden: true } },
    {
      name: 'inMenu',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/app/(payload)/panel/in-menu#InMenu' },
      },
    },
    linkedFromField,
    savedByField,
  ],
}
