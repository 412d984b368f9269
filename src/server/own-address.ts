import 'server-only'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loopbackOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'

/**
 * Makes the server also listen on a port that only this process uses, for its requests to itself.
 * The visitors' port may be shared by several processes, so such a request could reach another one.
 * The port is stored in OWN_PORT.
 */
export async function listenForOurselves(server: Server): Promise<void> {
  const own = createServer((request, response) => server.emit('request', request, response))
  // Without `exclusive` the processes of the cluster would share this port too.
  own.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  await once(own, 'listening')
  process.env.OWN_PORT = String((own.address() as AddressInfo).port)
}

/** Sends a first request, which loads the application, so that no visitor has to wait for that. */
export const warmUp = () => fetch(loopbackOrigin() + paths.api.health).catch(() => {})
