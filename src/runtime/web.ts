import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { databaseUrl, linkOrigin } from '@/lib/env'
import { redirectConsole } from '@/lib/log/console'
import { paths } from '@/lib/paths'
import { setupCode } from '@/lib/setup-code'
import { markServing } from '@/server/bridge/serving'
import { drainOnStop } from '@/server/drain'
import { createVisitorServer, limitPipelining } from '@/server/http-server'
import type { WebProcessMessage } from '@/server/messages'
import { followDatabaseNotifications } from '@/server/notices'
import { listenForOwnRequests, warmUp } from '@/server/own-address'
import { trustedProxyMatcher } from '@/server/proxies'
import { developmentRequestHandler, productionRequestHandling } from '@/server/requests'
import { assumeAppRole } from './app-role'
import { ROOT } from './bootstrap/bootstrap.mjs'
import { exitWith } from './bootstrap/failure.mjs'
import { hasStaff } from './database'
import { limitHeapGrowth } from './memory'
import { registerCachedPagesGauge } from './metrics/gauges'
import { timeRequests } from './metrics/requests'
import { startMetrics } from './metrics/serve'
import { requireDirectDatabaseUrl } from './pooler'
import { portTakenFailure } from './ports'
import { completeSettings, readPort } from './settings'
import { requireStorage } from './storage'
import { startTracing } from './tracing'

const DRAIN_MS = 5_000

/**
 * Runs a web process. With `--dev` it serves the sources while they are edited, otherwise the
 * build.
 */
export async function main(args: string[]): Promise<void> {
  limitHeapGrowth()
  completeSettings()
  await requireDirectDatabaseUrl()
  await requireStorage()
  await assumeAppRole()
  startTracing('web')
  const port = readPort()
  const isProxy = trustedProxyMatcher()
  const dev = args.includes('--dev')
  const server = dev ? createServer() : createVisitorServer()
  // The bootstrap has turned source maps on for bundled code, but the files of the build have none.
  if (!dev) process.setSourceMapsEnabled(false)
  const app = next({ dev, dir: ROOT, port, httpServer: server })
  if (!dev) redirectConsole()
  await app.prepare()
  const handle = app.getRequestHandler()
  const build = dev ? null : productionRequestHandling(handle, isProxy, path.join(ROOT, '.next'))
  followDatabaseNotifications(() => build?.dropPages())
  server.on(
    'request',
    build ? limitPipelining(build.onRequest) : developmentRequestHandler(handle, isProxy),
  )
  if (build) {
    if (await startMetrics()) timeRequests(server, build.findPattern)
    registerCachedPagesGauge(build.keptPages)
    await listenForOwnRequests(server)
    await warmUp()
  }
  // Does not wait in development, because browsers keep their connections to the development server
  // open.
  drainOnStop(server, dev ? 0 : DRAIN_MS)
  server.once('error', (error: NodeJS.ErrnoException) => {
    sendToParent({ kind: 'failed', code: error.code ?? error.message })
    exitWith(error.code === 'EADDRINUSE' ? portTakenFailure(port) : error)
  })
  server.listen(port, () => {
    sendToParent({ kind: 'ready' })
    markServing()
  })
  if (!process.send) await reportSetup()
}

/**
 * Prints the link to create the first superadmin, for a web process that was started directly. `npm
 * start` prints the link itself.
 */
async function reportSetup(): Promise<void> {
  if (await hasStaff(databaseUrl())) return
  const address = linkOrigin() + paths.portal.setupWith(setupCode())
  process.stdout.write(`Open ${address} to create the first superadmin\n`)
}

function sendToParent(message: WebProcessMessage): void {
  process.send?.(message)
}
