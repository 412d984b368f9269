import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'
import { Failure } from '../bootstrap/failure.mjs'
import { portTakenFailure } from '../ports'
import { readMetricsAddress } from '../settings'
import { registerPoolGauge, registerQueueGauges } from './gauges'

const PATH = '/metrics'

/**
 * Starts collecting metrics and serves them. A web process of `npm start` only collects them,
 * because its supervisor serves them. Returns false when METRICS_PORT is not set.
 */
export async function startMetrics(): Promise<boolean> {
  const address = readMetricsAddress()
  if (!address) return false
  collectDefaultMetrics()
  registerPoolGauge()
  registerQueueGauges()
  // Makes this process reply to the supervisor's requests for metrics.
  if (cluster.isWorker) new AggregatorRegistry()
  else await serveMetrics(address, () => register.metrics())
  return true
}

/**
 * Serves the metrics of all web processes together, if METRICS_PORT is set. Returns a function that
 * stops serving them.
 */
export async function startSharedMetrics(): Promise<() => void> {
  const address = readMetricsAddress()
  if (!address) return () => {}
  const all = new AggregatorRegistry()
  return serveMetrics(address, () => all.clusterMetrics())
}

async function serveMetrics(
  address: { port: number; host: string },
  read: () => Promise<string>,
): Promise<() => void> {
  const server = createServer(async ({ url }, response) => {
    if (url !== PATH) return void response.writeHead(404).end()
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': register.contentType }).end(text)
    } catch (error) {
      // Prometheus treats an error status as a process that is down.
      response.writeHead(500).end((error as Error).message)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => reject(cannotListen(address, code)))
    server.listen(address, () => resolve())
  })
  server.unref()
  return () => void server.close()
}

const cannotListen = ({ port, host }: { port: number; host: string }, code?: string): Failure =>
  code === 'EADDRINUSE'
    ? new Failure(`${portTakenFailure(port).message} (METRICS_PORT)`)
    : new Failure(`Figures cannot be served at ${host}:${port} (${code}); see METRICS_PORT.`)
