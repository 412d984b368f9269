import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook, CollectionConfig, Config, Plugin } from 'payload'
import { newFilesStore, s3Settings } from '../env'
import { s3ClientConfig } from './s3-client'
import { publicFiles, storesOf } from './storage'

type Doc = { filename?: string | null }

/**
 * Deletes a replaced or deleted file from the former store too, because readers would still find it
 * there.
 */
async function forgetFormer(...docs: (Doc | undefined)[]): Promise<void> {
  const { former } = storesOf('public')
  const names = new Set(docs.map((doc) => doc?.filename).filter((name) => name != null))
  for (const name of names) await former?.remove(name)
}

interface Edits {
  crop?: unknown
  focalPoint?: unknown
  widthInPixels?: unknown
  heightInPixels?: unknown
}

/**
 * Loads the stored file for Payload before an editor changes a picture's crop, focal point or size.
 * Otherwise Payload would download it from the site's own address, which Payload does not trust.
 */
const bringPicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  collection,
}) => {
  const edits = (req.query?.uploadEdits ?? {}) as Edits
  const { id } = args as { id?: number }
  const isEdited = edits.crop || edits.focalPoint || edits.widthInPixels || edits.heightInPixels
  if (operation !== 'update' || id === undefined || req.file || !isEdited) return args
  const found = await req.payload.findByID({ collection: collection.slug, id, depth: 0, req })
  const { filename, mimeType } = found as { filename?: string; mimeType?: string }
  const bytes = filename ? await publicFiles().open(filename) : null
  if (!bytes || !filename) return args
  const data = await buffer(bytes)
  req.file = { data, mimetype: mimeType ?? '', name: filename, size: data.length }
  return { ...args, overwriteExistingFiles: true }
}

function withFormer(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), bringPicture],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ req, doc, previousDoc }) => (req.file ? forgetFormer(doc, previousDoc) : undefined),
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), ({ doc }) => forgetFormer(doc)],
    },
  }
}

/**
 * Removes the column that the storage package adds for direct uploads from browsers, which we do
 * not use.
 */
const withoutObjectKeys = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
  })),
})

/**
 * Payload's plugin for the site's pictures, films and documents. With S3 configured, replaced and
 * deleted files are removed from both stores, and new ones go to S3 unless FILES is `folder`.
 */
export const siteUploadsPlugin: Plugin = async (given) => {
  const s3 = s3Settings()
  if (!s3) return given
  const config: Config = { ...given, collections: given.collections?.map(withFormer) }
  if (newFilesStore() === 'folder') return config
  const { s3Storage } = await import(/* turbopackIgnore: true */ '@payloadcms/storage-s3')
  const slugs = (config.collections ?? []).filter(({ upload }) => upload).map(({ slug }) => slug)
  const storage = s3Storage({
    bucket: s3.bucket,
    config: s3ClientConfig(s3),
    collections: Object.fromEntries(slugs.map((slug) => [slug, true])),
  })
  return withoutObjectKeys(await storage(config))
}
