import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routePatterns } from './route-patterns'

/** As `next build` writes it. */
const MANIFEST = {
  staticRoutes: [{ page: '/api/health', regex: '^/api/health(?:/)?$' }],
  dynamicRoutes: [
    { page: '/api/admin/forms/[id]', regex: '^/api/admin/forms/([^/]+?)(?:/)?$' },
    { page: '/forms/[slug]', regex: '^/forms/([^/]+?)(?:/)?$' },
  ],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'))
  writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(MANIFEST))
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['/', '/'],
  ['/our-story?fbclid=1', '/our-story'],
  ['/api/health', '/api/health'],
  ['/api/admin/forms/17', '/api/admin/forms/[id]'],
  ['/forms/ana-reyes?submitted=K7M2-9QXA', '/forms/[slug]'],
  ['/_next/static/chunks/a.js', '/_next/'],
  ['/wp-login.php', 'unknown'],
  [undefined, 'unknown'],
])('%s belongs to %s', (url, pattern) => {
  expect(routePatterns(folder)(url)).toBe(pattern)
})
