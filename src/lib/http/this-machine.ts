import 'server-only'
import { publicUrl } from '../env'

/**
 * The web server sets this header on requests from this machine, and removes it from all others
 * (src/server/forwarded.ts).
 */
export const FROM_THIS_MACHINE_HEADER = 'x-from-this-machine'

/**
 * True when the request comes from this machine. Always false with a PUBLIC_URL, because a proxy on
 * this machine may forward visitors' requests without a header that says so.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE_HEADER) === '1'
}
