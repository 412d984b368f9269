import 'server-only'
import { bridge, type HotRoute } from './bridge'

/**
 * Registers a route that the web server calls without Next, for speed. The route must not use
 * functions of Next.
 */
export function registerHotRoute<R extends HotRoute>(name: string, route: R): R {
  bridge.hotRoutes.set(name, route)
  return route
}

/**
 * Returns a registered route; undefined until Next has loaded its module, which Next does at the
 * first request for the route.
 */
export const findHotRoute = (name: string): HotRoute | undefined => bridge.hotRoutes.get(name)
