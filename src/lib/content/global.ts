import 'server-only'
import type { GlobalConfig, LivePreviewConfig, Tab } from 'payload'
import { allow } from '../access'
import { invalidate } from '../cache/tags'
import { paths } from '../paths'
import { seoTab } from './fields'
import {
  alwaysPublished,
  GLOBAL_VERSIONS,
  restoringGlobal,
  savedByField,
  VERSIONS_PAGE,
} from './versions'

/** The page beside the form while an editor types. */
export const livePreview = (path: string): LivePreviewConfig => ({ url: paths.preview(path) })

const may = allow('content.write')

interface ContentGlobal {
  slug: string
  label: string
  /** Address of the page it fills, or of one that shows it. */
  path: string
  /** Where it stands in the panel's menu. */
  group?: string
  /** From the top of the page to its end. */
  tabs: Tab[]
}

/** What is there once: drafts, preview, versions, and a cache that hears of a change. */
export const draftedGlobal = ({
  slug,
  label,
  path,
  group = 'Pages',
  tabs,
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
      views: { edit: { versions: VERSIONS_PAGE } },
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
  fields: [{ type: 'tabs', tabs }, savedByField],
})

/** One page of the site as editors see it. */
export const contentGlobal = ({ tabs, ...page }: ContentGlobal): GlobalConfig =>
  draftedGlobal({ ...page, tabs: [...tabs, seoTab] })
