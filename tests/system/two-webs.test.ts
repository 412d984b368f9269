import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../support/condition'
import { formTokenIn } from '../support/form-token'
import type { ProductParts } from '../support/parts'
import { rushForPlaces } from '../support/place-rush'
import { FIRST_SUPER_ADMIN } from '../support/portal'
import { createFormWithFile, type FormIds } from '../support/portal-forms'
import { startTwoWebs } from '../support/two-webs'

const SLUG = 'retreat'
const AT_ONCE = 60
const GUESSES = 50
const FOUNDER = { email: FIRST_SUPER_ADMIN.email, password: FIRST_SUPER_ADMIN.password }
const COLLEAGUE = { ...FOUNDER, email: 'colleague@example.org' }

let webs: Awaited<ReturnType<typeof startTwoWebs>>
let parts: ProductParts
let addresses: readonly [string, string]

beforeAll(async () => {
  webs = await startTwoWebs({ TRUST_PROXY: '1' })
  ;({ parts, addresses } = webs)
})
afterAll(() => webs?.close())

it('a hundred posts for twenty places, a third of them twice, take exactly twenty', async () => {
  const { portal } = webs
  const rush = { portal, addresses, slug: 'places', posts: 100, places: 20, repeated: 0.3, seed: 1 }
  const { formId, ...result } = await rushForPlaces(rush)
  expect(result).toEqual({
    refused: 0,
    people: 100,
    held: 20,
    waiting: 80,
    counted: expect.objectContaining({ held: 20, waiting: 80 }),
  })
})

describe('a form’s kept page', () => {
  let form: FormIds
  beforeAll(async () => {
    form = await createFormWithFile(webs.portal, SLUG)
  })

  const open = (at: string, headers: Record<string, string> = {}) =>
    fetch(`${at}/forms/${SLUG}`, { headers })

  const register = (at: string, key: string) =>
    fetch(`${at}/api/forms/${SLUG}/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ data: { [form.name]: 'Ana' } }),
    })

  it.each(['identity', 'gzip', 'br'])('everybody gets the same page: %s', async (encoding) => {
    const pages = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const reply = await open(parts.address, { 'accept-encoding': encoding })
        expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding)
        expect(reply.headers.get('content-security-policy')).toContain("'sha256-")
        expect(reply.headers.has('etag')).toBe(false)
        return reply.text()
      }),
    )
    const tokens = pages.map((html) => formTokenIn(html))
    expect(tokens.every((token) => /^\w{8}\.[\w-]{22}$/.test(token ?? ''))).toBe(true)
    expect(pages.join()).not.toContain('idempotencyKey')
    // The pages were requested within a second or two, so some share a token.
    expect(new Set(tokens).size).toBeLessThan(AT_ONCE)
  })

  it('an editor’s preview is no kept page', async () => {
    const reply = await open(parts.address, { cookie: '__prerender_bypass=x' })
    expect(reply.headers.get('content-security-policy')).toContain("'nonce-")
  })

  it('a change is seen at the other process, and a closed form takes nothing there', async () => {
    const [here, there] = addresses
    for (const at of addresses) expect((await register(at, `first at ${at}`)).status).toBe(201)
    await webs.portal.put(`/api/admin/forms/${form.id}`, { name: 'Another name' })
    for (const at of addresses) {
      await waitUntil('its new name', async () =>
        (await (await open(at)).text()).includes('Another name'),
      )
    }
    await webs.portal.put(`/api/admin/forms/${form.id}`, { isActive: false })
    // A process refuses even if it has not yet received the notice about the change.
    expect((await register(there, 'too late')).status).toBe(404)
    expect((await register(here, 'too late')).status).toBe(404)
    for (const at of addresses)
      await waitUntil('closed', async () => (await open(at)).status === 404)
    await webs.portal.put(`/api/admin/forms/${form.id}`, { isActive: true })
    expect((await register(there, 'in time')).status).toBe(201)
    for (const at of addresses) await waitUntil('open', async () => (await open(at)).status === 200)
  })
})

it('pages and data made for one visitor are counted for a network, at both processes, and kept ones are not', async () => {
  const [here, there] = addresses
  const ask = (at: string, path: string, from: string) =>
    fetch(at + path, { headers: { 'x-forwarded-for': from }, redirect: 'manual' })
  const church = '203.0.113.7'
  expect((await ask(here, '/unsubscribe/x', church)).status).toBe(200)
  await inDatabase(`update rate_limits set points = points + 598 where key = 'pages:${church}'`)
  expect((await ask(there, `/forms/${SLUG}?attempt=x`, church)).status, 'the last').toBe(200)
  const rendered = [
    '/unsubscribe/x',
    '/nothing-at-all',
    '/admin/login',
    `/forms/${SLUG}?submitted=x`,
  ]
  for (const path of rendered) {
    for (const at of addresses) {
      const reply = await ask(at, path, church)
      expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 429, '60'])
      expect(await reply.text()).toContain('<h1>Please wait a minute</h1>')
    }
  }
  for (const path of ['/api/testimonies', `/api/forms/${SLUG}`]) {
    const reply = await ask(there, path, church)
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 429, '60'])
    expect(await reply.json()).toMatchObject({ code: 'request.too_many' })
    expect((await ask(there, path, '203.0.113.8')).status, path).toBe(200)
  }
  for (const path of ['/', `/forms/${SLUG}`, '/api/roll-call', '/api/health/live']) {
    await ask(here, path, '203.0.113.8')
    expect((await ask(here, path, church)).status, path).toBe(200)
  }
  expect((await ask(here, '/unsubscribe/x', '203.0.113.8')).status, 'elsewhere').toBe(200)
  await inDatabase(`update rate_limits set expire = 0 where key = 'pages:${church}'`)
  expect((await ask(here, '/unsubscribe/x', church)).status, 'a minute later').toBe(200)
})

let visitors = 0

function signIn(at: string, login: typeof FOUNDER, cookie = ''): Promise<Response> {
  const from = `198.51.${100 + Math.floor(++visitors / 200)}.${visitors % 200}`
  return fetch(`${at}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(login),
  })
}

async function inDatabase(statement: string, values: unknown[] = []): Promise<void> {
  const database = new pg.Client(parts.databaseUrl)
  await database.connect()
  await database.query(statement, values)
  await database.end()
}

async function addColleague(): Promise<void> {
  await inDatabase(
    `insert into admin_users (name, email, role, status, salt, hash)
     select 'Colleague', $1, 'admin', 'active', salt, hash from admin_users`,
    [COLLEAGUE.email],
  )
}

it('fifty wrong sign-ins at once from fifty addresses lock one account and nobody else', async () => {
  await addColleague()
  const known = await signIn(parts.address, FOUNDER)
  const device = known.headers.getSetCookie().find((line) => line.startsWith('portal-device='))

  const guesses = Array.from({ length: GUESSES }, (_, at) =>
    signIn(addresses[at % 2] as string, { ...FOUNDER, password: `guess ${at}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const refused = [...Array(10).fill(401), ...Array(GUESSES - 10).fill(429)]
  expect(statuses.toSorted((a, b) => a - b)).toEqual(refused)

  for (const at of addresses) {
    expect((await signIn(at, FOUNDER)).status, 'elsewhere').toBe(429)
    expect((await signIn(at, COLLEAGUE)).status, 'a colleague').toBe(200)
    expect((await signIn(at, FOUNDER, device?.split(';')[0])).status, 'a known browser').toBe(200)
  }
  await parts.kill('web')
  await parts.start('web')
  expect((await signIn(parts.address, FOUNDER)).status, 'after a restart').toBe(429)
})
