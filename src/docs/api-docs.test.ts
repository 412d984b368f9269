import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENDPOINTS } from './endpoints'
import { renderApiDocs } from './render-api'

const API = path.resolve('src/app/api')

/** `admin/forms/[id]/route.ts` → `/api/admin/forms/{id}`; the catch-all documents itself. */
function documentedRoutes(): string[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .filter((file) => !file.startsWith('[...'))
    .flatMap((file) => {
      const address = `/api/${path.dirname(file)}`.replace(/\[(\w+)\]/g, '{$1}')
      const source = readFileSync(path.join(API, file), 'utf8')
      return [...source.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
        ([, method]) => `${method} ${address}`,
      )
    })
}

it('has an entry for every route, and no other', () => {
  const entries = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(entries.sort()).toEqual(documentedRoutes().sort())
})

it('is what docs/api.md says; run `npm run docs` after a change', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(renderApiDocs())
})
