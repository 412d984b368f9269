import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSignedPictureAddress } from '@/lib/pictures/version'

export const PICTURE_SERVICE_PATH = '/_next/image'
const PARAMETERS = ['q', 'url', 'w']

export function isSignedPictureRequest(url: string): boolean {
  const { searchParams } = new URL(url, 'http://here.invalid')
  const names = [...searchParams.keys()].sort()
  return names.join() === PARAMETERS.join() && isSignedPictureAddress(searchParams.get('url') ?? '')
}

/**
 * Refuses to resize pictures whose address lacks our signature, because resizing takes seconds of
 * processor time. Next itself checks the widths. Returns true when it has refused.
 */
export function refuseUnsignedPicture(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (url.split('?')[0] !== PICTURE_SERVICE_PATH || isSignedPictureRequest(url)) return false
  response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  return true
}
