import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { loopbackOrigin, publicUrl } from '@/lib/env'
import { log } from '@/lib/log/log'
import { paths } from '@/lib/paths'
import { bridge } from './bridge/bridge'
import { trackResponse } from './bridge/give-way'
import { MISSING_PUBLIC_URL_WARNING } from './bridge/missing-address'
import { withRequest } from './bridge/request-context'
import { recordRequestForProxyWarning, UNDECLARED_PROXY_WARNING } from './bridge/undeclared-proxy'
import { compressedFilesHandler } from './compressed-files'
import { correctForwardedHeaders, hostOf, isForwarded, plainIpAddress } from './forwarded'
import { cacheFrameSources } from './frame-sources'
import { handleHotRoute } from './hot-routes'
import { findKeptAddress } from './kept-addresses'
import {
  refuseMalformedAddress,
  refuseMethod,
  removeSentPolicy,
  setApiPolicy,
  setPagePolicy,
  setSecurityHeaders,
} from './locks'
import { isPageCacheRequest, pageCacheHandler } from './page-cache'
import { refuseManyPages } from './page-limit'
import { listOwnServerFunctions, refuseUnknownWrite } from './page-posts'
import { refuseUnsignedPicture } from './picture-service'
import { NO_FRAME_SOURCES } from './policy'
import { notePublicHost } from './public-host'
import { beginRequestLog } from './request-log'
import { inSpan } from './request-span'
import { routePatternFinder } from './route-pattern-finder'
import { dropBrokenRouterHeaders } from './router-state'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const isOfApi = ({ url }: IncomingMessage) => url?.startsWith('/api/') ?? false

const isPage = (request: IncomingMessage) =>
  !isPageCacheRequest(request) && !request.url?.startsWith('/_next/')

function watchForProxy(request: IncomingMessage, isFromProxy: boolean): void {
  // The page cache's own requests and health checks say nothing about visitors.
  if (isPageCacheRequest(request) || request.url?.startsWith(paths.api.health)) return
  if (recordRequestForProxyWarning(!isFromProxy && isForwarded(request)))
    log.warn(UNDECLARED_PROXY_WARNING)
}

type FromProxy = (request: IncomingMessage) => boolean

const fromProxy =
  (isProxy: (address: string) => boolean): FromProxy =>
  ({ socket }) =>
    isProxy(plainIpAddress(socket.remoteAddress))

/**
 * Checks and corrects every request, in production and in development. Returns true when the
 * request was refused.
 */
function isRefused(
  request: IncomingMessage,
  response: ServerResponse,
  isFromProxy: boolean,
): boolean {
  watchForProxy(request, isFromProxy)
  correctForwardedHeaders(request, isFromProxy)
  setSecurityHeaders(request, response)
  if (refuseMethod(request, response) || refuseMalformedAddress(request, response)) return true
  if (!publicUrl() && notePublicHost(hostOf(request, isFromProxy)))
    log.warn(MISSING_PUBLIC_URL_WARNING)
  return false
}

/**
 * Returns the request handler for development. Pages get no Content-Security-Policy, because Next's
 * development scripts use `eval`.
 */
export function developmentRequestHandler(
  handle: Handle,
  isProxy: (address: string) => boolean,
): Handle {
  const isFromProxy = fromProxy(isProxy)
  return async (request, response) => {
    trackResponse(response)
    if (
      isRefused(request, response, isFromProxy(request)) ||
      refuseUnsignedPicture(request, response)
    )
      return
    removeSentPolicy(request)
    if (isOfApi(request)) setApiPolicy(response)
    await handle(request, response)
  }
}

interface BuildRequests {
  onRequest: Handle
  findPattern: ReturnType<typeof routePatternFinder>
  keptPages: () => number
  dropPages: () => void
}

export function productionRequestHandling(
  handle: Handle,
  isProxy: (address: string) => boolean,
  output: string,
): BuildRequests {
  const isFromProxy = fromProxy(isProxy)
  const compressed = compressedFilesHandler(path.join(output, 'static'))
  const findPattern = routePatternFinder(output)
  const ownFunctions = listOwnServerFunctions(output)
  const findSources = cacheFrameSources(
    async () => (await bridge.readFrameSources?.()) ?? NO_FRAME_SOURCES,
  )
  const keep = pageCacheHandler(loopbackOrigin, findKeptAddress, findSources, refuseManyPages)

  async function respond(request: IncomingMessage, response: ServerResponse, isProxied: boolean) {
    if (isRefused(request, response, isProxied)) return
    if ((await compressed(request, response)) || refuseUnsignedPicture(request, response)) return
    removeSentPolicy(request)
    dropBrokenRouterHeaders(request)
    if (await keep(request, response)) return
    if (isOfApi(request)) {
      if (await handleHotRoute(request, response)) return
      setApiPolicy(response)
    } else {
      if (refuseUnknownWrite(request, response, ownFunctions)) return
      if (isPage(request)) {
        if (await refuseManyPages(request, response)) return
        setPagePolicy(request, response, await findSources())
      }
    }
    await handle(request, response)
  }

  return {
    findPattern,
    keptPages: keep.size,
    dropPages: () => {
      findSources.renew()
      keep.forget()
    },
    onRequest: async (request, response) => {
      trackResponse(response)
      const isProxied = isFromProxy(request)
      // The page cache's own request is not logged, because the visitor's request that caused it is
      // logged.
      if (isPageCacheRequest(request)) return respond(request, response, isProxied)
      const context = beginRequestLog(request, response, {
        path: findPattern(request.url ?? ''),
        isFromProxy: isProxied,
      })
      return withRequest(context, () =>
        inSpan(context, response, () => respond(request, response, isProxied)),
      )
    },
  }
}
