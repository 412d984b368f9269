import 'server-only'
import type { Where } from 'payload'
import { cms } from '@/lib/cms'
import { labelOrSlug } from '@/lib/content/all-content'
import { fetchRows, sql } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { findEditorNames } from './editor-names'

export interface ContentDraft {
  name: string
  address: string
  /** ISO 8601. */
  changedAt: string
  /** Name of the account; null when unknown or when the account no longer exists. */
  changedBy: string | null
}

export interface ScheduledChange {
  name: string
  address: string
  type: 'publish' | 'unpublish'
  /** ISO 8601. */
  at: string
}

const NEWEST_DRAFT: Where = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
}
const CALL = { where: NEWEST_DRAFT, depth: 0, overrideAccess: true } as const

export const MAX_LISTED_DRAFTS = 50

/**
 * Lists the pages whose newest version is a draft, without pages that are still empty, newest
 * first.
 */
const draftsOfPages = () =>
  fetchRows<{ id: number; title: string | null; changedAt: string; savedBy: number | null }>(sql`
    select parent_id as id, version_title as title, updated_at as "changedAt",
      version_saved_by_id as "savedBy"
    from _pages_v where latest and version__status = 'draft' and parent_id is not null and (
      version_title <> '' or version_lead <> '' or version_content is not null
      or jsonb_array_length(coalesce(version_blocks, '[]')) > 0
    ) order by updated_at desc limit ${MAX_LISTED_DRAFTS}`)

export async function listDrafts(): Promise<ContentDraft[]> {
  const payload = await cms()
  const ofGlobals = payload.config.globals
    .filter(({ versions }) => versions?.drafts)
    .map(async ({ slug, label }) => {
      const { docs } = await payload.findGlobalVersions({
        ...CALL,
        slug: slug as 'merch',
        limit: 1,
      })
      return docs.map(({ updatedAt, version }) => ({
        name: labelOrSlug(label, slug),
        address: paths.cmsGlobal(slug),
        changedAt: updatedAt,
        savedBy: version.savedBy,
      }))
    })
  const ofPages = draftsOfPages().then((rows) =>
    rows.map(({ id, title, changedAt, savedBy }) => ({
      name: title || 'A page without a title',
      address: paths.cmsRow('pages', id),
      changedAt: new Date(changedAt).toISOString(),
      savedBy,
    })),
  )
  const drafts = (await Promise.all([...ofGlobals, ofPages])).flat()
  const names = await findEditorNames(
    payload,
    drafts.map(({ savedBy }) => savedBy),
  )
  return drafts
    .map(({ savedBy, ...draft }) => ({ ...draft, changedBy: names.get(savedBy) ?? null }))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
}

interface JobInput {
  type?: string
  doc?: { value: string }
  global?: string
}

export async function listScheduledChanges(now = Date.now()): Promise<ScheduledChange[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { greater_than: new Date(now).toISOString() } },
      ],
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const shown = docs.map(async ({ input, waitUntil }): Promise<ScheduledChange[]> => {
    const { type, doc, global } = (input ?? {}) as JobInput
    const what = {
      type: type === 'unpublish' ? 'unpublish' : 'publish',
      at: `${waitUntil}`,
    } as const
    const config = payload.config.globals.find(({ slug }) => slug === global)
    if (config) {
      const { label, slug } = config
      return [{ ...what, name: labelOrSlug(label, slug), address: paths.cmsGlobal(slug) }]
    }
    if (!doc) return []
    const id = Number(doc.value)
    const page = await payload.findByID({
      ...{ collection: 'pages', id, draft: true, depth: 0 },
      ...{ disableErrors: true, overrideAccess: true },
    })
    return page ? [{ ...what, name: page.title, address: paths.cmsRow('pages', id) }] : []
  })
  return (await Promise.all(shown)).flat()
}
