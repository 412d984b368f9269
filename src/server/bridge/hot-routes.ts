import 'server-only'
import { bridge, type HotRoute } from './bridge'

/** Registers a route to call without Next, for speed. It must not use Next's own functions. */
export function hotRoute<R extends HotRoute>(name: string, route: R): R {
  bridge.hotRoutes.set(name, route)
  return route
}

/** Undefined until a first request for the route has made Next load it. */
export const findHotRoute = (name: string): HotRoute | undefined => bridge.hotRoutes.get(name)
