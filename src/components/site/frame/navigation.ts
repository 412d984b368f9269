import { paths } from '@/lib/paths'
import type { MenuLabels } from './site-identity'

export interface NavigationLink {
  href: string
  label: string
  /** First segment of the page's path; null for Home. */
  segment: string | null
}

/** The two documents behind "Resources" (Spec §2.1). */
export const documentLinks = ({ booklet, firstSevenYears }: MenuLabels) => [
  { href: paths.resource('booklet'), label: booklet },
  { href: paths.resource('first-seven-years'), label: firstSevenYears },
]

const link = (href: string, label: string): NavigationLink => ({
  href,
  label,
  segment: href.slice(1) || null,
})

export const resourcesLink = ({ resources }: MenuLabels) => link(paths.resources, resources)

/** The links before and after "Resources" in the top bar and in the drawer. */
export const linksBefore = (labels: MenuLabels): NavigationLink[] => [
  link(paths.home, labels.home),
  link(paths.ourStory, labels.ourStory),
  link(paths.visionMission, labels.visionMission),
  link(paths.coreValues, labels.coreValues),
  link(paths.coreBeliefs, labels.coreBeliefs),
  link(paths.celebrations, labels.celebrations),
]
export const linksAfter = (labels: MenuLabels): NavigationLink[] => [
  link(paths.merch, labels.merch),
]

/** The footer's links in two columns. Celebrations has another name there (Spec §2.1). */
export function quickLinks(labels: MenuLabels): [NavigationLink[], NavigationLink[]] {
  const links = linksBefore({ ...labels, celebrations: labels.yearlyEvents })
  return [links.slice(0, 4), [...links.slice(4), resourcesLink(labels), ...linksAfter(labels)]]
}
