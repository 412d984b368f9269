import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What Next's build writes down of its routes, the most telling ones first. */
interface Manifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/** Of files, and of whatever is no route. */
const FILES = '/_next/static/[...file]'
const NOTHING = '*'

/**
 * The pattern of an address, such as `/api/admin/users/[id]`, by the routes of the build. An address
 * itself may hold a token, or what somebody typed, and has no place in a log.
 * @param build the folder `.next`
 */
export function pathPatterns(build: string): (url: string) => string {
  const file = path.join(build, 'routes-manifest.json')
  const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const known = new Set(['/_next/image', ...staticRoutes.map(({ page }) => page)])
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  return (url) => {
    const [address = ''] = url.split('?', 1)
    if (known.has(address)) return address
    if (address.startsWith('/_next/')) return address.startsWith('/_next/static/') ? FILES : NOTHING
    return patterns.find(({ regex }) => regex.test(address))?.page ?? NOTHING
  }
}
