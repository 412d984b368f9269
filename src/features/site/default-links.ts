import { paths } from '@/lib/paths'

export interface MenuEntryRow {
  id: string
  blockType: 'link' | 'submenu'
  to: string
  /** Empty for the default text, or the title, of the page that it leads to. */
  link?: string | null
  items?: { id: string; to: string; link?: string | null }[] | null
}

/** A stable id for the row. Not the address itself, which the link check would take for a link. */
const idOf = (to: string) => `default-${to.replace(/\W+/g, '-')}`

const link = (to: string): MenuEntryRow => ({ id: idOf(to), blockType: 'link', to })

const BEFORE = [
  ...[paths.home, paths.ourStory, paths.visionMission, paths.coreValues],
  ...[paths.coreBeliefs, paths.celebrations],
]
const DOCUMENTS = [paths.resource('booklet'), paths.resource('first-seven-years')]

/** Spec §2.1. */
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

/** Spec §2.1. */
export const DEFAULT_QUICK_LINKS: readonly MenuEntryRow[] = [
  ...BEFORE,
  paths.resources,
  paths.merch,
].map(link)

/** Spec §2.1. */
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

/** Compares the links without their ids. */
export const hasSameLinks = (
  rows: readonly MenuEntryRow[] | null | undefined,
  others: readonly MenuEntryRow[],
): boolean => contentOf(rows ?? []) === contentOf(others)
