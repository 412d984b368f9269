import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that something is done for. */
export interface RequestContext {
  requestId: string
  method: string
  /** The pattern of the address, such as `/forms/[slug]`; never what a visitor asked for. */
  path: string
}

/** The web server and Next's bundle are one process with copies of modules of their own. */
const KEY = Symbol.for('movement.request-context')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> }
shared[KEY] ??= new AsyncLocalStorage()
const storage = shared[KEY]

/** Everything that `work` starts knows which request it is for; so do all lines of the log. */
export const withRequest = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work)

/** Undefined outside a request, and where no web server stands in front, as in the API's tests. */
export const findRequest = (): RequestContext | undefined => storage.getStore()
