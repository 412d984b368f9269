import { readFileSync } from 'node:fs'
import path from 'node:path'
import { KEPT_PAGES } from '@/lib/kept-pages.mjs'

interface Route {
  page: string
  regex: string
}

/** Scripts, styles and typefaces of the build. */
const BUILD = '/_next/'
/** What no route of ours is for: anybody may invent addresses. */
const UNKNOWN = 'unknown'

/**
 * Which route an address belongs to, as `/api/admin/forms/[id]`: few, and without what visitors write
 * into them. Next's own list says so.
 * @param folder of the build
 */
export function routePatterns(folder: string): (url: string | undefined) => string {
  const manifest = readFileSync(path.join(folder, 'routes-manifest.json'), 'utf8')
  const lists = JSON.parse(manifest) as { staticRoutes: Route[]; dynamicRoutes: Route[] }
  const known = new Set([...KEPT_PAGES, ...lists.staticRoutes.map(({ page }) => page)])
  const open = lists.dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  return (url = '') => {
    const [address = ''] = url.split('?')
    if (known.has(address)) return address
    if (address.startsWith(BUILD)) return BUILD
    return open.find(({ regex }) => regex.test(address))?.page ?? UNKNOWN
  }
}
