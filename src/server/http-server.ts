import 'server-only'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Idle timeout of a connection between requests, and once a response is complete but the client is
 * not reading it.
 */
const ASKING_MS = 60_000
/** Idle timeout while a request is served. Event streams send something every 20 seconds. */
const SILENT_MS = 300_000

/**
 * The most unanswered requests per connection. Without this limit, hundreds of responses that the
 * client never reads would fill the memory.
 */
const MOST_WAITING = 16

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

export function limitPipelining(handle: Handle): Handle {
  const waiting = new WeakMap<Socket, number>()
  const count = (socket: Socket, more: number) => {
    const now = (waiting.get(socket) ?? 0) + more
    waiting.set(socket, now)
    return now
  }
  return (request, response) => {
    const { socket } = request
    response.once('close', () => count(socket, -1))
    if (count(socket, 1) > MOST_WAITING) return socket.destroy()
    return handle(request, response)
  }
}

/**
 * Creates the server for visitors. It serves a request to upgrade, for example to WebSocket, like
 * any other request, because Next would keep some of these connections open after the visitor has
 * left.
 */
export function createVisitorServer(): Server {
  const server = createServer({ shouldUpgradeCallback: () => false })
  // Node before version 24.9 does not call `shouldUpgradeCallback`, so this closes the connection.
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.timeout = ASKING_MS
  server.on('request', ({ socket }, response) => {
    socket.setTimeout(SILENT_MS)
    response.once('prefinish', () => socket.setTimeout(ASKING_MS))
  })
  return server
}
