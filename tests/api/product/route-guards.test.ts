import { describe, expect, it } from 'vitest'
import { ORIGIN } from '../../support/api/api'
import { CMS_ENDPOINTS } from '../../support/cms-endpoints'
import { ENDPOINT_CASES } from '../../support/endpoints'
import { ROUTES } from '../../support/routes'

const NAMED = ROUTES.map((route) => ({ ...route, name: `${route.method} ${route.address}` }))

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const PANEL_SESSIONS: Record<string, string> = {
  'POST /api/cms/admin-users/login': 'anyone',
  'POST /api/cms/admin-users/logout': 'account.secure',
  'POST /api/cms/admin-users/refresh-token': 'portal.enter',
}

it('sees the routes there are', () => {
  expect(ROUTES.length).toBeGreaterThan(100)
})

describe.each(NAMED)('$name', ({ name, method, handler, info }) => {
  it('is a route of ours, for those the tables say', () => {
    const access = info?.access
    expect(access).toBeDefined()
    if (name.endsWith('/api/cms/{slug}')) {
      expect(access).toBe('cms')
      return expect(CMS_ENDPOINTS.some((endpoint) => endpoint.method === method)).toBe(true)
    }
    // All other addresses below /api respond with 404, and routes outside /api change nothing.
    if (name.endsWith('/api/{path}') || !name.includes(' /api/')) {
      return expect(access).toBe('anyone')
    }
    if (name in PANEL_SESSIONS) return expect(access).toBe(PANEL_SESSIONS[name])
    const { who } = ENDPOINT_CASES[name] ?? {}
    expect(who, 'in tests/support/endpoints.ts').toBeDefined()
    expect(access === 'anyone').toBe(who === 'anyone')
  })

  const listed = ENDPOINT_CASES[name]
  if (listed) {
    it('declares the body that the table has an example of', () => {
      const { body, rawBody } = info?.declaration ?? {}
      if (body) return expect(body.safeParse(listed.body).success).toBe(true)
      const takesJson = rawBody !== undefined && rawBody !== 'multipart/form-data'
      expect(listed.body !== undefined).toBe(takesJson)
    })
  }

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
