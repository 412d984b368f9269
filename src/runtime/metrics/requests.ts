import type { Server } from 'node:http'
import { Histogram } from 'prom-client'

/** From a kept page to an export. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Times every answer by its route, from the request's head to its last byte. */
export function timeRequests(server: Server, patternOf: (url: string) => string): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
  })
  server.on('request', ({ method = '', url, socket }, response) => {
    // What this process asks of itself is part of a visitor's answer, or nobody waits for it.
    if (`${socket.localPort}` === process.env.OWN_PORT) return
    const end = seconds.startTimer({ method, route: patternOf(url ?? '') })
    // 499: gone before it was answered, as proxies count it.
    response.once('close', () => {
      // It lasts as long as somebody looks, which says nothing of how quick it was.
      if (`${response.getHeader('content-type')}`.startsWith('text/event-stream')) return
      end({ status: response.writableFinished ? response.statusCode : 499 })
    })
  })
}
