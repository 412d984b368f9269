import { KEPT_PAGES } from './kept-pages'
import { paths } from './paths'

const firstSegment = (address: string) => address.split(/[/?]/)[1] ?? ''

/** First segments of URLs that no page added by editors can have. */
const RESERVED = new Set([
  ...[
    ...KEPT_PAGES,
    paths.cms,
    paths.portal.dashboard,
    paths.api.health,
    paths.form('any'),
    paths.province('any'),
    paths.standIns.store,
    paths.testimonySent,
    paths.tellMeForgotten,
    paths.ownLost,
  ].map(firstSegment),
  'home',
  'icon',
  'media',
])

export const isReserved = (slug: string): boolean => RESERVED.has(slug)
