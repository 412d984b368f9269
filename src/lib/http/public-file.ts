import 'server-only'
import { publicFiles } from '../storage/storage'
import { fileResponse } from './file-response'

const YEAR_S = 31_536_000

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

/**
 * Responds with a public file. Browsers may cache it for a year, because a changed file gets
 * another address.
 */
export const publicFileResponse = (request: Request, name: string): Promise<Response> =>
  fileResponse(request, publicFiles(), name, {
    'content-type': TYPES[extensionOf(name)] ?? 'application/octet-stream',
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
  })
