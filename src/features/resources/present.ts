import { toPictureSource } from '@/lib/pictures/pictures'
import { formatBytes } from '@/lib/text'
import type { Resource } from '@/payload-types'
import type { ShownDocument } from './schema'

export const presentDocument = (row: Resource): ShownDocument => ({
  key: row.key,
  title: row.title,
  description: row.description,
  sizeLabel: row.sizeLabel || formatBytes(row.filesize ?? 0),
  covers: row.covers ?? '',
  coverTitle: row.coverTitle,
  cover: toPictureSource(row.coverPicture),
  version: `${row.filesize ?? 0}-${Date.parse(row.updatedAt).toString(36)}`,
})
