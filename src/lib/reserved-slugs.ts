import { KEPT_PAGES } from './kept-pages.mjs'
import { paths } from './paths'

const firstSegment = (address: string) => address.split(/[/?]/)[1] ?? ''

/** Addresses at the top of the site that something else answers than a page of editors. */
const RESERVED = new Set([
  ...[
    ...KEPT_PAGES,
    paths.cms,
    paths.portal.dashboard,
    paths.api.health,
    paths.form('any'),
    paths.standIns.store,
    paths.testimonySent,
    paths.tellMeForgotten,
  ].map(firstSegment),
  'home',
  'icon',
  'media',
  'on-demand',
])

/** True for a slug that no page of editors can have. */
export const isReserved = (slug: string): boolean => RESERVED.has(slug)
