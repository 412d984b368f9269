import 'server-only'
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  FileUploadError,
  type UIField,
} from 'payload'
import sharp from 'sharp'
import { allowAnyone } from '@/lib/access'
import { editorWriteAccess, invalidationHooks, lineField } from '@/lib/content/fields'
import { refuseDeletionInUse } from '@/lib/content/in-use'
import { paths } from '@/lib/paths'
import { pictureVersion } from '@/lib/pictures/version'
import { publicFolder } from '@/lib/storage/folder-store'

const BLUR_WIDTH = 12

const addBlur: CollectionBeforeChangeHook = async ({ data, req }) => {
  const source = req.file?.data
  if (!source?.length) return data
  const tiny = sharp(source).rotate().resize(BLUR_WIDTH).webp({ quality: 30 })
  const pixels = await tiny.toBuffer().catch(() => {
    // The file is not a picture, or has too many pixels.
    throw new FileUploadError(req.t)
  })
  return { ...data, blur: `data:image/webp;base64,${pixels.toString('base64')}` }
}

const usedOn: UIField = {
  name: 'usedOn',
  label: 'Used on',
  type: 'ui',
  admin: {
    components: {
      Field: '/app/(payload)/panel/used-on#UsedOn',
      Cell: '/app/(payload)/panel/used-on#UsedOnCell',
    },
  },
}

interface Stored {
  filename?: string
  updatedAt?: string
}

/** Returns the thumbnail's URL. Its width and quality must be allowed in next.config.mjs. */
function thumbnail({ filename, updatedAt }: Stored): string | null {
  if (!filename || !updatedAt) return null
  const original = paths.media(filename, pictureVersion(filename, updatedAt))
  return `/_next/image?url=${encodeURIComponent(original)}&w=480&q=60`
}

/** Only originals are stored; Next makes each smaller size when it is first requested. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { ...editorWriteAccess, read: allowAnyone },
  admin: {
    group: 'Library',
    useAsTitle: 'alt',
    listSearchableFields: ['alt', 'filename'],
    defaultColumns: ['filename', 'alt', 'usedOn'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    components: {
      edit: { beforeDocumentControls: ['/components/panel/photos/touch-drags#TouchDrags'] },
    },
  },
  upload: {
    staticDir: publicFolder(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    // Otherwise editors could make the server fetch any URL.
    pasteURL: false,
    adminThumbnail: ({ doc }) => thumbnail(doc),
    // Otherwise Payload would add a second query string to the thumbnail's URL.
    cacheTags: false,
  },
  hooks: {
    ...invalidationHooks,
    beforeChange: [addBlur],
    beforeDelete: [refuseDeletionInUse('media')],
  },
  fields: [
    lineField('alt', 200, {
      label: 'Description',
      description: 'What the picture shows, for people who cannot see it.',
    }),
    usedOn,
    {
      name: 'blur',
      type: 'text',
      admin: {
        hidden: true,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
  ],
}

export const Videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  access: { ...editorWriteAccess, read: allowAnyone },
  admin: {
    group: 'Library',
    useAsTitle: 'title',
    defaultColumns: ['filename', 'title', 'usedOn', 'updatedAt'],
  },
  upload: { staticDir: publicFolder(), mimeTypes: ['video/mp4', 'video/webm'], pasteURL: false },
  hooks: { ...invalidationHooks, beforeDelete: [refuseDeletionInUse('videos')] },
  fields: [lineField('title', 120), usedOn],
}
