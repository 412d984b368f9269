import 'server-only'
import { publicFiles } from '../storage/storage'
import { answerFile } from './file-answer'

const YEAR_S = 31_536_000

/** What editors may upload to be shown; anything else is bytes. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

/** A file of the media library. Its address changes with it, so it may be kept for good. */
export const answerPublicFile = (request: Request, name: string): Promise<Response> =>
  answerFile(request, publicFiles(), name, {
    'content-type': TYPES[extensionOf(name)] ?? 'application/octet-stream',
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
  })
