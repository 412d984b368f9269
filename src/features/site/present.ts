import type { NavigationEntry, NavigationLink } from '@/components/site/frame/navigation'
import type { ResolveLink } from '@/lib/content/links/resolve'
import { paths } from '@/lib/paths'
import { toPictureSource } from '@/lib/pictures/pictures'
import type { SiteSetting } from '@/payload-types'
import type { MenuEntryRow } from './default-links'
import type { SiteSettings } from './schema'

const menuWords = ({ menu }: SiteSetting): Record<string, string> => ({
  [paths.home]: menu.home,
  [paths.ourStory]: menu.ourStory,
  [paths.visionMission]: menu.visionMission,
  [paths.coreValues]: menu.coreValues,
  [paths.coreBeliefs]: menu.coreBeliefs,
  [paths.celebrations]: menu.celebrations,
  [paths.resources]: menu.resources,
  [paths.resource('booklet')]: menu.booklet,
  [paths.resource('first-seven-years')]: menu.firstSevenYears,
  [paths.merch]: menu.merch,
})

const footerWords = (settings: SiteSetting): Record<string, string> => ({
  ...menuWords(settings),
  [paths.celebrations]: settings.menu.yearlyEvents,
  [paths.privacy]: settings.footer.privacyPolicy,
  [paths.terms]: settings.footer.termsOfService,
  [paths.support]: settings.footer.support,
})

/** Casts Payload's generated type, which differs from ours only in which values may be missing. */
const rowsOf = (blocks: unknown) => (blocks ?? []) as MenuEntryRow[]

function presentEntries(
  rows: readonly MenuEntryRow[],
  words: Record<string, string>,
  resolve: ResolveLink,
): NavigationEntry[] {
  const shown = ({ to, link }: Pick<MenuEntryRow, 'to' | 'link'>): NavigationLink[] => {
    const found = resolve(to, link || words[to])
    return found ? [found] : []
  }
  return rows.flatMap(({ blockType, to, link, items }) => {
    if (blockType === 'link') return shown({ to, link })
    const links = (items ?? []).flatMap(shown)
    // In the drawer and without script, a submenu is a link to its own page or its first entry.
    const [own = links[0] && { ...links[0], label: link || links[0].label }] = shown({ to, link })
    return own && links.length > 0 ? [{ ...own, links }] : own ? [own] : []
  })
}

export const presentSiteSettings = (settings: SiteSetting, resolve: ResolveLink): SiteSettings => ({
  name: settings.name,
  tagline: settings.tagline,
  description: settings.description,
  menu: presentEntries(rowsOf(settings.menu.entries), menuWords(settings), resolve),
  action: resolve(settings.menu.action?.to, settings.menu.action?.link),
  quickLinks: presentEntries(rowsOf(settings.footer.links), footerWords(settings), resolve),
  legal: presentEntries(rowsOf(settings.footer.legal), footerWords(settings), resolve),
  footer: settings.footer,
  contact: presentContact(settings.contact),
  registrationPicture: toPictureSource(settings.registrationPicture),
  sharePicture: toPictureSource(settings.sharePicture),
})

const presentContact = (contact: SiteSetting['contact']): SiteSettings['contact'] => ({
  facebook: contact?.facebook ?? '',
  youtube: contact?.youtube ?? '',
  instagram: contact?.instagram ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  address: contact?.address ?? '',
})
