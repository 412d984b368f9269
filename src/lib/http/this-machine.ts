import 'server-only'
import { publicUrl } from '../env'

/**
 * The web server sets this header (src/server/forwarded.ts) and removes it from visitors' requests.
 */
export const FROM_THIS_MACHINE_HEADER = 'x-from-this-machine'

/**
 * Always false with a PUBLIC_URL, because a proxy on this machine may forward visitors unmarked.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE_HEADER) === '1'
}
