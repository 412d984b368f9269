import 'server-only'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loopbackOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'

/**
 * Opens a port for this process's requests to itself. All processes of the cluster share the
 * visitors' port, so a request to that port could reach another process.
 */
export async function listenForOwnRequests(server: Server): Promise<void> {
  const own = createServer((request, response) => server.emit('request', request, response))
  // Without `exclusive` the processes of the cluster would share this port too.
  own.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  await once(own, 'listening')
  process.env.OWN_PORT = String((own.address() as AddressInfo).port)
}

/** Makes a first request, so that the application is loaded before a visitor comes. */
export const warmUp = () => fetch(loopbackOrigin() + paths.api.health).catch(() => {})
