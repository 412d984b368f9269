import 'server-only'
import type { CollectionBeforeDeleteHook, Field, Payload, PayloadRequest } from 'payload'
import { AppError } from '../errors'
import { paths } from '../paths'
import { readAllContent } from './all-content'
import { LINKED_COLLECTIONS, readReference } from './links/link'
import { leavesOf, placeOf } from './walk'

/** Ids of rows in a collection that a field's value refers to, or that a link leads to. */
function idsIn(field: Field, value: unknown, collection: string): unknown[] {
  if (field.custom?.isLink) {
    const reference = readReference(value)
    return reference && LINKED_COLLECTIONS[reference.kind] === collection ? [reference.id] : []
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
  const uses = new Map<number, Use[]>()
  for (const { name, address, fields, row } of [...shown, ...drafted]) {
    for (const { field, value, labels } of leavesOf(fields, row)) {
      const place = placeOf(name, labels)
      for (const id of idsIn(field, value, collection)) {
        if (typeof id !== 'number') continue
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
