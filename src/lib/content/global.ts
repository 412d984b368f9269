import 'server-only'
import type { GlobalConfig, LivePreviewConfig, Tab } from 'payload'
import { allow } from '../access'
import { paths } from '../paths'
import { blocksTab } from './blocks/field'
import { seoTab } from './fields'
import { invalidate } from './invalidate'
import {
  alwaysPublished,
  GLOBAL_VERSIONS,
  oneAtATime,
  restoringGlobal,
  savedByField,
  VERSION_VIEWS,
} from './versions'

/** Shows the page beside the form while an editor types. */
export const livePreview = (path: string): LivePreviewConfig => ({ url: paths.preview(path) })

/**
 * Components of the panel's form that keep form and preview together, list what keeps a page from
 * being published, and focus a row that was just added.
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
  /** Path of the page that shows its content, for the preview. */
  path: string
  /** Its group in the panel's menu. */
  group?: string
  /** In the order of the page. */
  tabs: Tab[]
}

/** A global with drafts, preview, versions, and hooks that drop cached pages. */
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

/** A page of the site as a global of the panel. */
export const contentGlobal = ({ tabs, ...page }: ContentGlobal): GlobalConfig =>
  draftedGlobal({ ...page, tabs: [...tabs, blocksTab(), seoTab] })
