import 'server-only'
import { createServer, type Server } from 'node:http'

/** How long a connection may be open and ask nothing, or send the headers of a request. */
const ASKING_MS = 60_000
/**
 * How long nothing may move while a request is served. Whoever reads an answer that slowly has gone.
 * Streams of changes move every 20 seconds.
 */
const SILENT_MS = 300_000

/**
 * The server for visitors. A request to change the protocol is served as an ordinary one: Next would
 * keep some of these connections open without an end, even when the visitor has left.
 */
export function visitorServer(): Server {
  const server = createServer({ shouldUpgradeCallback: () => false })
  // Before Node 24.9, which does not ask, the connection is closed instead.
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.timeout = ASKING_MS
  server.on('request', ({ socket }) => socket.setTimeout(SILENT_MS))
  return server
}
