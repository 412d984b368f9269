import { type RouteInfo, routeInfo } from '@/lib/http/body'

declare global {
  interface ImportMeta {
    /** Vite provides this function, but its type is not included. */
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type RouteParams = Record<string, string | string[]>
type Handler = (request: Request, context: { params: Promise<RouteParams> }) => Promise<Response>

export interface Route {
  method: (typeof METHODS)[number]
  /** The path as in docs/api.md, such as `/api/forms/{slug}`. */
  address: string
  /** The folder names of the path, such as `forms` or `[slug]`, without those in parentheses. */
  segments: string[]
  handler: Handler
  /**
   * The route's declaration; undefined when its handler was made with neither `publicRoute` nor
   * `staffRoute`.
   */
  info: RouteInfo | undefined
}

const files = import.meta.glob<Record<string, Handler>>('/src/app/**/route.ts', { eager: true })

/** Returns the routes of a file. Folders in parentheses are not part of the path. */
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

export const ROUTES: readonly Route[] = Object.entries(files)
  .flatMap(routesOf)
  .sort((a, b) => (a.address < b.address ? -1 : Number(a.address > b.address)))
