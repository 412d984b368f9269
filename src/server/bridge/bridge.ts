import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import type { DestinationStream } from 'pino'
import type { Change } from '@/lib/feed/change'
import type { Tracing } from '@/lib/log/span'

export interface RequestContext {
  requestId: string
  method: string
  /** The pattern of the URL's path, such as `/forms/[slug]`; nothing that the visitor typed. */
  path: string
}

export type HotRoute = (
  request: Request,
  context: { params: Promise<{ slug: string }> },
) => Promise<Response>

/** Addresses that pages may frame; those without a host are on this site. */
export interface FrameSources {
  frames: readonly (string | null)[]
}

/** The state that the web server and Next's build share; each loads its own copy of a module. */
interface Bridge {
  readonly requests: AsyncLocalStorage<RequestContext>
  responses?: AsyncLocalStorage<ServerResponse>
  readonly reachedFunctions: WeakSet<RequestContext>
  readonly openResponses: Set<Pick<ServerResponse, 'headersSent'>>
  readonly hotRoutes: Map<string, HotRoute>
  readFrameSources?: () => Promise<FrameSources>
  /** Counts a page rendered for an IP address; resolves to the response that refuses it, if any. */
  countPageOrRefuse?: (address: string) => Promise<Response | null>
  readonly serving: PromiseWithResolvers<void>
  /**
   * For the event streams of `lib/feed/feed.ts`: records have changed, all streams must end, or the
   * named stream must end because a newer one has taken its place.
   */
  readonly recordFeed: EventEmitter<{ change: [Change]; end: []; taken: [string] }>
  /** A request has named a public host although PUBLIC_URL is not set. */
  hasPublicVisitors: boolean
  /**
   * `forwarded` of `all` recent requests have headers of an undeclared proxy. `ignored` counts such
   * requests: `here` in the hour `hour` (hours since 1970), and `before` in the hour before it.
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
  recordFeed: new EventEmitter<{ change: [Change]; end: []; taken: [string] }>().setMaxListeners(0),
  hasPublicVisitors: false,
  forwarding: { all: 0, forwarded: 0, ignored: { hour: 0, here: 0, before: 0 } },
})

const KEY = Symbol.for('movement.bridge')
const shared = globalThis as { [KEY]?: Bridge }
shared[KEY] ??= createBridge()

export const bridge: Bridge = shared[KEY]
