import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ROLES } from '@/lib/access'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { log } from '@/lib/log/log'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { publishCountdownToOwnDate } from '../../support/api/home-page'
import { staffClient } from '../../support/api/staff'
import { CMS_ENDPOINTS } from '../../support/cms-endpoints'
import { ENDPOINT_CASES } from '../../support/endpoints'
import {
  encodeText,
  hostileBody,
  hostileHeaders,
  hostileQuery,
  hostileText,
} from '../../support/fuzz/hostile'
import { expectRefusal } from '../../support/refusal'
import { summarizeStored } from '../../support/stored'

/** The number of requests. `npm run measure -- fuzz` sends more, with another seed each time. */
const CASES = Number(process.env.FUZZ_CASES || 250)
const SEED = process.env.FUZZ_CASES ? Date.now() % 2 ** 31 : 20_261_122

const LONG_MS = 1_800_000

interface Target {
  name: string
  who: readonly ('visitor' | (typeof ROLES)[number])[]
}

/**
 * True for calls that this test makes only as a visitor. Made by staff, they could end the session
 * or overwrite what other tests use.
 */
const isForStrangers = (name: string) =>
  ENDPOINT_CASES[name]?.endsSession ||
  /\/(logout|refresh-token|login)$/.test(name) ||
  (/^(PATCH|DELETE) /.test(name) && !/\{id\}|videos|nobody$/.test(name)) ||
  /^POST .*\/globals\/[\w-]+$/.test(name)

const NAMES = [...Object.keys(ENDPOINT_CASES), ...CMS_ENDPOINTS.map(({ name }) => name)]
const TARGETS: Target[] = NAMES.map((name) => ({
  name,
  who: isForStrangers(name) ? ['visitor', 'store_manager'] : ['visitor', ...ROLES],
}))

const isLogout = (name: string) => /logout|sessions\/end|refresh-token/.test(name)

const call = fc.constantFrom(...TARGETS).chain(({ name, who }) =>
  fc.record({
    name: fc.constant(name),
    who: isLogout(name) ? fc.constant('visitor' as const) : fc.constantFrom(...who),
    segment: fc.oneof(fc.constant('999999999'), hostileText),
    query: hostileQuery,
    headers: hostileHeaders,
    body: fc.option(hostileBody),
  }),
)
type Call = typeof call extends fc.Arbitrary<infer C> ? C : never

const clients: Partial<Record<string, Client>> = {}
beforeAll(async () => {
  for (const role of ROLES) clients[role] = await staffClient(role)
})
beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const madeForms: number[] = []
const madeDocs: { slug: string; id: number }[] = []
afterAll(async () => {
  const database = await pool()
  await database.query('delete from forms where id = any($1)', [madeForms])
  const payload = await cms()
  for (const { slug, id } of madeDocs) {
    await payload.delete({ collection: slug as 'pages', id, overrideAccess: true })
  }
  // A random call may have made the countdown follow the next celebration, because that call needs
  // no id and no body.
  await publishCountdownToOwnDate()
  await removeCreatedRows()
})

function note(name: string, answer: unknown): void {
  const { id, doc } = answer as { id?: number; doc?: { id?: number } }
  if (name === 'POST /api/admin/forms' && id) madeForms.push(id)
  const slug = /^POST \/api\/cms\/([a-z-]+)$/.exec(name)?.[1]
  if (slug && doc?.id) madeDocs.push({ slug, id: doc.id })
}

async function attempt({ name, who, segment, query, headers, body }: Call): Promise<void> {
  const [method = '', address = ''] = name.split(' ')
  const path = address.replace(/\{\w+\}/, encodeText(segment) || 'x')
  const before = await summarizeStored()
  const hasBody = method !== 'GET' && body !== null
  const reply = await (clients[who] ?? newVisitor()).send(query ? `${path}?${query}` : path, {
    method,
    headers: { ...headers, ...(hasBody && body.type ? { 'content-type': body.type } : {}) },
    ...(hasBody ? { body: new Uint8Array(body.bytes) } : {}),
  })
  expect(vi.mocked(log.error).mock.calls).toEqual([])
  expect(reply.status).toBeLessThan(500)
  if (reply.status < 400) return note(name, reply.body ?? {})
  // A range beyond the end of a file is refused without a body (RFC 9110).
  if (reply.status === 416) return expect(await summarizeStored()).toEqual(before)
  if (reply.headers.get('content-type')?.startsWith('text/html')) {
    expect(method).toBe('POST')
    expect(reply.bytes.toString('utf8')).toContain(reply.headers.get('x-request-id'))
  } else expectRefusal(reply, reply.status)
  expect(await summarizeStored()).toEqual(before)
}

it(
  `${CASES} hostile requests are refused in words, without a crash and without a trace`,
  async () => {
    await fc.assert(fc.asyncProperty(call, attempt), { numRuns: CASES, seed: SEED })
  },
  LONG_MS,
)

it('knows every endpoint', () => {
  expect(new Set(TARGETS.map(({ name }) => name)).size).toBe(NAMES.length)
})
