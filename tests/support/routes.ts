import { type RouteInfo, routeInfo } from '@/lib/http/body'

declare global {
  interface ImportMeta {
    /** Provided by Vite; the test runner does not bring its type. */
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type Params = Record<string, string | string[]>
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

/** A handler that a file under src/app exports. */
export interface Route {
  method: (typeof METHODS)[number]
  /** `/api/forms/{slug}`, as in docs/api.md. */
  address: string
  /** The folders that form the path, with `[slug]` or `[...slug]`. */
  segments: string[]
  handler: Handler
  /** Undefined for a function that is not a route of ours. */
  info: RouteInfo | undefined
}

const files = import.meta.glob<Record<string, Handler>>('/src/app/**/route.ts', { eager: true })

/** `/src/app/(payload)/api/cms/[...slug]/route.ts`: route groups are not part of the path. */
function routesOf([file, module]: [string, Record<string, Handler>]): Route[] {
  const folders = file.split('/').slice(3, -1)
  const segments = folders.filter((folder) => !folder.startsWith('('))
  const names = segments.map((segment) => segment.replace(/^\[(?:\.\.\.)?(\w+)\]$/, '{$1}'))
  const address = `/${names.join('/')}`
  return METHODS.flatMap((method) => {
    const handler = module[method]
    return handler ? [{ method, address, segments, handler, info: routeInfo(handler) }] : []
  })
}

/** Sorted by address, and each address by method in the order of METHODS. */
export const ROUTES: readonly Route[] = Object.entries(files)
  .flatMap(routesOf)
  .sort((a, b) => (a.address < b.address ? -1 : Number(a.address > b.address)))
