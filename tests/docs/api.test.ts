import path from 'node:path'
import { expect, it } from 'vitest'
import { ROUTES } from '../support/routes'
import { renderApiDocs } from './render-api'

const UNDECLARED = ['/api/cms/{slug}', '/api/{path}']

const api = ROUTES.filter(
  ({ address }) => address.startsWith('/api/') && !UNDECLARED.includes(address),
)

it.each(api)('$method $address has a declaration that fits its folder', ({ address, info }) => {
  const parts = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(info?.declaration).toBeDefined()
  expect(Object.keys(info?.declaration?.params ?? {})).toEqual(parts)
})

it('is what docs/api.md says; run `npm run docs` after a change', async () => {
  await expect(renderApiDocs(ROUTES)).toMatchFileSnapshot(path.resolve('docs/api.md'))
})
