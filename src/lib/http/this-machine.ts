import 'server-only'
import { publicUrl } from '../env'

/** Set by the web server (src/server/forwarded.ts), which removes it from visitors' requests. */
export const FROM_THIS_MACHINE = 'x-from-this-machine'

/**
 * Always false with a PUBLIC_URL, because a proxy on the same machine may forward visitors without
 * adding a header.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE) === '1'
}
