import 'server-only'
import type { GlobalConfig, LivePreviewConfig, Tab } from 'payload'
import { accessForPermission } from '../access'
import { paths } from '../paths'
import { blocksTab } from './blocks/field'
import { seoTab } from './fields'
import { invalidateCachedPages } from './invalidate'
import { lockGlobalDuringSave } from './one-at-a-time'
import {
  GLOBAL_VERSIONS,
  globalRestoreEndpoint,
  publishEverySave,
  savedByField,
  VERSION_VIEWS,
} from './versions'

export const livePreview = (path: string): LivePreviewConfig => ({ url: paths.preview(path) })

export const EDIT_VIEW_TOOLS = [
  '/components/panel/preview-follower#PreviewFollower',
  '/components/panel/field-problems#FieldProblems',
  '/components/panel/focus-new#FocusNew',
]

const may = accessForPermission('content.write')

interface ContentGlobal {
  slug: string
  label: string
  path: string
  group?: string
  tabs: Tab[]
}

export const draftedGlobal = ({
  slug,
  label,
  path,
  group = 'Pages',
  tabs,
}: ContentGlobal): GlobalConfig => ({
  slug,
  label,
  // These rules do not apply to the site, which reads through the Local API (published.ts).
  access: { read: may, update: may, readVersions: may },
  admin: {
    group,
    livePreview: livePreview(path),
    preview: () => paths.preview(path),
    components: {
      views: { edit: VERSION_VIEWS },
      elements: {
        beforeDocumentControls: EDIT_VIEW_TOOLS,
        UnpublishButton: {
          path: '/components/panel/view-on-site#ViewOnSite',
          clientProps: { path },
        },
      },
    },
  },
  versions: GLOBAL_VERSIONS,
  endpoints: [globalRestoreEndpoint(slug)],
  hooks: {
    beforeOperation: [lockGlobalDuringSave(slug), publishEverySave],
    afterChange: [
      ({ doc, req }) => (doc._status === 'published' ? invalidateCachedPages(req) : undefined),
    ],
  },
  fields: [{ type: 'tabs', tabs }, savedByField],
})

/**
 * Makes the global of a page with fixed sections. Adds the tabs for blocks and for search and
 * sharing.
 */
export const contentGlobal = ({ tabs, ...page }: ContentGlobal): GlobalConfig =>
  draftedGlobal({ ...page, tabs: [...tabs, blocksTab(), seoTab] })
