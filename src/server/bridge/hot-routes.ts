import 'server-only'
import { bridge, type HotRoute } from './bridge'

/**
 * Lets the web server call a route without Next, which takes longer than storing a registration.
 * The route must not use Next's own functions.
 */
export function hotRoute<R extends HotRoute>(name: string, route: R): R {
  bridge.hotRoutes.set(name, route)
  return route
}

/** Undefined until a first request for the route has made Next load it. */
export const findHotRoute = (name: string): HotRoute | undefined => bridge.hotRoutes.get(name)
