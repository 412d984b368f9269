import 'server-only'
import { cms } from '@/lib/cms'
import { readContent } from '@/lib/content/published'
import { presentSeo } from '@/lib/content/seo'
import { AppError } from '@/lib/errors'
import { SLUG_PATTERN } from '@/lib/slug'
import { isFixedDocumentKey, RESOURCES_PAGE_SLUG, RESOURCES_SLUG } from '../constants'
import { presentDocument } from '../present'
import type { ResourcesContent, ShownDocument } from '../schema'

async function listDocuments(): Promise<ShownDocument[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: RESOURCES_SLUG,
    pagination: false,
    depth: 1,
    sort: 'id',
    overrideAccess: true,
  })
  const [fixed, others] = [
    docs.filter(({ key }) => isFixedDocumentKey(key)),
    docs.filter(({ key }) => !isFixedDocumentKey(key)),
  ]
  const inOrder = fixed.toSorted((a, b) => a.key.localeCompare(b.key))
  return [...inOrder, ...others].map(presentDocument)
}

export async function getResourcesPage(): Promise<ResourcesContent> {
  const [{ heading, lead, seo }, documents] = await Promise.all([
    readContent(RESOURCES_PAGE_SLUG),
    listDocuments(),
  ])
  return { heading, lead, documents, seo: presentSeo(seo, { heading, lead }) }
}

async function readStoredDocument(key: string) {
  const payload = await cms()
  const where = { key: { equals: key } }
  const [{ docs }, site] = await Promise.all([
    payload.find({ collection: RESOURCES_SLUG, where, limit: 1, depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
  ])
  return { key, filename: docs[0]?.filename ?? null, siteName: site.name ?? '' }
}

export async function getStoredDocument(key: string) {
  if (!SLUG_PATTERN.test(key)) throw new AppError('file.not_found')
  const { filename, ...stored } = await readStoredDocument(key)
  if (!filename) throw new AppError('file.not_found')
  return { ...stored, filename }
}
