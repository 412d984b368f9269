import { answerFile } from '@/lib/http/file-answer'
import { publicRoute } from '@/lib/http/route'
import { publicFilePath } from '@/lib/storage'

const TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' }

/** A film of the media library, in the parts a player asks for. Its address changes with it. */
export const GET = publicRoute<{ name: string }>((request, { name }) =>
  answerFile(request, publicFilePath(name), {
    'content-type':
      TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  }),
)
