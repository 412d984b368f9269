import { KEPT_PAGES } from '@/lib/kept-pages.mjs'
import { paths } from '@/lib/paths'
import { SLUG_PATTERN } from '@/lib/slug'

const firstSegment = (address: string) => address.split('/')[1] ?? ''

/** Addresses something else answers. */
const RESERVED = new Set([
  ...[
    ...KEPT_PAGES,
    paths.cms,
    paths.portal.dashboard,
    paths.api.health,
    paths.form('any'),
    paths.standIns.store,
  ].map(firstSegment),
  'home',
  'icon',
  'media',
  'on-demand',
])

/** For the field of the content panel. */
export function checkSlug(value: string | null | undefined): true | string {
  if (!value || !SLUG_PATTERN.test(value))
    return 'Please use small letters, numbers and hyphens only'
  if (RESERVED.has(value)) return 'This address is taken by another part of the site'
  return true
}
