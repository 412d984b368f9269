import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { followNotices } from '@/lib/database/listener'
import { databaseUrl, linkOrigin, loopbackOrigin, publicUrl, trustProxy } from '@/lib/env'
import { FEED_LISTENER } from '@/lib/feed/notices'
import { PUBLISHED_CHANNEL } from '@/lib/kept-pages'
import { takeConsole } from '@/lib/log/console'
import { log } from '@/lib/log/log'
import { paths } from '@/lib/paths'
import { setupCode } from '@/lib/setup-code'
import { trackResponse } from '@/server/bridge/give-way'
import { MISSING_ADDRESS, noteHost } from '@/server/bridge/missing-address'
import { withRequest } from '@/server/bridge/request-context'
import { markServing } from '@/server/bridge/serving'
import { countUndeclared, UNDECLARED_PROXY } from '@/server/bridge/undeclared-proxy'
import { takeAppRole } from '../app-role'
import { ROOT } from '../bootstrap/bootstrap.mjs'
import { exitWith } from '../bootstrap/failure.mjs'
import { hasStaff } from '../database'
import { keepHeapSmall } from '../memory'
import { gaugeKeptPages } from '../metrics/gauges'
import { timeRequests } from '../metrics/requests'
import { startMetrics } from '../metrics/serve'
import { requireDirectAddress } from '../pooler'
import { takenPort } from '../ports'
import { completeSettings, readPort } from '../settings'
import { requireStorage } from '../storage'
import { startTracing } from '../tracing'
import { compressedFiles } from './compressed-files'
import { drainOnStop } from './drain'
import { correctForwarded, hostOf, isForwarded } from './forwarded'
import { frameSources } from './frame-sources'
import { answerHot } from './hot-routes'
import { findKeptAddress } from './kept-addresses'
import {
  forgetSentPolicy,
  keepToHttps,
  lockData,
  lockPage,
  refuseAddress,
  refuseMethod,
} from './locks'
import type { WebMessage } from './messages'
import { listenForOurselves, warmUp } from './own-address'
import { isOfPageCache, pageCache } from './page-cache'
import { pathPatterns } from './path-patterns'
import { refusePicture } from './picture-service'
import { openRequest } from './request-log'
import { inSpan } from './request-span'

const DRAIN_MS = 5_000

/** True for API responses, which are data and files. */
const isOfApi = ({ url }: IncomingMessage) => url?.startsWith('/api/') ?? false

/** False for the process's own requests and for static files. */
const isPage = (request: IncomingMessage) =>
  !isOfPageCache(request) && !request.url?.startsWith('/_next/')

/** Serves the website: the build, or with `--dev` the sources while they are edited. */
export async function main(args: string[]): Promise<void> {
  keepHeapSmall()
  completeSettings()
  await requireDirectAddress()
  await requireStorage()
  await takeAppRole()
  startTracing('web')
  const port = readPort()
  const isBehindProxy = trustProxy()
  const server = createServer()
  const dev = args.includes('--dev')
  // The bootstrap turns source maps on; reading those of the build would take a fifth of the start.
  if (!dev) process.setSourceMapsEnabled(false)
  const app = next({ dev, dir: ROOT, port, httpServer: server })
  if (!dev) takeConsole()
  await app.prepare()
  const handle = app.getRequestHandler()
  const compressed = dev ? null : compressedFiles(path.join(ROOT, '.next', 'static'))
  const findPattern = dev ? null : pathPatterns(path.join(ROOT, '.next'))
  const findSources = dev ? null : frameSources(loopbackOrigin)
  const keep = findSources && pageCache(loopbackOrigin, findKeptAddress, findSources)
  const dropPages = () => {
    findSources?.renew()
    keep?.forget()
  }
  followNotices([
    { channel: PUBLISHED_CHANNEL, onNotice: dropPages, onMissed: dropPages },
    FEED_LISTENER,
  ])
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (refuseMethod(request, response) || refuseAddress(request, response)) return
    if (!isBehindProxy) watchForProxy(request)
    correctForwarded(request, isBehindProxy)
    if (!publicUrl() && noteHost(hostOf(request, isBehindProxy))) log.warn(MISSING_ADDRESS)
    keepToHttps(request, response)
    if (await compressed?.(request, response)) return
    if (refusePicture(request, response)) return
    forgetSentPolicy(request)
    if (await keep?.(request, response)) return
    if (isOfApi(request)) {
      lockData(response)
      if (!dev && (await answerHot(request, response))) return
    } else if (findSources && isPage(request)) {
      // Not in development, where the scripts of pages use `eval`.
      lockPage(request, response, await findSources())
    }
    await handle(request, response)
  }
  server.on('request', (request, response) => {
    trackResponse(response)
    // The development server prints its own request lines, and a request of the page cache belongs
    // to a visitor's request.
    if (!findPattern || isOfPageCache(request)) return answer(request, response)
    const path = findPattern(request.url ?? '')
    const context = openRequest(request, response, { path, isBehindProxy })
    return withRequest(context, () => inSpan(context, response, () => answer(request, response)))
  })
  if (!dev) {
    if (findPattern && (await startMetrics())) timeRequests(server, findPattern)
    if (keep) gaugeKeptPages(keep.size)
    await listenForOurselves(server)
    await warmUp()
  }
  // Browsers keep their connection to the development server open permanently.
  drainOnStop(server, dev ? 0 : DRAIN_MS)
  server.once('error', (error: NodeJS.ErrnoException) => {
    sendToParent({ kind: 'failed', code: error.code ?? error.message })
    exitWith(error.code === 'EADDRINUSE' ? takenPort(port) : error)
  })
  server.listen(port, () => {
    sendToParent({ kind: 'ready' })
    markServing()
  })
  if (!process.send) await reportSetup()
}

/**
 * Prints the setup link when the process was not started by `npm start`, which otherwise prints it.
 */
async function reportSetup(): Promise<void> {
  if (await hasStaff(databaseUrl())) return
  const address = linkOrigin() + paths.portal.setupWith(setupCode())
  process.stdout.write(`Open ${address} to create the first superadmin\n`)
}

/** Logs once that TRUST_PROXY is missing, without which all visitors seem to have one address. */
function watchForProxy(request: IncomingMessage): void {
  // Requests of the process to itself say nothing about visitors.
  if (isOfPageCache(request) || request.url?.startsWith(paths.api.health)) return
  if (countUndeclared(isForwarded(request))) log.warn(UNDECLARED_PROXY)
}

function sendToParent(message: WebMessage): void {
  process.send?.(message)
}
