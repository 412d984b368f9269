import 'server-only'
import { publicUrl } from '../env'

/** Only the web server sets it (src/runtime/web/forwarded.ts); a visitor's own is dropped. */
export const FROM_THIS_MACHINE = 'x-from-this-machine'

/**
 * True for requests from the computer the portal runs on. Never with a PUBLIC_URL: a proxy on the
 * same machine may forward visitors without saying so.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE) === '1'
}
