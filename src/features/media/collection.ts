import type { CollectionConfig } from 'payload'
import { allow, anyone } from '@/lib/access'
import { invalidate } from '@/lib/cache'
import { publicFolder } from '@/lib/storage'
import { addBlur } from './blur'

/**
 * Pictures of the public site. The originals are kept; Next makes the sizes (AVIF, WebP) a page
 * asks for at their first visit and keeps them.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    create: allow('content.write'),
    read: anyone,
    update: allow('content.write'),
    delete: allow('content.write'),
  },
  upload: {
    staticDir: publicFolder(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
  },
  hooks: {
    beforeChange: [addBlur],
    afterChange: [({ req }) => invalidate(req, 'media')],
    afterDelete: [({ req }) => invalidate(req, 'media')],
  },
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
  access: {
    create: allow('content.write'),
    read: anyone,
    update: allow('content.write'),
    delete: allow('content.write'),
  },
  upload: { staticDir: publicFolder(), mimeTypes: ['video/mp4', 'video/webm'] },
  hooks: {
    afterChange: [({ req }) => invalidate(req, 'media')],
    afterDelete: [({ req }) => invalidate(req, 'media')],
  },
  fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
}
