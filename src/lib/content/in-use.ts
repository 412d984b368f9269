import 'server-only'
import type { CollectionBeforeDeleteHook, CollectionSlug, Payload, PayloadRequest } from 'payload'
import { AppError } from '../errors'
import { paths } from '../paths'
import { readAllContent, readRows } from './all-content'
import { linksIn } from './links/in-leaf'
import { LINKED_COLLECTIONS, readReference } from './links/link'
import { type Leaf, leavesOf, placeOf } from './walk'

/** Where visitors find the rows of a collection: a link may lead there by its address, too. */
async function idsByAddress(
  payload: Payload,
  collection: string,
  req?: Partial<PayloadRequest>,
): Promise<ReadonlyMap<string, number>> {
  const read = async (name: string, addressOf: (key: string) => string) => {
    const of = { collection: collection as CollectionSlug, select: { [name]: true as const }, req }
    const rows = await readRows(payload, of)
    return new Map(rows.map((row) => [addressOf(String(row[name])), Number(row.id)]))
  }
  if (collection === 'pages') return read('slug', paths.page)
  return collection === 'resources' ? read('key', paths.resource) : new Map()
}

/** Ids of rows in a collection that a value refers to, or that its links lead to. */
function idsIn(leaf: Leaf, collection: string, addresses: ReadonlyMap<string, number>): unknown[] {
  const { field, value } = leaf
  if (field.custom?.isLink || field.type === 'richText') {
    return linksIn(leaf).map((link) => {
      const to = readReference(link)
      if (!to) return addresses.get(link)
      return LINKED_COLLECTIONS[to.kind] === collection ? to.id : undefined
    })
  }
  if (field.type !== 'upload' && field.type !== 'relationship') return []
  return field.relationTo === collection ? [value].flat() : []
}

/** A place that uses a file of the library. */
export interface Use {
  /** “Home → Theme → Slides → “Answer the call” → Picture”. */
  place: string
  address: string
}

/** Where rows of a collection are used, by their ids, in published content or a draft. */
export async function findUses(
  payload: Payload,
  collection: string,
  req?: Partial<PayloadRequest>,
): Promise<Map<number, Use[]>> {
  // One after the other, because a transaction has one connection.
  const shown = await readAllContent(payload, { draft: false, req })
  const drafted = await readAllContent(payload, { draft: true, req })
  const addresses = await idsByAddress(payload, collection, req)
  const uses = new Map<number, Use[]>()
  for (const { name, address, fields, row } of [...shown, ...drafted]) {
    for (const leaf of leavesOf(fields, row)) {
      for (const id of idsIn(leaf, collection, addresses)) {
        if (typeof id !== 'number') continue
        const place = placeOf(name, leaf.labels)
        const known = uses.get(id) ?? []
        if (!known.some((use) => use.place === place)) uses.set(id, [...known, { place, address }])
      }
    }
  }
  return uses
}

/** The most places that the refusal lists; the file's own page lists all. */
const MAX_LISTED = 4

/**
 * Refuses to delete a row that another one uses.
 * @throws AppError `content.in_use`, with the places
 */
export const refuseInUse =
  (collection: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // A page that links to itself goes with its link.
    const own = paths.cmsRow(collection, Number(id))
    const all = (await findUses(req.payload, collection, req)).get(Number(id)) ?? []
    const uses = all.filter(({ address }) => address !== own)
    if (uses.length === 0) return
    const named = uses.slice(0, MAX_LISTED).map(({ place }) => place)
    const more = uses.length > MAX_LISTED ? [`${uses.length - MAX_LISTED} more`] : []
    throw new AppError('content.in_use', {
      message: `This is in use: ${[...named, ...more].join('; ')}. Choose another one there first.`,
    })
  }
