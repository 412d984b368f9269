import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The routes of Next's build, the most specific first. */
interface Manifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

const FILES = '/_next/static/[...file]'
const NOTHING = '*'

/**
 * Returns a function that finds the route pattern of a URL. The log contains only patterns, because
 * a URL may contain a token or text of a visitor.
 */
export function routePatternFinder(build: string): (url: string) => string {
  const file = path.join(build, 'routes-manifest.json')
  const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const known = new Set(['/_next/image', ...staticRoutes.map(({ page }) => page)])
  const patterns = dynamicRoutes.map(({ page, regex }) => ({
    page,
    // Compared before `regex`, because comparing the start quickly rules out most patterns.
    start: page.slice(0, page.indexOf('/[')),
    regex: new RegExp(regex),
  }))
  return (url) => {
    const [address = ''] = url.split('?', 1)
    if (known.has(address)) return address
    if (address.startsWith('/_next/')) return address.startsWith('/_next/static/') ? FILES : NOTHING
    const found = patterns.find(
      ({ start, regex }) => address.startsWith(start) && regex.test(address),
    )
    return found?.page ?? NOTHING
  }
}
