import { describe, expect, it } from 'vitest'
import { guardOf } from '@/lib/http/route'
import { ORIGIN } from '../../support/api/api'
import { CMS_ENDPOINTS } from '../../support/cms-endpoints'
import { ENDPOINT_CASES, INTERNAL_ENDPOINTS } from '../../support/endpoints'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>

const files = import.meta.glob<Record<string, unknown>>('/src/app/**/route.ts', { eager: true })

/** `/src/app/(payload)/api/cms/[...slug]/route.ts` is `/api/cms/{slug}`. */
const addressOf = (file: string) =>
  file
    .split('/')
    .slice(3, -1)
    .filter((folder) => !folder.startsWith('('))
    .map((folder) => `/${folder.replace(/^\[(?:\.\.\.)?(\w+)\]$/, '{$1}')}`)
    .join('')

const ROUTES = Object.entries(files).flatMap(([file, module]) =>
  METHODS.filter((method) => method in module).map((method) => ({
    name: `${method} ${addressOf(file)}`,
    method,
    handler: module[method] as Handler,
  })),
)

/** Routes of our own among the panel's endpoints. */
const PANEL_SESSIONS: Record<string, string> = {
  'POST /api/cms/admin-users/login': 'anyone',
  'POST /api/cms/admin-users/logout': 'account.secure',
  'POST /api/cms/admin-users/refresh-token': 'portal.enter',
}

it('sees the routes there are', () => {
  expect(Object.keys(files).length).toBeGreaterThan(40)
  expect(ROUTES.length).toBeGreaterThanOrEqual(Object.keys(files).length)
})

describe.each(ROUTES)('$name', ({ name, method, handler }) => {
  it('is a route of ours, for those the tables say', () => {
    const guard = guardOf(handler)
    expect(guard).toBeDefined()
    if (name.endsWith('/api/cms/{slug}')) {
      expect(guard).toBe('cms')
      return expect(CMS_ENDPOINTS.some((endpoint) => endpoint.method === method)).toBe(true)
    }
    // Files outside /api must not change anything.
    if (name.endsWith('/api/{path}') || !name.includes(' /api/')) {
      return expect(guard).toBe('anyone')
    }
    if (INTERNAL_ENDPOINTS.includes(name)) return expect(guard).toBe('anyone')
    if (name in PANEL_SESSIONS) return expect(guard).toBe(PANEL_SESSIONS[name])
    const { who } = ENDPOINT_CASES[name] ?? {}
    expect(who, 'in tests/support/endpoints.ts').toBeDefined()
    expect(guard === 'anyone').toBe(who === 'anyone')
  })

  if (!CHANGING.has(method)) return
  it('refuses a foreign origin', async () => {
    const request = new Request(`${ORIGIN}/`, {
      method,
      headers: { host: new URL(ORIGIN).host, origin: 'https://evil.example' },
    })
    const response = await handler(request, { params: Promise.resolve({}) })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'request.cross_site' })
  })
})
