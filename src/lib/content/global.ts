import 'server-only'
import type { GlobalConfig, LivePreviewConfig, Tab } from 'payload'
import { allow } from '../access'
import { paths } from '../paths'
import { blocksTab } from './blocks/field'
import { seoTab } from './fields'
import { invalidate } from './invalidate'
import { oneAtATime } from './one-at-a-time'
import {
  alwaysPublished,
  GLOBAL_VERSIONS,
  restoringGlobal,
  savedByField,
  VERSION_VIEWS,
} from './versions'

/** Returns the setting that shows the page beside the form while an editor types. */
export const livePreview = (path: string): LivePreviewConfig => ({ url: paths.preview(path) })

/**
 * Components of the panel's form: the first makes the preview follow the form, the second lists
 * the invalid fields after a failed save, and the third focuses a row that was just added.
 */
export const FORM_TOOLS = [
  '/components/panel/preview-follower#PreviewFollower',
  '/components/panel/field-problems#FieldProblems',
  '/components/panel/focus-new#FocusNew',
]

const may = allow('content.write')

interface ContentGlobal {
  slug: string
  label: string
  /** Path of the page that shows the content, for the preview. */
  path: string
  /** The global's group in the panel's menu. */
  group?: string
  /** The tabs of the form, in the order of the page's sections. */
  tabs: Tab[]
}

/** Defines a global with drafts, preview, versions, and hooks that drop cached pages. */
export const draftedGlobal = ({
  slug,
  label,
  path,
  group = 'Pages',
  tabs,
}: ContentGlobal): GlobalConfig => ({
  slug,
  label,
  // The site reads through the Local API; only editors see drafts.
  access: { read: may, update: may, readVersions: may },
  admin: {
    group,
    livePreview: livePreview(path),
    preview: () => paths.preview(path),
    components: {
      views: { edit: VERSION_VIEWS },
      elements: {
        beforeDocumentControls: FORM_TOOLS,
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
    beforeOperation: [oneAtATime(slug), alwaysPublished],
    afterChange: [({ doc, req }) => (doc._status === 'published' ? invalidate(req) : undefined)],
  },
  fields: [{ type: 'tabs', tabs }, savedByField],
})

/**
 * Defines a fixed page of the site as a global of the panel, with tabs for blocks and for search
 * engines.
 */
export const contentGlobal = ({ tabs, ...page }: ContentGlobal): GlobalConfig =>
  draftedGlobal({ ...page, tabs: [...tabs, blocksTab(), seoTab] })
