import type { Server } from 'node:http'
import { Histogram } from 'prom-client'

/** The bounds of the histogram in seconds. They reach from a cached page to an export. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function timeRequests(server: Server, patternOf: (url: string) => string): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
  })
  server.on('request', ({ method = '', url, socket }, response) => {
    // Leaves out requests that a process sends to itself: either they are part of a visitor's
    // request, or no visitor waits for them.
    if (`${socket.localPort}` === process.env.OWN_PORT) return
    const end = seconds.startTimer({ method, route: patternOf(url ?? '') })
    // As in proxies, 499 means that the visitor disconnected before the end of the response.
    response.once('close', () => {
      // An event stream lasts as long as the page is open, which says nothing about speed.
      if (`${response.getHeader('content-type')}`.startsWith('text/event-stream')) return
      end({ status: response.writableFinished ? response.statusCode : 499 })
    })
  })
}
