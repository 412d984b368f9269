import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROLES } from '@/lib/access'
import { cms } from '@/lib/cms'
import { type Client, newVisitor, type RequestOptions } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { makeAccount, PASSWORD, signIn, staffClient } from '../../support/api/staff'
import {
  CLOSED_CMS_ENDPOINTS,
  CMS_ENDPOINTS,
  type TestedCmsEndpoint,
} from '../../support/cms-endpoints'
import { expectRefusal } from '../../support/refusal'
import { summarizeStored } from '../../support/stored'

afterAll(removeCreatedRows)

/** What Payload's logger still writes after the product's filter. */
let written: string[]
beforeEach(async () => {
  written = []
  const { logger } = await cms()
  const stream = (logger as never as Record<symbol, { write: (line: string) => void }>)[
    Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream') ??
      Symbol()
  ]
  if (!stream) throw new Error('The logger has no stream')
  vi.spyOn(stream, 'write').mockImplementation((line) => void written.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  // A refusal is a normal response, so it must not be logged as an error.
  expect(written.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
})

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Calls the endpoint in a way that does no harm if the call is allowed: ids do not exist, filters
 * match nothing, and bodies are empty.
 */
function knock(client: Client, { method, path }: TestedCmsEndpoint, more: RequestOptions = {}) {
  const isMany = (method === 'PATCH' || method === 'DELETE') && !/\d$/.test(path)
  const query = isMany ? '?where[id][equals]=999999999' : ''
  const takesBody = method === 'POST' || method === 'PATCH'
  const call = takesBody ? { method, body: '{}', headers: JSON_TYPE } : { method }
  return client.send(path + query, {
    ...call,
    ...more,
    headers: { ...call.headers, ...more.headers },
  })
}

describe.each(CMS_ENDPOINTS)('$name', (endpoint) => {
  it('without a session', async () => {
    const reply = await knock(newVisitor(), endpoint)
    if (endpoint.who !== 'anyone') return expectRefusal(reply, 401, 'auth.required')
    expect(reply.status).toBeLessThan(500)
  })

  it.each(ROLES)('as %s', async (role) => {
    const endsSession = /logout|refresh/.test(endpoint.path)
    const client = endsSession ? await signIn(await makeAccount(role)) : await staffClient(role)
    // Sends an invalid body to globals, because an empty one would overwrite a row that all tests
    // share.
    const call = /^POST .*globals\/[\w-]+$/.test(endpoint.name) ? { body: '[]' } : {}
    const reply = await knock(client, endpoint, call)
    if (endpoint.who === 'anyone') return expect(reply.status).toBeLessThan(500)
    if (!endpoint.who.includes(role)) return expectRefusal(reply, 403, 'auth.forbidden')
    expect([401, 403]).not.toContain(reply.status)
    if (reply.status >= 400) expectRefusal(reply, reply.status)
    expect(reply.status).toBeLessThan(500)
    expect(reply.headers.get('cache-control')).toMatch(/no-store/)
  })
})

it.each(CLOSED_CMS_ENDPOINTS)('%s is not open to anybody', async (name) => {
  const [method = '', address = ''] = name.split(' ')
  const before = await summarizeStored()
  for (const client of [newVisitor(), await staffClient('super_admin')]) {
    const path = address.replace('{id}', '1')
    expectRefusal(await knock(client, { name, method, path, who: [] }), 404, 'route.not_found')
  }
  expect(await summarizeStored()).toEqual(before)
})

const changing = CMS_ENDPOINTS.filter(({ method }) => method !== 'GET')

it.each(changing)('$name is not for other sites', async (endpoint) => {
  const superAdmin = await staffClient('super_admin')
  const before = await summarizeStored()
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const reply = await knock(superAdmin, endpoint, { headers })
    expectRefusal(reply, 403, 'request.cross_site')
    expect(reply.headers.getSetCookie()).toEqual([])
  }
  expect(await summarizeStored()).toEqual(before)
})

describe('a form of another site', () => {
  it('signs nobody in', async () => {
    const { email } = await makeAccount('admin')
    const body = new FormData()
    body.append('_payload', JSON.stringify({ email, password: PASSWORD }))
    const path = '/api/cms/admin-users/login'
    const call = { method: 'POST', body }
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const refused = await newVisitor().send(path, { ...call, headers })
    expectRefusal(refused, 403, 'request.cross_site')
    expect(refused.headers.getSetCookie()).toEqual([])
    const taken = await newVisitor().send(path, call)
    expect(taken.status).toBe(200)
    expect(taken.headers.getSetCookie().join()).toMatch(/(^|,)portal-session=[\w-]/)
  })
})

it('keeps the token of a session in its cookie, away from scripts', async () => {
  const account = await makeAccount('admin')
  const client = newVisitor()
  const login = { email: account.email, password: PASSWORD }
  const replies = [
    await client.post('/api/cms/admin-users/login', login),
    await client.get('/api/cms/admin-users/me'),
    await client.post('/api/cms/admin-users/refresh-token'),
  ]
  for (const { status, bytes } of replies) {
    expect(status).toBe(200)
    expect(bytes.toString()).toContain(account.email)
    expect(bytes.toString()).not.toMatch(/token":|eyJ[\w-]+\./i)
  }
})

describe('nonsense is refused', () => {
  const get = async (path: string) => (await staffClient('super_admin')).get(`/api/cms/${path}`)

  it.each([
    'pages?where[title][equals]=%00',
    'pages?where[%00][equals]=1',
    'pages?where[id][equals]=abc',
    'pages?where[nothing][equals]=1',
    'pages?where[id][equals]=99999999999999999999',
    'pages?sort=%00',
    'pages?where=x',
    'pages?where[or]=x',
  ])('%s', async (path) => {
    const reply = await get(path)
    expect(reply.status).toBeLessThan(500)
    if (reply.status >= 400) expectRefusal(reply, reply.status)
  })

  it.each([
    'media/file/x',
    'media/file/%00',
    'media/file/..%2f..%2fsecret',
    'media/x',
    'media/%00',
  ])('%s', async (path) => expectRefusal(await get(path), 404))

  it('of a multipart body', async () => {
    const client = await staffClient('super_admin')
    const path = '/api/cms/pages'
    for (const payload of ['{', '[]', 'null', '"x"', '{"title":"\\u0000"}']) {
      const body = new FormData()
      body.append('_payload', payload)
      expectRefusal(await client.send(path, { method: 'POST', body }), 400)
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expectRefusal(await client.send(path, { method: 'POST', body: 'no parts', headers }), 400)
  })

  it('by a role that has the panel, in the words of its field', async () => {
    const reply = await (await staffClient('admin')).post('/api/cms/provinces', { venue: 'Plaza' })
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body).toMatchObject({
      fields: { name: expect.any(String), region: expect.any(String) },
      errors: [{ data: { errors: expect.arrayContaining([expect.objectContaining({})]) } }],
    })
  })
})
