import 'server-only'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { getReadableFile } from '@/features/delivery/server/data'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import { openPrivateFile } from '@/lib/storage/storage'
import { StorageTrouble } from '@/lib/storage/trouble'

const MAX_SIDE = 1280
/** The number of pixels of the largest phone photos; larger pictures are refused. */
const MAX_PIXELS = 200_000_000
const PATIENCE_S = 10

/** The types with a preview. HEIC is missing, because the builds of `sharp` cannot decode it. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** The most previews made at the same time, because each holds a whole picture in memory. */
const MAX_CONCURRENT = 2
let underWay = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay < MAX_CONCURRENT) underWay += 1
  else await new Promise<void>((go) => queue.push(go))
  try {
    return await work()
  } finally {
    // Passes the slot directly to the next call, so that no new call can take it in between.
    const next = queue.shift()
    if (next) next()
    else underWay -= 1
  }
}

/**
 * Returns a preview of a stored picture. It is encoded anew, so that the browser gets neither the
 * original bytes nor the camera's metadata. Throws `file.no_preview`, `StorageTrouble` and the
 * errors of `getReadableFile`.
 */
export async function previewFile(id: number, actor: StaffActor): Promise<Response> {
  const file = await getReadableFile(id)
  if (!PICTURES.has(file.mimeType)) throw new AppError('file.no_preview')
  const limits = { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' } as const
  const bytes = await inTurn(async () => {
    const original = await openPrivateFile(file.storageKey)
    if (!original) throw new AppError('file.not_found')
    const picture = sharp(limits)
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: PATIENCE_S })
    const [made] = await Promise.all([picture.toBuffer(), pipeline(original, picture)])
    return made
  }).catch((cause) => {
    if (cause instanceof AppError || cause instanceof StorageTrouble) throw cause
    throw new AppError('file.no_preview', { cause })
  })
  const { submissionId } = file
  await recordAudit({
    action: 'file.previewed',
    actor,
    detail: { text: file.name, submissionId },
    submissions: [submissionId],
  })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Cached by this reader's browser only; the preview of a file never changes.
      'cache-control': 'private, max-age=3600',
      vary: 'Cookie',
    },
  })
}
