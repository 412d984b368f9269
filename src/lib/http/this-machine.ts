import 'server-only'
import { publicUrl } from '../env'

/** Written by the web server (src/runtime/web/forwarded.ts) alone: no visitor can send it. */
export const FROM_THIS_MACHINE = 'x-from-this-machine'

/**
 * True for somebody who sits at the computer the portal runs on. A portal with an address on the
 * internet believes nobody: a proxy on the same machine may forward without saying so.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return !publicUrl() && headers.get(FROM_THIS_MACHINE) === '1'
}
