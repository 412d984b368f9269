import 'server-only'

/** A route with one part of its address left open, as Next calls it. */
export type SlugRoute = (
  request: Request,
  context: { params: Promise<{ slug: string }> },
) => Promise<Response>

/** Next's bundle writes it, the web server reads it: one process. */
const KEY = Symbol.for('movement.hot-routes')
const shared = globalThis as { [KEY]?: Map<string, SlugRoute> }

function routes(): Map<string, SlugRoute> {
  shared[KEY] ??= new Map()
  return shared[KEY]
}

/**
 * From its first request on, which loads it, the web server calls this route by itself
 * (src/runtime/web/hot-routes.ts): the way through Next costs more than storing a registration. The
 * route may use nothing of Next's.
 * @param name as `POST submit`
 */
export function hotRoute<R extends SlugRoute>(name: string, route: R): R {
  routes().set(name, route)
  return route
}

/** Undefined until the route has been asked for once. */
export const findHotRoute = (name: string): SlugRoute | undefined => routes().get(name)
