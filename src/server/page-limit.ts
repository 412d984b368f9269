import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FROM_THIS_MACHINE, isFromThisMachine } from '@/lib/http/this-machine'
import { bridge } from './bridge/bridge'
import { send } from './hot-routes'

/**
 * Limits how many pages are rendered for a network, because rendering a page takes as long as
 * serving hundreds from the cache. Resolves to true when it has refused the request.
 */
export async function refuseManyPages(
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const isFromHere = new Headers({ [FROM_THIS_MACHINE]: `${headers[FROM_THIS_MACHINE]}` })
  if (isFromThisMachine(isFromHere)) return false
  const refusal = await bridge.countPageOrRefuse?.(`${headers['x-forwarded-for']}`)
  if (refusal) await send(refusal, response)
  return Boolean(refusal)
}
