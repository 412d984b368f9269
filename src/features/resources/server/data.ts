import 'server-only'
import { cms } from '@/lib/cms'
import { readContent } from '@/lib/content/published'
import { presentSeo } from '@/lib/content/seo'
import { AppError } from '@/lib/errors'
import { presentPicture } from '@/lib/pictures/pictures'
import { formatBytes } from '@/lib/text'
import type { Resource } from '@/payload-types'
import {
  isResourceKey,
  RESOURCE_KEYS,
  RESOURCES,
  RESOURCES_PAGE,
  type ResourceKey,
} from '../constants'
import type { ResourcesContent, ShownDocument } from '../schema'

const presentDocument = (row: Resource): ShownDocument => ({
  key: row.key,
  title: row.title,
  description: row.description,
  sizeLabel: row.sizeLabel || formatBytes(row.filesize ?? 0),
  covers: row.covers ?? '',
  coverTitle: row.coverTitle,
  cover: presentPicture(row.coverPicture),
  version: `${row.filesize ?? 0}-${Date.parse(row.updatedAt).toString(36)}`,
})

/** The existing documents, the booklet first. */
async function listDocuments(): Promise<ShownDocument[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: RESOURCES,
    pagination: false,
    depth: 1,
    overrideAccess: true,
  })
  const place = ({ key }: Resource) => RESOURCE_KEYS.indexOf(key)
  return docs.toSorted((a, b) => place(a) - place(b)).map(presentDocument)
}

/** The page as its components show it. */
export async function getResourcesPage(): Promise<ResourcesContent> {
  const [{ heading, lead, seo }, documents] = await Promise.all([
    readContent(RESOURCES_PAGE),
    listDocuments(),
  ])
  return { heading, lead, documents, seo: presentSeo(seo) }
}

async function readStoredDocument(key: ResourceKey) {
  const payload = await cms()
  const where = { key: { equals: key } }
  const [{ docs }, site] = await Promise.all([
    payload.find({ collection: RESOURCES, where, limit: 1, depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
  ])
  return { key, filename: docs[0]?.filename ?? null, siteName: site.name ?? '' }
}

/**
 * Returns the stored file's name and the movement's.
 * @throws AppError `file.not_found`
 */
export async function getStoredDocument(key: string) {
  if (!isResourceKey(key)) throw new AppError('file.not_found')
  const { filename, ...stored } = await readStoredDocument(key)
  if (!filename) throw new AppError('file.not_found')
  return { ...stored, filename }
}
