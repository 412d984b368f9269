import 'server-only'
import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { endStreams } from '@/lib/feed/listeners'
import type { SupervisorOrder } from './messages'

/** The longest time that a replaced process waits for open requests, such as downloads. */
const RETIRE_MS = 120_000

/**
 * Makes the process finish open requests before it exits. After a stop signal, it exits after
 * `drainMs` at the latest. After the supervisor's message `retire`, it exits after `RETIRE_MS` at
 * the latest, and each connection ends with its next response.
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
    // `server.close` would also close idle connections, on which the client may just be sending its
    // next request.
    Server.prototype.close.call(server, leave)
    setTimeout(leave, RETIRE_MS)
  }
  // A connection that becomes idle while the process stops would otherwise stay open.
  server.prependListener('request', (_request, response) => {
    if (isRetiring) response.shouldKeepAlive = false
    response.on('finish', () => isStopping && setImmediate(() => server.closeIdleConnections()))
  })
  process.on('SIGTERM', stop)
  // In a cluster, Ctrl-C also reaches the supervisor, which then stops the processes in order.
  process.on('SIGINT', () => cluster.isWorker || stop())
  if (cluster.isWorker) process.on('SIGHUP', () => {})
  process.on('message', ({ kind }: SupervisorOrder) => kind === 'retire' && retire())
  // A disconnect means that the supervisor is gone.
  process.on('disconnect', stop)
}
