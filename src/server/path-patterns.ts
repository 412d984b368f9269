import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The routes that Next's build lists, the most specific first. */
interface Manifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/** The pattern for static files, and the one for anything that is no route. */
const FILES = '/_next/static/[...file]'
const NOTHING = '*'

/**
 * Returns a function that finds the pattern of a URL, such as `/api/admin/users/[id]`, among the
 * build's routes. Logs contain patterns instead of URLs, because a URL may contain a token or
 * something that a visitor typed.
 * @param build the folder `.next`
 */
export function pathPatterns(build: string): (url: string) => string {
  const file = path.join(build, 'routes-manifest.json')
  const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const known = new Set(['/_next/image', ...staticRoutes.map(({ page }) => page)])
  const patterns = dynamicRoutes.map(({ page, regex }) => ({
    page,
    // Compared before the regular expression, because most of the hundred patterns already differ
    // here.
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
