import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log'
import { type Client, newVisitor, type RequestOptions } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { PRODUCT_ENDPOINTS } from '../../support/api/dispatch'
import { staffClient } from '../../support/api/staff'
import { ENDPOINT_CASES, ENDPOINTS, type Endpoint, fillInIds } from '../../support/endpoints'
import { expectRefusal } from '../../support/refusal'
import { type StoredSummary, summarizeStored } from '../../support/stored'

const JSON_TYPE = { 'content-type': 'application/json' }
const LONG_MB = 11
const MEGABYTE = new Uint8Array(1024 * 1024).fill(0x78)

let superAdmin: Client
beforeAll(async () => {
  superAdmin = await staffClient('super_admin')
})
// A refusal is a normal response, so it must not be logged as an error.
beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue())
afterEach(() => {
  const logged = vi.mocked(log.error).mock.calls
  vi.restoreAllMocks()
  expect(logged).toEqual([])
})
afterAll(removeCreatedRows)

function longBody(): ReadableStream {
  let sent = 0
  return new ReadableStream({
    pull: (stream) => {
      stream.enqueue(MEGABYTE)
      sent += 1
      if (sent === LONG_MB) stream.close()
    },
  })
}

const clientFor = ({ who }: Endpoint) => (who === 'anyone' ? newVisitor() : superAdmin)

const named = <Kind extends Endpoint>(endpoints: readonly Kind[]) =>
  endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

const takesJson = ENDPOINTS.filter(({ body }) => body)

/** Runs the cases of an endpoint, then tests that nothing of what they sent was stored. */
function leavesNoTrace(describeCases: () => void): void {
  let before: StoredSummary
  beforeAll(async () => {
    before = await summarizeStored()
  })
  describeCases()
  it('and stores nothing of it', async () => expect(await summarizeStored()).toEqual(before))
}

it('knows every endpoint there is: a new one needs its line in tests/support/endpoints.ts', () => {
  expect(Object.keys(ENDPOINT_CASES).sort()).toEqual([...PRODUCT_ENDPOINTS].sort())
})

describe.each(named(takesJson))('%s refuses', (_name, endpoint) =>
  leavesNoTrace(() => {
    const send = (call: RequestOptions) =>
      clientFor(endpoint).send(endpoint.path, { method: endpoint.method, ...call })

    it.each<[string, RequestOptions, number]>([
      ['no body', {}, 415],
      ['an empty body', { body: '', headers: JSON_TYPE }, 400],
      ['no JSON', { body: '{"a":', headers: JSON_TYPE }, 400],
      ['a list', { body: '[]', headers: JSON_TYPE }, 400],
      ['null', { body: 'null', headers: JSON_TYPE }, 400],
      ['a number', { body: '7', headers: JSON_TYPE }, 400],
      ['a text', { body: '"text"', headers: JSON_TYPE }, 400],
      ['nothing it needs', { body: '{"unknown":1}', headers: JSON_TYPE }, 400],
      ['another type', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
      [
        'another type that looks alike',
        { body: '{}', headers: { 'content-type': 'application/jsonp' } },
        415,
      ],
    ])('%s', async (_case, call, status) => expectRefusal(await send(call), status))

    it.each<[string, Record<string, string>]>([
      ['11 MB', {}],
      ['11 MB, said beforehand', { 'content-length': `${LONG_MB * MEGABYTE.length}` }],
    ])('%s', async (_case, length) => {
      const headers = { ...JSON_TYPE, ...length }
      expectRefusal(await send({ body: longBody(), headers }), 413)
    })

    it.each(Object.keys(endpoint.body ?? {}))('any other kind of %s', async (key) => {
      for (const wrong of [
        null,
        7,
        3e9,
        [],
        {},
        [[]],
        [null],
        [{}],
        'x'.repeat(100_000),
        '\u0000',
      ]) {
        const body = JSON.stringify({ ...endpoint.body, [key]: wrong })
        const reply = await send({ body, headers: JSON_TYPE })
        expectRefusal(reply, reply.status)
        expect(reply.status).toBeGreaterThanOrEqual(400)
        expect(reply.status).toBeLessThan(500)
      }
    })
  }),
)

const withId = ENDPOINTS.filter(({ name }) => name.includes('{'))

describe.each(named(withId))('%s knows nobody called', (name, { method, body, ...endpoint }) =>
  leavesNoTrace(() => {
    const address = name.split(' ')[1] ?? ''
    const call: RequestOptions = body
      ? { method, body: JSON.stringify(body), headers: JSON_TYPE }
      : { method }

    it.each(['0', '-1', '1.5', '1e3', 'No One', '999999999', '99999999999', '%00', '__proto__'])(
      '%s',
      async (id) => {
        const path = fillInIds(address, encodeURI(id).replace('%2500', '%00'))
        const client = endpoint.who === 'anyone' ? newVisitor() : superAdmin
        expectRefusal(await client.send(path, call), 404)
      },
    )
  }),
)

const forStaff = ENDPOINTS.filter(({ who }) => who !== 'anyone')

describe.each(named(forStaff))('%s asks for a session', (_name, { method, path, body }) =>
  leavesNoTrace(() => {
    it.each([
      ['without a cookie', {}],
      ['with garbage', { cookie: 'portal-session=garbage' }],
      ['with somebody else’s', { cookie: 'other=1; portal-session=eyJhbGciOiJIUzI1NiJ9.e30.x' }],
    ])('%s', async (_case, cookie) => {
      const headers = { ...JSON_TYPE, ...cookie }
      const call = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
      expectRefusal(await newVisitor().send(path, call), 401, 'auth.required')
    })
  }),
)

const changing = ENDPOINTS.filter(({ method }) => method !== 'GET')

describe.each(named(changing))('%s is not for other sites', (_name, endpoint) =>
  leavesNoTrace(() => {
    it.each<[string, Record<string, string>]>([
      ['another origin', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://localhost:4000' }],
      ['a longer name', { origin: 'http://localhost:3000.evil.example' }],
      ['no origin it would name', { origin: 'null' }],
      ['another site', { 'sec-fetch-site': 'cross-site' }],
    ])('%s', async (_case, from) => {
      const { method, path, body } = endpoint
      const headers = { ...JSON_TYPE, ...from }
      const call = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
      const reply = await superAdmin.send(path, call)
      expectRefusal(reply, 403, 'request.cross_site')
    })
  }),
)

const filtered = ENDPOINTS.filter(({ badQuery }) => badQuery)

it.each(named(filtered))('%s refuses a query it cannot read', async (_name, endpoint) => {
  const { path, badQuery, method } = endpoint
  const reply = await superAdmin.send(path + badQuery, { method })
  expectRefusal(reply, 400, 'request.invalid')
})
