import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPictureAddress } from '@/lib/pictures/version'

const ADDRESS = '/_next/image'
const PARAMETERS = ['q', 'url', 'w']

/** True for what the pages ask of Next's picture service, and for nothing else. */
export function isPictureRequest(url: string): boolean {
  const { searchParams } = new URL(url, 'http://here.invalid')
  const names = [...searchParams.keys()].sort()
  return names.join() === PARAMETERS.join() && isPictureAddress(searchParams.get('url') ?? '')
}

/**
 * Making a size of a picture takes seconds of a processor: only sizes of pictures that the site
 * shows are made. Next checks the widths itself. True when the request has been refused.
 */
export function refusePicture({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (url.split('?')[0] !== ADDRESS || isPictureRequest(url)) return false
  response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  return true
}
