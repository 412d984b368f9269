type Params = Record<string, string | string[]>
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type RouteModule = Record<string, unknown>

declare global {
  interface ImportMeta {
    /** Vite's; the test runner brings it without its types. */
    glob<Module>(patterns: string[], options: { eager: true }): Record<string, Module>
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

interface Route {
  /** `/api/forms/{slug}`, as docs/api.md writes it. */
  address: string
  segments: string[]
  module: RouteModule
}

const modules = import.meta.glob<RouteModule>(
  ['/src/app/api/**/route.ts', '/src/app/*/api/**/route.ts'],
  { eager: true },
)

/** `/src/app/(payload)/api/cms/[...slug]/route.ts`: route groups are no part of the address. */
const ROUTES: Route[] = Object.entries(modules).map(([file, module]) => {
  const folders = file.split('/').slice(3, -1)
  const segments = folders.filter((folder) => !folder.startsWith('('))
  const names = segments.map((segment) => segment.replace(/^\[(?:\.\.\.)?(\w+)\]$/, '{$1}'))
  return { address: `/${names.join('/')}`, segments, module }
})

const isCatchAll = (segment: string) => segment.startsWith('[...')
const nameOf = (segment: string) => /^\[(?:\.\.\.)?(\w+)\]$/.exec(segment)?.[1]

/** Static before dynamic before catch-all, decided at the first segment that differs (Next.js). */
const rank = ({ segments }: Route) =>
  segments.map((segment) => (isCatchAll(segment) ? 2 : nameOf(segment) ? 1 : 0)).join('')

function readParams({ segments }: Route, path: readonly string[]): Params | null {
  const params: Params = {}
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

/** Answers as Next.js would: the most telling route, 405 for a method it does not export. */
export async function dispatch(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.split('/').slice(1).map(decodeURIComponent)
  for (const route of ROUTES.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const params = readParams(route, path)
    if (!params) continue
    const handler = route.module[request.method] as Handler | undefined
    if (!handler) return new Response(null, { status: 405 })
    return handler(request, { params: Promise.resolve(params) })
  }
  return new Response(null, { status: 404 })
}

/** `POST /api/admin/login` and so on: every call our own routes take. Payload's are not ours. */
export const OWN_ENDPOINTS: string[] = ROUTES.filter(
  ({ address, segments }) => !address.startsWith('/api/cms') && !segments.some(isCatchAll),
).flatMap(({ address, module }) =>
  METHODS.filter((method) => method in module).map((method) => `${method} ${address}`),
)
