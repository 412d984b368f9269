import { paths } from '@/lib/paths'

export interface MenuEntryRow {
  id: string
  blockType: 'link' | 'submenu'
  to: string
  /**
   * The link's text. When it is empty, the default text or the title of the target page is shown.
   */
  link?: string | null
  items?: { id: string; to: string; link?: string | null }[] | null
}

/** Returns a stable id for a row. It is not the path itself, which would be checked as a link. */
const idOf = (to: string) => `default-${to.replace(/\W+/g, '-')}`

const link = (to: string): MenuEntryRow => ({ id: idOf(to), blockType: 'link', to })

const BEFORE = [
  ...[paths.home, paths.ourStory, paths.visionMission, paths.coreValues],
  ...[paths.coreBeliefs, paths.celebrations],
]
const DOCUMENTS = [paths.resource('booklet'), paths.resource('first-seven-years')]

/** The menu until an editor changes it (Spec §2.1). */
export const DEFAULT_MENU: readonly MenuEntryRow[] = [
  ...BEFORE.map(link),
  {
    id: idOf(paths.resources),
    blockType: 'submenu',
    to: paths.resources,
    items: DOCUMENTS.map((to) => ({ id: idOf(to), to })),
  },
  link(paths.merch),
]

export const DEFAULT_QUICK_LINKS: readonly MenuEntryRow[] = [
  ...BEFORE,
  paths.resources,
  paths.merch,
].map(link)

export const DEFAULT_LEGAL_LINKS: readonly MenuEntryRow[] = [
  paths.privacy,
  paths.terms,
  paths.support,
].map(link)

const contentOf = (rows: readonly MenuEntryRow[]) =>
  JSON.stringify(
    rows.map(({ blockType, to, link, items }) => [
      blockType,
      to,
      link || '',
      ...(items ?? []).map((item) => [item.to, item.link || '']),
    ]),
  )

/** True when both lists have the same links in the same order. Ids are not compared. */
export const hasSameLinks = (
  rows: readonly MenuEntryRow[] | null | undefined,
  others: readonly MenuEntryRow[],
): boolean => contentOf(rows ?? []) === contentOf(others)
