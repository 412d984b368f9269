import 'server-only'
import type {
  CollectionSlug,
  Field,
  FlattenedField,
  Payload,
  PayloadRequest,
  SelectType,
  Where,
} from 'payload'
import { paths } from '../paths'

export interface ContentRow {
  /** Such as “Home” or “Provinces: Antique”. */
  name: string
  address: string
  fields: readonly Field[]
  row: Record<string, unknown>
}

interface Req {
  req?: Partial<PayloadRequest>
}

const LEADING = new Set(['upload', 'relationship', 'richText'])

const leadsSomewhere = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) =>
    'flattenedFields' in field ? leadsSomewhere(field.flattenedFields) : LEADING.has(field.type),
  )

export const labelOrSlug = (label: unknown, slug: string) =>
  typeof label === 'string' ? label : slug

interface Rows extends Req {
  collection: CollectionSlug
  where?: Where
  select?: SelectType
  sort?: string
  draft?: boolean
}

/** Reads rows without Payload's hooks, which would take most of the time of a link check. */
export async function readContentRows(
  { db }: Payload,
  { draft, ...of }: Rows,
): Promise<Record<string, unknown>[]> {
  const call = { ...of, limit: 0, pagination: false }
  const { docs } = await (draft ? db.queryDrafts(call) : db.find(call))
  return docs as Record<string, unknown>[]
}

interface AllContent extends Req {
  draft: boolean
  pages: readonly number[]
}

/**
 * Reads all globals, and the published rows that may refer to others. With `draft`, reads only rows
 * with an unpublished draft, and globals in their newest version. Of pages, reads only those in
 * `pages`.
 */
export async function readAllContent(
  payload: Payload,
  { draft, pages, req }: AllContent,
): Promise<ContentRow[]> {
  const { globals, collections } = payload.config
  const call = { depth: 0, draft, overrideAccess: true, req } as const
  const rows: ContentRow[] = []
  for (const { slug, label, fields } of globals) {
    const row = await payload.findGlobal({ ...call, slug: slug as 'merch' })
    const address = paths.cmsGlobal(slug)
    rows.push({ name: labelOrSlug(label, slug), address, fields, row: { ...row } })
  }
  for (const { slug, labels, fields, flattenedFields, admin, versions } of collections) {
    if (admin.hidden || !leadsSomewhere(flattenedFields)) continue
    const collection = slug as CollectionSlug
    if (draft && !versions?.drafts) continue
    const isPages = slug === 'pages'
    if (isPages && pages.length === 0) continue
    const where: Where = {
      ...(isPages && { [draft ? 'parent' : 'id']: { in: [...pages] } }),
      ...(draft && { 'version._status': { not_equals: 'published' } }),
      ...(!draft && versions?.drafts && { _status: { equals: 'published' } }),
    }
    for (const doc of await readContentRows(payload, { collection, draft, where, req })) {
      const name = `${labelOrSlug(labels.plural, slug)}: ${doc[admin.useAsTitle ?? 'id'] ?? doc.id}`
      rows.push({ name, address: paths.cmsRow(slug, Number(doc.id)), fields, row: doc })
    }
  }
  return rows
}
