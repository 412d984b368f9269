import 'server-only'
import { bridge, type RequestContext } from './bridge'

export const withRequest = <T>(context: RequestContext, work: () => T): T =>
  bridge.requests.run(context, work)

/**
 * Returns the context of the current request. Undefined outside a request, and in API tests, which
 * run without the web server.
 */
export const findRequestContext = (): RequestContext | undefined => bridge.requests.getStore()
