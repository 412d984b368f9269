import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FROM_THIS_MACHINE_HEADER, isFromThisMachine } from '@/lib/http/this-machine'
import { bridge } from './bridge/bridge'
import { sendResponse } from './hot-routes'

/**
 * Limits how many pages are rendered for a network, because rendering a page takes as long as
 * serving hundreds from the cache. Resolves to true when it has refused the request.
 */
export async function refuseManyPages(
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const isFromHere = new Headers({
    [FROM_THIS_MACHINE_HEADER]: `${headers[FROM_THIS_MACHINE_HEADER]}`,
  })
  if (isFromThisMachine(isFromHere)) return false
  const refusal = await bridge.countPageOrRefuse?.(`${headers['x-forwarded-for']}`)
  if (refusal) await sendResponse(refusal, response)
  return Boolean(refusal)
}
