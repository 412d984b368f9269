import 'server-only'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import sharp from 'sharp'
import { anyone } from '@/lib/access'
import { MEDIA_TAG } from '@/lib/cache/tags'
import { editorsWrite, invalidating } from '@/lib/content/fields'
import { publicFolder } from '@/lib/storage/storage'

/** Pixels of the placeholder that stands in while a picture loads. */
const BLUR_WIDTH = 12

/** Keeps a few pixels of a new picture in its row: shown while the picture itself is on its way. */
const addBlur: CollectionBeforeChangeHook = async ({ data, req }) => {
  const source = req.file?.data
  if (!source?.length) return data
  const pixels = await sharp(source).rotate().resize(BLUR_WIDTH).webp({ quality: 30 }).toBuffer()
  return { ...data, blur: `data:image/webp;base64,${pixels.toString('base64')}` }
}

/**
 * Pictures of the public site. The originals are kept; Next makes the sizes (AVIF, WebP) a page
 * asks for at their first visit and keeps them.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { ...editorsWrite, read: anyone },
  upload: {
    staticDir: publicFolder(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
  },
  hooks: { ...invalidating(MEDIA_TAG), beforeChange: [addBlur] },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
    { name: 'blur', type: 'text', admin: { hidden: true } },
  ],
}

/** Short films of the public site, played from here when they are on no video platform. */
export const Videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  access: { ...editorsWrite, read: anyone },
  upload: { staticDir: publicFolder(), mimeTypes: ['video/mp4', 'video/webm'] },
  hooks: invalidating(MEDIA_TAG),
  fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
}
