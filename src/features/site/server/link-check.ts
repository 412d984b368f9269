import 'server-only'
import type { Payload } from 'payload'
import { cms } from '@/lib/cms'
import { readAllContent, readContentRows } from '@/lib/content/all-content'
import {
  type BrokenLink,
  findBrokenLinks,
  isBrokenLink,
  isTargetGone,
  type ReachableTargets,
} from '@/lib/content/broken-links'
import { linkReferencesIn } from '@/lib/content/links/link'
import { findLinkTargets } from '@/lib/content/links/targets'
import { isActiveForm } from '@/lib/content/open-form'
import {
  findPageIdsWithoutPicture,
  findValuesInPages,
  listLinkFieldNames,
  listRelationFieldNames,
  pickNewestPageIds,
} from '@/lib/content/page-values'
import { db, fetchRows, sql } from '@/lib/database/db'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { publicFiles } from '@/lib/storage/storage'

/** Links to these paths count as working: endpoints, screens of staff, and pages made by code. */
const UNCHECKED_PATHS = ['/api/', '/admin', '/cms', '/tell-me', '/testimony', '/stand-ins/']

const ALL = { depth: 0, pagination: false, overrideAccess: true } as const

type Names = ReadonlySet<string>

async function listFiles(payload: Payload, names: Names, collection: 'media' | 'videos') {
  const rows = await readContentRows(payload, { collection, select: { filename: true } })
  return new Map(rows.map(({ id, filename }) => [Number(id), names.has(String(filename))] as const))
}

async function listDocuments(payload: Payload, names: Names): Promise<Map<string, boolean>> {
  const select = { key: true, filename: true } as const
  const rows = await readContentRows(payload, { collection: 'resources', select })
  return new Map(
    rows.map(({ key, filename }) => [String(key), names.has(String(filename))] as const),
  )
}

const pageAddresses = () =>
  fetchRows<{ slug: string }>(sql`
    select slug from pages where _status = 'published'
    union select earlier.address from page_addresses earlier
    join pages page on page.id = earlier.page_id and page._status = 'published'`)

const earlierFormAddresses = () =>
  fetchRows<{ slug: string; formId: number }>(
    sql`select address as slug, form_id::int as "formId" from form_addresses`,
  )

async function readReachable(payload: Payload) {
  const names = new Set(await publicFiles().names())
  const [media, videos, documents, pages, forms, moved] = await Promise.all([
    listFiles(payload, names, 'media'),
    listFiles(payload, names, 'videos'),
    listDocuments(payload, names),
    pageAddresses(),
    payload.find({ ...ALL, collection: 'forms' }),
    earlierFormAddresses(),
  ])
  const open = forms.docs.filter(isActiveForm)
  const known = new Set([
    ...[...KEPT_PAGES, paths.sitemap],
    ...pages.map(({ slug }) => paths.page(slug)),
    ...open.map(({ slug }) => paths.form(slug)),
    ...moved
      .filter(({ formId }) => open.some(({ id }) => id === formId))
      .map(({ slug }) => paths.form(slug)),
  ])
  const reachable: Omit<ReachableTargets, 'targets'> = {
    hasPage: ({ pathname, searchParams }) => {
      const document = pathname === paths.resources ? searchParams.get('showPDF') : null
      if (document !== null) return documents.get(document) ?? false
      return known.has(pathname) || UNCHECKED_PATHS.some((start) => pathname.startsWith(start))
    },
    files: { media, videos },
    forms: new Map(forms.docs.map((form) => [form.id, isActiveForm(form)])),
  }
  return { reachable, documents }
}

/**
 * Finds the editors' pages with a broken link, or with a missing picture, file or form. Returns the
 * ids of the newest of these pages.
 */
async function findSuspects(payload: Payload, reachable: Omit<ReachableTargets, 'targets'>) {
  const on = await db()
  const { fields } = payload.collections.pages.config
  const held = (names: readonly string[]) => findValuesInPages(on, names, { draft: false })
  const relations = ['media', 'videos', 'forms'] as const
  const [links, missing, ...related] = await Promise.all([
    held(listLinkFieldNames(fields)),
    findPageIdsWithoutPicture(on, fields),
    ...relations.map((collection) => held(listRelationFieldNames(fields, collection))),
  ])
  const targets = await findLinkTargets(linkReferencesIn(links.map(({ value }) => value)))
  const all = { ...reachable, targets }
  const broken = [
    ...links.filter(({ value }) => isBrokenLink(String(value), all)),
    ...relations.flatMap((collection, at) =>
      (related[at] ?? []).filter(({ value }) => isTargetGone(collection, Number(value), all)),
    ),
  ]
  return pickNewestPageIds([...missing, ...broken.flatMap((each) => each.ids)])
}

export async function findAllBrokenLinks(): Promise<BrokenLink[]> {
  const payload = await cms()
  const { reachable, documents } = await readReachable(payload)
  const pages = await findSuspects(payload, reachable)
  const rows = await readAllContent(payload, { draft: false, pages })
  const targets = await findLinkTargets(linkReferencesIn(rows.map(({ row }) => row)))
  const lost = [...documents].filter(([, exists]) => !exists)
  return [
    ...findBrokenLinks(rows, { ...reachable, targets }),
    ...lost.map(([key]) => ({
      place: `Documents → ${key}`,
      what: 'has no file',
      address: paths.cmsCollection('resources'),
    })),
  ]
}
