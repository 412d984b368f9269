import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import type { DestinationStream } from 'pino'
import type { FeedChange } from '@/lib/feed/change'
import type { Tracing } from '@/lib/log/span'

export interface RequestContext {
  requestId: string
  method: string
  /**
   * The route pattern of the URL, such as `/forms/[slug]`. Contains nothing that the visitor typed.
   */
  path: string
}

export type HotRoute = (
  request: Request,
  context: { params: Promise<{ slug: string }> },
) => Promise<Response>

/**
 * The addresses that pages may show in an iframe. Null and paths of this site add no other origin.
 */
export interface FrameSources {
  frames: readonly (string | null)[]
}

/**
 * State that the web server and Next's build share. It is on `globalThis`, because the web server
 * and the build each load their own copy of a module.
 */
interface Bridge {
  readonly requests: AsyncLocalStorage<RequestContext>
  responses?: AsyncLocalStorage<ServerResponse>
  readonly reachedFunctions: WeakSet<RequestContext>
  readonly openResponses: Set<Pick<ServerResponse, 'headersSent'>>
  readonly hotRoutes: Map<string, HotRoute>
  readFrameSources?: () => Promise<FrameSources>
  /**
   * Counts a page that is rendered for the IP address. Resolves to the response to send when the
   * address is over the limit, otherwise to null.
   */
  countPageOrRefuse?: (address: string) => Promise<Response | null>
  readonly serving: PromiseWithResolvers<void>
  /**
   * Events for the event streams of `lib/feed/feed.ts`. `change`: records have changed. `end`: all
   * streams must end. `taken`: the named stream must end, because a newer one has replaced it.
   */
  readonly recordFeed: EventEmitter<{ change: [FeedChange]; end: []; taken: [string] }>
  /** True once a request has named a public host while PUBLIC_URL was not set. */
  hasPublicVisitors: boolean
  /**
   * Requests with headers of an undeclared proxy. `forwarded` of the `all` recent requests had
   * them. `ignored` counts them per hour: `here` in the hour `hour` (hours since 1970), `before` in
   * the hour before it.
   */
  readonly forwarding: {
    all: number
    forwarded: number
    ignored: { hour: number; here: number; before: number }
  }
  logOutput?: DestinationStream
  tracing?: Tracing
  pool?: Pool
}

const createBridge = (): Bridge => ({
  requests: new AsyncLocalStorage(),
  reachedFunctions: new WeakSet(),
  openResponses: new Set(),
  hotRoutes: new Map(),
  serving: Promise.withResolvers(),
  recordFeed: new EventEmitter<{
    change: [FeedChange]
    end: []
    taken: [string]
  }>().setMaxListeners(0),
  hasPublicVisitors: false,
  forwarding: { all: 0, forwarded: 0, ignored: { hour: 0, here: 0, before: 0 } },
})

const KEY = Symbol.for('movement.bridge')
const shared = globalThis as { [KEY]?: Bridge }
shared[KEY] ??= createBridge()

export const bridge: Bridge = shared[KEY]
