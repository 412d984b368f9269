import 'server-only'
import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { endStreams } from '@/lib/feed/listeners'
import type { WebOrder } from './messages'

/** How long a replaced process may take to finish its open requests, such as a long download. */
const RETIRE_MS = 120_000

/**
 * Ends the process when its open requests have been served. On SIGTERM it waits at most `drainMs`.
 * When it has to retire, because another process has replaced it, visitors keep their connections
 * until the next response, which closes them.
 */
export function drainOnStop(server: HttpServer, drainMs: number): void {
  let isStopping = false
  let isRetiring = false
  const leave = () => process.exit(0)

  const stop = () => {
    if (isStopping) return
    isStopping = true
    endStreams()
    if (!isRetiring) server.close(leave)
    server.closeIdleConnections()
    setTimeout(leave, drainMs)
  }
  const retire = () => {
    if (isRetiring || isStopping) return
    isRetiring = true
    endStreams()
    // Not the HTTP server's own `close`, which ends idle connections, on which a request may be on
    // its way.
    Server.prototype.close.call(server, leave)
    setTimeout(leave, RETIRE_MS)
  }
  // Otherwise a connection that becomes idle while draining would be kept open for the next
  // request.
  server.prependListener('request', (_request, response) => {
    if (isRetiring) response.shouldKeepAlive = false
    response.on('finish', () => isStopping && setImmediate(() => server.closeIdleConnections()))
  })
  process.on('SIGTERM', stop)
  // In a worker, Ctrl-C and a closed terminal also reach the supervisor, which stops everything in
  // order.
  process.on('SIGINT', () => cluster.isWorker || stop())
  if (cluster.isWorker) process.on('SIGHUP', () => {})
  process.on('message', ({ kind }: WebOrder) => kind === 'retire' && retire())
  // The supervisor was killed, so nothing else would end this process.
  process.on('disconnect', stop)
}
