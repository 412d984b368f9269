import 'server-only'
import type { Field, FlattenedField, Payload, PayloadRequest } from 'payload'
import { paths } from '../paths'

/** A page, or a row of a collection, in its draft or published state. */
export interface ContentRow {
  /** The name editors know: “Home”, “Provinces: Antique”. */
  name: string
  /** URL of the panel's page where it is edited. */
  address: string
  fields: readonly Field[]
  row: Record<string, unknown>
}

const LEADING = new Set(['upload', 'relationship', 'richText'])

const leadsSomewhere = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) =>
    'flattenedFields' in field ? leadsSomewhere(field.flattenedFields) : LEADING.has(field.type),
  )

/** The label shown to editors; our labels are strings, never functions. */
export const labelOf = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug)

/**
 * Reads all content that can link to something: pictures, documents, forms, pages. `draft`: the
 * newest drafts; otherwise the published state.
 */
export async function readAllContent(
  payload: Payload,
  { draft, req }: { draft: boolean; req?: Partial<PayloadRequest> },
): Promise<ContentRow[]> {
  const { globals, collections } = payload.config
  const call = { depth: 0, draft, overrideAccess: true, req } as const
  const rows: ContentRow[] = []
  for (const { slug, label, fields } of globals) {
    const row = await payload.findGlobal({ ...call, slug: slug as 'merch' })
    const address = paths.cmsGlobal(slug)
    rows.push({ name: labelOf(label, slug), address, fields, row: { ...row } })
  }
  for (const { slug, labels, fields, flattenedFields, admin, versions } of collections) {
    if (admin.hidden || !leadsSomewhere(flattenedFields)) continue
    const isPublic = versions?.drafts && !draft ? { _status: { equals: 'published' } } : undefined
    const collection = slug as 'pages'
    const { docs } = await payload.find({ ...call, collection, where: isPublic, pagination: false })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const name = `${labelOf(labels.plural, slug)}: ${doc[admin.useAsTitle ?? 'id'] ?? doc.id}`
      rows.push({ name, address: paths.cmsRow(slug, Number(doc.id)), fields, row: doc })
    }
  }
  return rows
}
