import 'server-only'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How long a connection may be open and ask nothing, send the headers of a request, or read nothing of
 * an answer that is whole: until it is read, it is kept in memory.
 */
const ASKING_MS = 60_000
/** How long nothing may move while a request is served. Streams of changes move every 20 seconds. */
const SILENT_MS = 300_000

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send one after the
 * other; hundreds at once, whose answers are never read, would fill the memory.
 */
const MOST_WAITING = 16

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** Ends a connection with more requests than that; its further ones are not handled. */
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
 * The server for visitors. A request to change the protocol is served as an ordinary one: Next would
 * keep some of these connections open without an end, even when the visitor has left.
 */
export function visitorServer(): Server {
  const server = createServer({ shouldUpgradeCallback: () => false })
  // Before Node 24.9, which does not ask, the connection is closed instead.
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.timeout = ASKING_MS
  server.on('request', ({ socket }, response) => {
    socket.setTimeout(SILENT_MS)
    response.once('prefinish', () => socket.setTimeout(ASKING_MS))
  })
  return server
}
