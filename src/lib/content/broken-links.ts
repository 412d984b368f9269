import type { ContentRow } from './all-content'
import { linksInFieldValue } from './links/in-leaf'
import { formatLinkReference, parseLinkReference } from './links/link'
import { type FieldValue, fieldValuesIn, joinLabels } from './walk'

export interface ReachableTargets {
  hasPage(address: URL): boolean
  /** By collection and row id: true when the row's file exists. */
  files: Readonly<Record<string, ReadonlyMap<number, boolean>>>
  /** By id of a registration form: true when the form is active (open-form.ts). */
  forms: ReadonlyMap<number, boolean>
  /** The targets of stored links, by the stored link. Links whose row was deleted are missing. */
  targets: ReadonlyMap<string, { title: string; isOpen: boolean }>
}

export interface BrokenLink {
  /** Where the link is: “Home → Video → Still picture”. */
  place: string
  what: string
  address: string
}

const PLACEHOLDER_ORIGIN = 'http://here.invalid'

/** True for a path on this site that has no page. Full URLs are not checked. */
const leadsNowhere = (address: string, { hasPage }: ReachableTargets) =>
  /^\/(?!\/)\S*$/.test(address) &&
  URL.canParse(address, PLACEHOLDER_ORIGIN) &&
  !hasPage(new URL(address, PLACEHOLDER_ORIGIN))

export function isBrokenLink(link: string, reachable: ReachableTargets): boolean {
  return leadsNowhere(link, reachable) || whatOfLinks([link], reachable).length > 0
}

/**
 * True for the id of a file that does not exist, or of a form that is deleted or not active
 * (open-form.ts).
 */
export const isTargetGone = (
  collection: string,
  id: number,
  { files, forms }: ReachableTargets,
): boolean => !(collection === 'forms' ? forms : files[collection])?.get(id)

const whatOfLinks = (links: readonly string[], { targets }: ReachableTargets): string[] =>
  links.flatMap((link) => {
    const reference = parseLinkReference(link)
    if (!reference) return []
    const target = targets.get(formatLinkReference(reference))
    if (!target) return [`leads to a ${reference.kind} that is gone`]
    return target.isOpen ? [] : [`leads to “${target.title}”, which visitors cannot open`]
  })

function whatOfRelation({ field, value }: FieldValue, reachable: ReachableTargets): string[] {
  if (field.type !== 'upload' && field.type !== 'relationship') return []
  const ids = [value].flat().filter((id) => typeof id === 'number')
  if (ids.length === 0) return field.custom?.isExpected ? ['has no picture'] : []
  const to = String(field.relationTo)
  const isForm = to === 'forms'
  if (!isForm && !reachable.files[to]) return []
  if (!ids.some((id) => isTargetGone(to, id, reachable))) return []
  return [isForm ? 'leads to a form that is closed' : 'shows a file that is gone']
}

/**
 * True when the field may contain references such as `page:12`. In other text fields such a text is
 * not a link.
 */
const isLinked = ({ field }: FieldValue) =>
  field.custom?.isLink === true || field.type === 'richText'

export const findBrokenLinks = (
  rows: readonly ContentRow[],
  reachable: ReachableTargets,
): BrokenLink[] =>
  rows.flatMap(({ name, address, fields, row }) =>
    [...fieldValuesIn(fields, row)].flatMap((leaf) => {
      const links = linksInFieldValue(leaf)
      const dead = links.filter((one) => leadsNowhere(one, reachable))
      return [
        ...dead.map((one) => `leads to ${one}, where nothing is`),
        ...whatOfLinks(isLinked(leaf) ? links : [], reachable),
        ...whatOfRelation(leaf, reachable),
      ].map((what) => ({ place: joinLabels(name, leaf.labels), what, address }))
    }),
  )
