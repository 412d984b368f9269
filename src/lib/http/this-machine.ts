import 'server-only'
import { publicUrl } from '../env'

/** Set by the web server (src/server/forwarded.ts), which removes it from visitors' requests. */
export const FROM_THIS_MACHINE = 'x-from-this-machine'

/** False with a PUBLIC_URL: a proxy on this machine may forward requests without marking them. */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE) === '1'
}
