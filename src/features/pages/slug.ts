import { paths } from '@/lib/paths'

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

const firstSegment = (address: string) => address.split('/')[1] ?? ''

/** Addresses something else answers. */
const RESERVED = new Set([
  ...[
    paths.ourStory,
    paths.visionMission,
    paths.coreValues,
    paths.coreBeliefs,
    paths.celebrations,
    paths.resources,
    paths.merch,
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

/** Lower-case words joined by hyphens, as it will stand in the address. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** For the field of the content panel. */
export function checkSlug(value: string | null | undefined): true | string {
  if (!value || !SLUG_PATTERN.test(value))
    return 'Please use small letters, numbers and hyphens only'
  if (RESERVED.has(value)) return 'This address is taken by another part of the site'
  return true
}
