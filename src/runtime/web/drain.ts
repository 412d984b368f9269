import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { endStreams } from '@/server/bridge/record-feed'
import type { WebOrder } from './messages'

/** A long download may end by itself; nobody waits for this process any more. */
const RETIRE_MS = 120_000

/**
 * Ends the process once the requests under way are answered: after `drainMs` at the latest when it is
 * told to stop. When it is told to retire, another one has taken over: visitors keep their connections
 * until they have had an answer on them, which says that it was the last.
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
    // Node's own for HTTP ends idle connections, on which a request may be under way.
    Server.prototype.close.call(server, leave)
    setTimeout(leave, RETIRE_MS)
  }
  // A connection that becomes idle while draining would be kept open for the next request.
  server.prependListener('request', (_request, response) => {
    if (isRetiring) response.shouldKeepAlive = false
    response.on('finish', () => isStopping && setImmediate(() => server.closeIdleConnections()))
  })
  process.on('SIGTERM', stop)
  // Of one of several, Ctrl-C and a closed terminal reach the supervisor too, which keeps the order.
  process.on('SIGINT', () => cluster.isWorker || stop())
  if (cluster.isWorker) process.on('SIGHUP', () => {})
  process.on('message', ({ kind }: WebOrder) => kind === 'retire' && retire())
  // The supervisor was killed: nobody would end this process any more.
  process.on('disconnect', stop)
}
