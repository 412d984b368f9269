import type { ContentRow } from './all-content'
import { type Leaf, leavesOf, placeOf } from './walk'

/** What there is on the site to be led to. */
export interface Reachable {
  /** Whether something answers at a path of the site, with its query. */
  isThere(address: URL): boolean
  /** Per collection of the library: the rows, and whether the file of each is there. */
  files: Readonly<Record<string, ReadonlyMap<number, boolean>>>
  /** Registration forms, and whether visitors can register with each. */
  forms: ReadonlyMap<number, boolean>
}

/** Something on the site that leads nowhere. */
export interface BrokenLink {
  /** “Home → Video → Still picture”. */
  place: string
  /** What is wrong, in a few words after the place. */
  what: string
  /** Where it is mended in the panel. */
  address: string
}

/** Stands for wherever the site is reached. */
const HERE = 'http://here.invalid'

interface TextNode {
  type?: string
  fields?: { url?: string }
  children?: TextNode[]
}

/** Addresses of the links in a text, as the panel's editor keeps it. */
function addressesIn(node: TextNode | undefined): string[] {
  if (!node) return []
  const own = node.type === 'link' || node.type === 'autolink' ? [node.fields?.url ?? ''] : []
  return [...own, ...(node.children ?? []).flatMap(addressesIn)]
}

function addressesOf({ field, value }: Leaf): string[] {
  if (field.type === 'richText') return addressesIn((value as { root?: TextNode } | null)?.root)
  return field.type === 'text' && typeof value === 'string' ? [value] : []
}

/** An address of our own that nothing answers; others' are not asked. */
const leadsNowhere = (address: string, { isThere }: Reachable) =>
  /^\/(?!\/)\S*$/.test(address) && URL.canParse(address, HERE) && !isThere(new URL(address, HERE))

function whatOfRelation({ field, value }: Leaf, { files, forms }: Reachable): string[] {
  if (field.type !== 'upload' && field.type !== 'relationship') return []
  const ids = [value].flat().filter((id) => typeof id === 'number')
  if (ids.length === 0) return field.custom?.isExpected ? ['has no picture'] : []
  if (field.relationTo === 'forms') {
    return ids.some((id) => !forms.get(id)) ? ['leads to a form that is closed'] : []
  }
  const known = typeof field.relationTo === 'string' ? files[field.relationTo] : undefined
  return known && ids.some((id) => !known.get(id)) ? ['shows a file that is gone'] : []
}

/** Everything in these rows that leads nowhere, in the order of the panel. */
export const findBrokenLinks = (rows: readonly ContentRow[], reachable: Reachable): BrokenLink[] =>
  rows.flatMap(({ name, address, fields, row }) =>
    [...leavesOf(fields, row)].flatMap((leaf) => {
      const dead = addressesOf(leaf).filter((one) => leadsNowhere(one, reachable))
      const place = placeOf(name, leaf.labels)
      return [
        ...dead.map((one) => `leads to ${one}, where nothing is`),
        ...whatOfRelation(leaf, reachable),
      ].map((what) => ({ place, what, address }))
    }),
  )
