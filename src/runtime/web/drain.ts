import type { Server } from 'node:http'

/** Ends the process once the requests under way are answered, after `drainMs` at the latest. */
export function drainOnStop(server: Server, drainMs: number): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), drainMs)
  }
  // A connection that becomes idle while draining would be kept open for the next request.
  server.on('request', (_request, response) => {
    response.on('finish', () => isStopping && setImmediate(() => server.closeIdleConnections()))
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The supervisor was killed: nobody would end this process any more.
  process.on('disconnect', stop)
}
