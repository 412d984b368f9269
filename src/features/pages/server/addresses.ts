import 'server-only'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { wasDraftSave } from '@/lib/content/versions'
import { executorOfRequest } from '@/lib/database/adapter'
import { query, sql } from '@/lib/database/sql'
import { isReserved } from '@/lib/reserved-slugs'
import { slugify } from '@/lib/slug'
import { validateSlug } from '../address'

/**
 * The most characters taken from a title. A slug may have 60, and a number such as `-2` may follow.
 */
const MADE_MAX = 54

async function isTaken(req: PayloadRequest, slug: string, ownId: number): Promise<boolean> {
  const [row] = await query(
    await executorOfRequest(req),
    sql`select from pages where slug = ${slug} and id <> ${ownId}`,
  )
  return row !== undefined
}

export const validateUniqueSlug: TextFieldSingleValidation = async (value, { id, req }) => {
  const shape = validateSlug(value)
  if (shape !== true) return shape
  const isFree = !(await isTaken(req, String(value), Number(id ?? 0)))
  return isFree || 'Another page has this address. Please write another one'
}

/**
 * Returns a slug such as `giving`, or `giving-2` if `giving` is taken or reserved. Returns an empty
 * text if `slugify` keeps nothing of the title.
 */
async function freeSlug(req: PayloadRequest, title: string, ownId: number): Promise<string> {
  const base = slugify(title)
    .slice(0, MADE_MAX)
    .replace(/(?<!-)-+$/, '')
  if (!base) return ''
  let slug = base
  for (let n = 2; isReserved(slug) || (await isTaken(req, slug, ownId)); n += 1) {
    slug = `${base}-${n}`
  }
  return slug
}

interface Row {
  id?: number
  title?: string | null
  slug?: string | null
  hasOwnAddress?: boolean | null
}

/** Makes the slug from the title until an editor writes a slug or the page is published. */
export const fillSlugFromTitle: CollectionBeforeValidateHook<Row & { id: number }> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const title = data.title ?? originalDoc?.title ?? ''
  const [before, sent] = [originalDoc?.slug ?? '', data.slug ?? '']
  const isWritten = sent !== '' && sent !== before
  const hasOwn = isWritten || (sent !== '' && originalDoc?.hasOwnAddress === true)
  const [published] = originalDoc?.id ? await findPublished(req, originalDoc.id) : []
  if (hasOwn || (published && sent !== '')) return { ...data, hasOwnAddress: true }
  if (!title) return { ...data, hasOwnAddress: false }
  const slug = await freeSlug(req, title, originalDoc?.id ?? 0)
  return { ...data, slug: slug || null, hasOwnAddress: false }
}

const findPublished = async (req: PayloadRequest, id: number) =>
  query<{ slug: string }>(
    await executorOfRequest(req),
    sql`select slug from pages where id = ${id} and exists (
      select from _pages_v where parent_id = ${id} and version__status = 'published'
    )`,
  )

/**
 * Passes the page's slug before the change to `storeEarlierSlug`. Passes nothing when only a draft
 * is saved, or when the page was never published.
 */
export const rememberEarlierSlug: CollectionBeforeChangeHook = async ({
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || wasDraftSave(req)) return
  const [row] = await findPublished(req, originalDoc.id)
  req.context.earlierAddress = row?.slug
}

/**
 * Stores the page's earlier slug, which then redirects to the page. The row refers to the page by
 * id, so that redirects cannot form a loop.
 */
export const storeEarlierSlug: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (wasDraftSave(req)) return
  const on = await executorOfRequest(req)
  const earlier = req.context.earlierAddress
  if (earlier && earlier !== doc.slug) {
    await on.execute(sql`
      insert into page_addresses (address, page_id) values (${earlier}, ${doc.id})
      on conflict (address) do update set page_id = excluded.page_id`)
  }
  await on.execute(sql`delete from page_addresses where address = ${doc.slug}`)
}

export const deleteEarlierSlugs: CollectionAfterDeleteHook = async ({ id, req }) => {
  const on = await executorOfRequest(req)
  await on.execute(sql`delete from page_addresses where page_id = ${id}`)
}
