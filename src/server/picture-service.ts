import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPictureAddress } from '@/lib/pictures/version'

/** The address of Next's picture service. */
export const PICTURE_SERVICE_PATH = '/_next/image'
const PARAMETERS = ['q', 'url', 'w']

/**
 * True for a URL of Next's picture service with exactly its three parameters and a picture of ours.
 */
export function isPictureRequest(url: string): boolean {
  const { searchParams } = new URL(url, 'http://here.invalid')
  const names = [...searchParams.keys()].sort()
  return names.join() === PARAMETERS.join() && isPictureAddress(searchParams.get('url') ?? '')
}

/**
 * Refuses to resize what is no picture of ours (`isPictureAddress`), because resizing takes seconds
 * of processor time. Next checks the widths itself. Returns true when it has refused the request.
 */
export function refusePicture({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (url.split('?')[0] !== PICTURE_SERVICE_PATH || isPictureRequest(url)) return false
  response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  return true
}
