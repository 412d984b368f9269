import 'server-only'
import { publicUrl } from '../env'

/**
 * A header that only the web server sets (src/server/forwarded.ts). It removes the header from
 * visitors' requests.
 */
export const FROM_THIS_MACHINE = 'x-from-this-machine'

/**
 * True for requests from the computer that the portal runs on. Always false with a PUBLIC_URL,
 * because a proxy on the same machine may forward visitors without adding a header.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE) === '1'
}
