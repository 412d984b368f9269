import 'server-only'
import { bridge, type HotRoute } from './bridge'

/**
 * Registers a route that the web server calls without Next (src/server/hot-routes.ts), because Next
 * takes longer than storing a registration. The first request still goes through Next, which loads
 * the route's module and so calls this function. The route must not use Next's own functions.
 * @param name such as `POST submit`
 */
export function hotRoute<R extends HotRoute>(name: string, route: R): R {
  bridge.hotRoutes.set(name, route)
  return route
}

/** Returns undefined until a first request for the route has made Next load it. */
export const findHotRoute = (name: string): HotRoute | undefined => bridge.hotRoutes.get(name)
