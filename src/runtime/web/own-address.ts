import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loopbackOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'

/**
 * Serves the same on an address of this process alone, for what it asks itself: that of the visitors may
 * be shared by several processes.
 */
export async function listenForOurselves(server: Server): Promise<void> {
  const own = createServer((request, response) => server.emit('request', request, response))
  // Otherwise several processes would share this one too.
  own.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  await once(own, 'listening')
  process.env.OWN_PORT = String((own.address() as AddressInfo).port)
}

/** The first request loads the application; better now than when a visitor waits for it. */
export const warmUp = () => fetch(loopbackOrigin() + paths.api.health).catch(() => {})
