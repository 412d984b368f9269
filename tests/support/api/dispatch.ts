import { ROUTES, type Route, type RouteParams } from '../routes'

const isCatchAll = (segment: string) => segment.startsWith('[...')
const NAMES = new Map(
  ROUTES.flatMap(({ segments }) => segments).map((segment) => [
    segment,
    /^\[(?:\.\.\.)?(\w+)\]$/.exec(segment)?.[1],
  ]),
)
const nameOf = (segment: string) => NAMES.get(segment)

/**
 * Returns a sort key that orders routes as Next.js does: static segments before dynamic ones, and
 * dynamic before catch-all.
 */
const rank = ({ segments }: Route) =>
  segments.map((segment) => (isCatchAll(segment) ? 2 : nameOf(segment) ? 1 : 0)).join('')

function readParams({ segments }: Route, path: readonly string[]): RouteParams | null {
  const params: RouteParams = {}
  for (const [at, segment] of segments.entries()) {
    const name = nameOf(segment)
    const here = path[at]
    if (here === undefined) return null
    if (name && isCatchAll(segment)) return { ...params, [name]: path.slice(at) }
    if (name) params[name] = here
    else if (segment !== here) return null
  }
  return path.length === segments.length ? params : null
}

const RANKED = ROUTES.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))

export async function dispatchRequest(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.split('/').slice(1).map(decodeURIComponent)
  const first = RANKED.find((route) => readParams(route, path))
  if (!first) return new Response(null, { status: 404 })
  const route = RANKED.find(
    ({ address, method }) => address === first.address && method === request.method,
  )
  if (!route) return new Response(null, { status: 405 })
  return route.handler(request, { params: Promise.resolve(readParams(route, path) ?? {}) })
}

export const PRODUCT_ENDPOINTS: string[] = ROUTES.filter(
  ({ address, segments }) =>
    address.startsWith('/api/') && !address.startsWith('/api/cms') && !segments.some(isCatchAll),
).map(({ method, address }) => `${method} ${address}`)
