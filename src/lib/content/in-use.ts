import 'server-only'
import type { CollectionBeforeDeleteHook, CollectionSlug, Payload, PayloadRequest } from 'payload'
import { executorOf, executorOfRequest } from '../database/adapter'
import { AppError } from '../errors'
import { paths } from '../paths'
import { readAllContent, readContentRows } from './all-content'
import { linksInFieldValue } from './links/in-leaf'
import {
  formatLinkReference,
  LINKED_COLLECTIONS,
  LINKED_KINDS,
  parseLinkReference,
} from './links/link'
import {
  findValuesInPages,
  listLinkFieldNames,
  listRelationFieldNames,
  MAX_PAGES_READ,
  pickNewestPageIds,
} from './page-values'
import { type FieldValue, fieldValuesIn, joinLabels } from './walk'

type Addresses = ReadonlyMap<string, number>

interface Wanted {
  id?: number
  req?: Partial<PayloadRequest>
}

/**
 * Returns row ids by address. A link to a page or a document may be stored as its address instead
 * of its id.
 */
async function idsByAddress(
  payload: Payload,
  collection: string,
  { id, req }: Wanted,
): Promise<Addresses> {
  const read = async (name: string, addressOf: (key: string) => string) => {
    const where = id === undefined ? undefined : { id: { equals: id } }
    const select = { [name]: true as const }
    const of = { collection: collection as CollectionSlug, where, select, req }
    const rows = await readContentRows(payload, of)
    return new Map(rows.map((row) => [addressOf(String(row[name])), Number(row.id)]))
  }
  if (collection === 'pages') return read('slug', paths.page)
  return collection === 'resources' ? read('key', paths.resource) : new Map()
}

type RowOfLink = (link: string) => number | undefined

const rowOfLink =
  (collection: string, addresses: Addresses): RowOfLink =>
  (link) => {
    const to = parseLinkReference(link)
    if (!to) return addresses.get(link)
    return LINKED_COLLECTIONS[to.kind] === collection ? to.id : undefined
  }

function idsIn(leaf: FieldValue, collection: string, rowOf: RowOfLink): unknown[] {
  const { field, value } = leaf
  if (field.custom?.isLink || field.type === 'richText') return linksInFieldValue(leaf).map(rowOf)
  if (field.type !== 'upload' && field.type !== 'relationship') return []
  return field.relationTo === collection ? [value].flat() : []
}

export interface ContentUse {
  /** Where the use is, such as “Home → Theme → Slides → “Answer the call” → Picture”. */
  place: string
  address: string
}

const MAX_PAGES_OF_EACH = 3

function formsOf(collection: string, id: number, addresses: Addresses): (string | number)[] {
  const kinds = LINKED_KINDS.filter((kind) => LINKED_COLLECTIONS[kind] === collection)
  return [...kinds.map((kind) => formatLinkReference({ kind, id })), ...addresses.keys(), id]
}

/**
 * Returns the ids of the pages that use the rows. When many pages use a row, only the newest of
 * them are returned.
 */
async function findPages(
  payload: Payload,
  collection: string,
  { id, req, draft, addresses }: Wanted & { draft: boolean; addresses: Addresses },
): Promise<number[]> {
  const on = req ? await executorOfRequest(req as PayloadRequest) : executorOf(payload)
  const { fields } = payload.collections.pages.config
  const rowOf = rowOfLink(collection, addresses)
  const of = { draft, only: id === undefined ? undefined : formsOf(collection, id, addresses) }
  const links = await findValuesInPages(on, listLinkFieldNames(fields), of)
  const related = await findValuesInPages(on, listRelationFieldNames(fields, collection), of)
  const pages = new Map<number, number[]>()
  const add = (to: number | undefined, ids: readonly number[]) => {
    if (to === undefined || (id !== undefined && to !== id)) return
    const most = id === undefined ? MAX_PAGES_OF_EACH : MAX_PAGES_READ
    pages.set(to, pickNewestPageIds([...(pages.get(to) ?? []), ...ids], most))
  }
  for (const { value, ids } of links) add(rowOf(String(value)), ids)
  for (const { value, ids } of related) add(Number(value), ids)
  return [...new Set([...pages.values()].flat())]
}

export async function findContentUses(
  payload: Payload,
  collection: string,
  { id: wanted, req }: Wanted = {},
): Promise<Map<number, ContentUse[]>> {
  const addresses = await idsByAddress(payload, collection, { id: wanted, req })
  const rowOf = rowOfLink(collection, addresses)
  const uses = new Map<number, ContentUse[]>()
  // Read one after the other, because the statements of a transaction share one connection.
  for (const draft of [false, true]) {
    const pages = await findPages(payload, collection, { id: wanted, req, draft, addresses })
    for (const { name, address, fields, row } of await readAllContent(payload, {
      draft,
      pages,
      req,
    })) {
      for (const leaf of fieldValuesIn(fields, row)) {
        for (const id of idsIn(leaf, collection, rowOf)) {
          if (typeof id !== 'number') continue
          const place = joinLabels(name, leaf.labels)
          const known = uses.get(id) ?? []
          if (!known.some((use) => use.place === place))
            uses.set(id, [...known, { place, address }])
        }
      }
    }
  }
  return uses
}

const MAX_LISTED = 4

export const refuseDeletionInUse =
  (collection: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // A page's link to itself is deleted with the page.
    const own = paths.cmsRow(collection, Number(id))
    const all =
      (await findContentUses(req.payload, collection, { id: Number(id), req })).get(Number(id)) ??
      []
    const uses = all.filter(({ address }) => address !== own)
    if (uses.length === 0) return
    const named = uses.slice(0, MAX_LISTED).map(({ place }) => place)
    const more = uses.length > MAX_LISTED ? [`${uses.length - MAX_LISTED} more`] : []
    throw new AppError('content.in_use', {
      message: `This is in use: ${[...named, ...more].join('; ')}. Choose another one there first.`,
    })
  }
