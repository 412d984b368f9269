import 'server-only'
import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

/** Pixels of the placeholder that stands in while a picture loads. */
const BLUR_WIDTH = 12

/** Keeps a few pixels of a new picture in its row: shown while the picture itself is on its way. */
export const addBlur: CollectionBeforeChangeHook = async ({ data, req }) => {
  const source = req.file?.data
  if (!source?.length) return data
  const pixels = await sharp(source).rotate().resize(BLUR_WIDTH).webp({ quality: 30 }).toBuffer()
  return { ...data, blur: `data:image/webp;base64,${pixels.toString('base64')}` }
}
