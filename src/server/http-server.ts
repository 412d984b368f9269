import 'server-only'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Allowed silence without an open request, or while a response in memory is not read. */
const ASKING_MS = 60_000
/** Allowed silence while a request is served. Event streams send something every 20 seconds. */
const SILENT_MS = 300_000

/** Per connection: hundreds of requests whose responses are never read would fill the memory. */
const MOST_WAITING = 16

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** Breaks a connection that sends many requests without waiting for the responses. */
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
 * Serves requests for an upgrade, such as to WebSocket, as ordinary ones: Next would keep some of
 * their connections open after the visitor has left.
 */
export function visitorServer(): Server {
  const server = createServer({ shouldUpgradeCallback: () => false })
  // Node before 24.9 does not call `shouldUpgradeCallback`; there the connection is closed.
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.timeout = ASKING_MS
  server.on('request', ({ socket }, response) => {
    socket.setTimeout(SILENT_MS)
    response.once('prefinish', () => socket.setTimeout(ASKING_MS))
  })
  return server
}
