import { answerFile } from '@/lib/http/file-answer'
import { publicRoute } from '@/lib/http/route'
import { publicFilePath } from '@/lib/storage'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** A picture of the media library. Its address changes with it, so it may be kept for good. */
export const GET = publicRoute<{ name: string }>((request, { name }) =>
  answerFile(request, publicFilePath(name), {
    'content-type':
      TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  }),
)
