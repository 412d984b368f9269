import 'server-only'
import type { Payload } from 'payload'
import { cms } from '@/lib/cms'
import { readAllContent, readRows } from '@/lib/content/all-content'
import { type BrokenLink, findBrokenLinks, type Reachable } from '@/lib/content/broken-links'
import { referencesIn } from '@/lib/content/links/link'
import { findTargets } from '@/lib/content/links/targets'
import { isOpenForm } from '@/lib/content/open-form'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { publicFiles } from '@/lib/storage/storage'

/**
 * Addresses that begin like these are not checked, because they do not lead to pages of the site.
 */
const UNCHECKED_PATHS = ['/api/', '/admin', '/cms', '/tell-me', '/testimony', '/stand-ins/']

const ALL = { depth: 0, pagination: false, overrideAccess: true } as const

/** Names of all stored files. */
type Names = ReadonlySet<string>

async function listFiles(payload: Payload, names: Names, collection: 'media' | 'videos') {
  const rows = await readRows(payload, { collection, select: { filename: true } })
  return new Map(rows.map(({ id, filename }) => [Number(id), names.has(String(filename))] as const))
}

async function listDocuments(payload: Payload, names: Names): Promise<Map<string, boolean>> {
  const select = { key: true, filename: true } as const
  const rows = await readRows(payload, { collection: 'resources', select })
  return new Map(
    rows.map(({ key, filename }) => [String(key), names.has(String(filename))] as const),
  )
}

async function readReachable(payload: Payload) {
  const names = new Set(await publicFiles().names())
  const where = { _status: { equals: 'published' } }
  const [media, videos, documents, pages, forms] = await Promise.all([
    listFiles(payload, names, 'media'),
    listFiles(payload, names, 'videos'),
    listDocuments(payload, names),
    readRows(payload, { collection: 'pages', where, select: { slug: true } }),
    payload.find({ ...ALL, collection: 'forms' }),
  ])
  const open = forms.docs.filter(isOpenForm)
  const known = new Set([
    ...[...KEPT_PAGES, paths.sitemap],
    ...pages.map(({ slug }) => paths.page(String(slug))),
    ...open.map(({ slug }) => paths.form(slug)),
  ])
  const reachable: Omit<Reachable, 'targets'> = {
    hasPage: ({ pathname, searchParams }) => {
      const document = pathname === paths.resources ? searchParams.get('showPDF') : null
      if (document !== null) return documents.get(document) ?? false
      return known.has(pathname) || UNCHECKED_PATHS.some((start) => pathname.startsWith(start))
    },
    files: { media, videos },
    forms: new Map(forms.docs.map((form) => [form.id, isOpenForm(form)])),
  }
  return { reachable, documents }
}

/** Returns internal links, documents and pictures of the published site that lead nowhere. */
export async function checkLinks(): Promise<BrokenLink[]> {
  const payload = await cms()
  const [rows, { reachable, documents }] = await Promise.all([
    readAllContent(payload, { draft: false }),
    readReachable(payload),
  ])
  const targets = await findTargets(referencesIn(rows.map(({ row }) => row)))
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
