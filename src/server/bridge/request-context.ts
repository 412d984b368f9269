import 'server-only'
import { bridge, type RequestContext } from './bridge'

/** Runs `work`; everything it starts, and every log line of it, belongs to this request. */
export const withRequest = <T>(context: RequestContext, work: () => T): T =>
  bridge.requests.run(context, work)

/** Undefined outside a request, and in API tests, which run without the web server. */
export const findRequest = (): RequestContext | undefined => bridge.requests.getStore()
