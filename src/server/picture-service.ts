import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPictureAddress } from '@/lib/pictures/version'

/** The address of Next's picture service. */
export const PICTURES = '/_next/image'
const PARAMETERS = ['q', 'url', 'w']

/** True for a URL of Next's picture service that our pages may use. */
export function isPictureRequest(url: string): boolean {
  const { searchParams } = new URL(url, 'http://here.invalid')
  const names = [...searchParams.keys()].sort()
  return names.join() === PARAMETERS.join() && isPictureAddress(searchParams.get('url') ?? '')
}

/**
 * Resizing a picture takes seconds of processor time, so only pictures that the site shows are
 * resized. Next checks the widths itself. Returns true when the request was refused.
 */
export function refusePicture({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (url.split('?')[0] !== PICTURES || isPictureRequest(url)) return false
  response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  return true
}
