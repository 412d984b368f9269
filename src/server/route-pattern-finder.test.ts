import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { routePatternFinder } from './route-pattern-finder'

const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const MANIFEST = {
  staticRoutes: [
    { page: '/', regex: '^/(?:/)?$' },
    { page: '/api/admin/login', regex: '^/api/admin/login(?:/)?$' },
    { page: '/our-story', regex: '^/our-story(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/api/admin/users/[id]', regex: '^/api/admin/users/([^/]+?)(?:/)?$' },
    { page: '/api/forms/[slug]/submit', regex: '^/api/forms/([^/]+?)/submit(?:/)?$' },
    { page: '/forms/[slug]', regex: '^/forms/([^/]+?)(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
}
writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(MANIFEST))
const patternOf = routePatternFinder(folder)

it.each([
  ['/', '/'],
  ['/our-story?fbclid=1', '/our-story'],
  ['/api/admin/login', '/api/admin/login'],
  ['/api/admin/users/12', '/api/admin/users/[id]'],
  ['/api/admin/users/ana@example.org?name=Ana', '/api/admin/users/[id]'],
  ['/api/forms/reyes-family/submit', '/api/forms/[slug]/submit'],
  ['/forms/reyes-family?plain', '/forms/[slug]'],
  ['/ana-reyes', '/[...path]'],
  ['/_next/static/chunks/a.js', '/_next/static/[...file]'],
  ['/_next/image?url=ana', '/_next/image'],
  ['/_next/ana', '*'],
  ['ana', '*'],
])('%s is %s', (url, pattern) => {
  expect(patternOf(url)).toBe(pattern)
})
