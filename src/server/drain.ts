import 'server-only'
import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { endStreams } from '@/lib/feed/listeners'
import type { WebOrder } from './messages'

/**
 * How long a replaced process may take to finish its open requests, such as a long download, before
 * it exits anyway.
 */
const RETIRE_MS = 120_000

/**
 * Ends the process when its open requests have been served: on SIGTERM, on SIGINT outside a
 * cluster, and when the supervisor is gone, after `drainMs` at the latest. Also when another
 * process has replaced this one (`retire`): then visitors keep their connections until the next
 * response, which closes them.
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
    // Does not call the HTTP server's own `close`, which also closes idle connections. A visitor's
    // next request may already be on its way on one of them, and would be lost.
    Server.prototype.close.call(server, leave)
    setTimeout(leave, RETIRE_MS)
  }
  // Closes connections after their response. Otherwise one that becomes idle while the process is
  // stopping would stay open for a next request.
  server.prependListener('request', (_request, response) => {
    if (isRetiring) response.shouldKeepAlive = false
    response.on('finish', () => isStopping && setImmediate(() => server.closeIdleConnections()))
  })
  process.on('SIGTERM', stop)
  // In a cluster worker this does nothing: Ctrl-C and a closed terminal also reach the supervisor,
  // which stops all processes in order.
  process.on('SIGINT', () => cluster.isWorker || stop())
  if (cluster.isWorker) process.on('SIGHUP', () => {})
  process.on('message', ({ kind }: WebOrder) => kind === 'retire' && retire())
  // The supervisor was killed, so nothing else would end this process.
  process.on('disconnect', stop)
}
