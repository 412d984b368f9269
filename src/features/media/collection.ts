import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { allow, anyone } from '@/lib/access'
import { dataDir } from '@/lib/env'

/** Pictures of the public site. */
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
    staticDir: path.join(dataDir(), 'media', 'public'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
  ],
}
