import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import type { DestinationStream } from 'pino'
import type { Change } from '@/lib/feed/change'
import type { Tracing } from '@/lib/log/span'

/** The request that the running code serves. */
export interface RequestContext {
  requestId: string
  method: string
  /**
   * The pattern of the URL's path, such as `/forms/[slug]`. It contains nothing that the visitor
   * typed.
   */
  path: string
}

/** A route handler with one dynamic segment, in the form that Next calls. */
export type HotRoute = (
  request: Request,
  context: { params: Promise<{ slug: string }> },
) => Promise<Response>

/** Addresses that pages may frame; those without a host are on this site. */
export interface FrameSources {
  frames: readonly (string | null)[]
}

/**
 * State that the web server and Next's build share. They run in one process, but each has its own
 * copy of every module, so a module's variables would exist twice.
 */
interface Bridge {
  /** The request that the running code belongs to: `request-context.ts`. */
  readonly requests: AsyncLocalStorage<RequestContext>
  /** The response of the page that is being rendered: `page-status.ts`. */
  responses?: AsyncLocalStorage<ServerResponse>
  /** Requests whose server function has begun to run: `server-function.ts`. */
  readonly reachedFunctions: WeakSet<RequestContext>
  /** Responses that have not ended: `give-way.ts`. */
  readonly openResponses: Set<Pick<ServerResponse, 'headersSent'>>
  /** Routes that the web server calls without Next, by method and name: `hot-routes.ts`. */
  readonly hotRoutes: Map<string, HotRoute>
  /**
   * Reads which addresses pages may show in frames. Set by `instrumentation.ts`, called by
   * `server/frame-sources.ts`.
   */
  readFrameSources?: () => Promise<FrameSources>
  /**
   * Counts a page rendered for a visitor's IP address. Resolves to the response that refuses it
   * when the address's network has had too many, otherwise to null. Set by `instrumentation.ts`,
   * called by `page-limit.ts`.
   */
  limitPages?: (address: string) => Promise<Response | null>
  /** Resolves when the process accepts visitors: `serving.ts`. */
  readonly serving: PromiseWithResolvers<void>
  /**
   * Events for open portals about changed records, and for event streams that have to end:
   * `lib/feed/feed.ts`.
   */
  readonly recordFeed: EventEmitter<{ change: [Change]; end: []; taken: [string] }>
  /**
   * True once a request has named a public host although PUBLIC_URL is not set:
   * `missing-address.ts`.
   */
  hasPublicVisitors: boolean
  /**
   * Counts of recent requests: `undeclared-proxy.ts`. `all` are all of them. `forwarded` are those
   * with a proxy's headers whose connection does not come from a proxy of TRUST_PROXY. `ignored`
   * counts the same requests by hour: `here` in the hour `hour` (hours since 1970), `before` in the
   * hour before it.
   */
  readonly forwarding: {
    all: number
    forwarded: number
    ignored: { hour: number; here: number; before: number }
  }
  /** Where the log is written; tests set a stream of their own. */
  logOutput?: DestinationStream
  /** Set when traces are collected: `lib/log/trace.ts`. */
  tracing?: Tracing
  /** The process's PostgreSQL connection pool; not set until the database is first used. */
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
