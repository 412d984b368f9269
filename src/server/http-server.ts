import 'server-only'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How long a connection may be silent without a request, or while a finished response is unread. An
 * unread response stays in memory.
 */
const ASKING_MS = 60_000
/**
 * How long a connection may be silent while a request is served. Event streams send something every
 * 20 seconds, so they stay open.
 */
const SILENT_MS = 300_000

/**
 * How many requests of one connection may wait for their responses. Browsers and proxies send one
 * after the other. Hundreds at once whose responses are never read would fill the memory.
 */
const MOST_WAITING = 16

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Wraps a request handler: when more than `MOST_WAITING` requests of one connection wait, the
 * connection is closed and its further requests are not handled.
 */
export function limitWaiting(handle: Handle): Handle {
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
 * Creates the HTTP server for visitors. On Node from 24.9, a request to upgrade the protocol is
 * served like any other. Next would keep some of these connections open for ever, even after the
 * visitor has left.
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
