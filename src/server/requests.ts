import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { loopbackOrigin, publicUrl } from '@/lib/env'
import { log } from '@/lib/log/log'
import { paths } from '@/lib/paths'
import { bridge } from './bridge/bridge'
import { trackResponse } from './bridge/give-way'
import { MISSING_ADDRESS } from './bridge/missing-address'
import { withRequest } from './bridge/request-context'
import { countUndeclared, UNDECLARED_PROXY } from './bridge/undeclared-proxy'
import { compressedFiles } from './compressed-files'
import { correctForwarded, hostOf, isForwarded, plainAddress } from './forwarded'
import { frameSources } from './frame-sources'
import { handleHotRoute } from './hot-routes'
import { findKeptAddress } from './kept-addresses'
import {
  refuseAddress,
  refuseMethod,
  removeSentPolicy,
  setDataPolicy,
  setPagePolicy,
  setSecurityHeaders,
} from './locks'
import { isPageCacheRequest, pageCache } from './page-cache'
import { refuseManyPages } from './page-limit'
import { listOwnFunctions, refusePost } from './page-posts'
import { pathPatterns } from './path-patterns'
import { refusePicture } from './picture-service'
import { NO_SOURCES } from './policy'
import { noteHost } from './public-host'
import { openRequest } from './request-log'
import { inSpan } from './request-span'
import { dropBrokenState } from './router-state'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** True for requests to the API, which returns data and files. */
const isOfApi = ({ url }: IncomingMessage) => url?.startsWith('/api/') ?? false

/** False for a request of the page cache and for a file of the build. */
const isPage = (request: IncomingMessage) =>
  !isPageCacheRequest(request) && !request.url?.startsWith('/_next/')

/** Logs once that most visitors seem to have one address, because a setting is missing. */
function watchForProxy(request: IncomingMessage, isFromProxy: boolean): void {
  // Our own requests to ourselves say nothing about visitors.
  if (isPageCacheRequest(request) || request.url?.startsWith(paths.api.health)) return
  if (countUndeclared(!isFromProxy && isForwarded(request))) log.warn(UNDECLARED_PROXY)
}

/** Whether the other end of a request's connection is one of our proxies. */
type FromProxy = (request: IncomingMessage) => boolean

const fromProxy =
  (isProxy: (address: string) => boolean): FromProxy =>
  ({ socket }) =>
    isProxy(plainAddress(socket.remoteAddress))

/**
 * The checks that every request passes, in development too. True when one of them has refused it.
 */
function isRefused(
  request: IncomingMessage,
  response: ServerResponse,
  isFromProxy: boolean,
): boolean {
  watchForProxy(request, isFromProxy)
  correctForwarded(request, isFromProxy)
  setSecurityHeaders(request, response)
  if (refuseMethod(request, response) || refuseAddress(request, response)) return true
  if (!publicUrl() && noteHost(hostOf(request, isFromProxy))) log.warn(MISSING_ADDRESS)
  return false
}

/**
 * Handles requests in development. Pages get no content security policy, because Next's development
 * scripts use `eval`; requests are not logged here, because Next's development server logs them.
 */
export function developmentRequests(handle: Handle, isProxy: (address: string) => boolean): Handle {
  const isFromProxy = fromProxy(isProxy)
  return async (request, response) => {
    trackResponse(response)
    if (isRefused(request, response, isFromProxy(request)) || refusePicture(request, response))
      return
    removeSentPolicy(request)
    if (isOfApi(request)) setDataPolicy(response)
    await handle(request, response)
  }
}

export interface BuildRequests {
  onRequest: Handle
  /** The pattern of an address, such as `/forms/[slug]`. */
  findPattern: ReturnType<typeof pathPatterns>
  /** The number of pages in the page cache. */
  keptPages: () => number
  /** Empties the page cache and rereads the frame sources, after content was published. */
  dropPages: () => void
}

/**
 * The requests of a build: refused, served from memory or passed to Next.
 * @param isProxy whether an address is that of a declared proxy
 * @param output the folder of the build
 */
export function buildRequests(
  handle: Handle,
  isProxy: (address: string) => boolean,
  output: string,
): BuildRequests {
  const isFromProxy = fromProxy(isProxy)
  const compressed = compressedFiles(path.join(output, 'static'))
  const findPattern = pathPatterns(output)
  const ownFunctions = listOwnFunctions(output)
  const findSources = frameSources(async () => (await bridge.readFrameSources?.()) ?? NO_SOURCES)
  const keep = pageCache(loopbackOrigin, findKeptAddress, findSources, refuseManyPages)

  async function respond(request: IncomingMessage, response: ServerResponse, isProxied: boolean) {
    if (isRefused(request, response, isProxied)) return
    if ((await compressed(request, response)) || refusePicture(request, response)) return
    removeSentPolicy(request)
    dropBrokenState(request)
    if (await keep(request, response)) return
    if (isOfApi(request)) {
      if (await handleHotRoute(request, response)) return
      setDataPolicy(response)
    } else {
      if (refusePost(request, response, ownFunctions)) return
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
      // A request of the page cache is not logged, because the visitor's request that caused it is.
      if (isPageCacheRequest(request)) return respond(request, response, isProxied)
      const context = openRequest(request, response, {
        path: findPattern(request.url ?? ''),
        isFromProxy: isProxied,
      })
      return withRequest(context, () =>
        inSpan(context, response, () => respond(request, response, isProxied)),
      )
    },
  }
}
