import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionUser } from '@/features/staff/schema'
import { ROLES } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor, ORIGIN } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  type Account,
  clientWithSession,
  makeAccount,
  PASSWORD,
  signIn,
} from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

// Tests share an account that they do not change, because hashing a password is slow.
let account: Account
beforeAll(async () => {
  account = await makeAccount('admin')
})
afterAll(removeCreatedRows)

const logIn = (email: unknown, password: unknown = PASSWORD) =>
  newVisitor().post(paths.api.login, { email, password })

const withCookie = (cookie: string) => newVisitor().send(paths.api.session, { headers: { cookie } })

const setStatus = async (id: number, status: string) =>
  (await pool()).query('update admin_users set status = $2 where id = $1', [id, status])

it.each(ROLES)('signs a %s in and says who that is', async (role) => {
  const user = await makeAccount(role)
  const client = newVisitor()
  const login = { email: user.email, password: PASSWORD }
  const { status, body } = await client.post<{ user: SessionUser }>(paths.api.login, login)
  expect({ status, body }).toEqual({ status: 200, body: { user } })
  expect((await client.get(paths.api.session)).body).toEqual({
    user,
    lacksFactor: false,
    factorDueAt: null,
  })
})

it('finds the account whatever the case and spaces of the address', async () => {
  expect((await logIn(`  ${account.email.toUpperCase()} `)).status).toBe(200)
})

it('answers an unknown address like a wrong password', async () => {
  const wrong = await logIn(account.email, 'not this one')
  const unknown = await logIn('nobody@example.org')
  expectRefusal(wrong, 401, 'auth.invalid_credentials')
  expectRefusal(unknown, 401, 'auth.invalid_credentials')
  expect(wrong.body.error).toBe('Invalid email or password')
  expect(unknown.body.error).toBe(wrong.body.error)
  expect(Object.keys(unknown.body)).toEqual(Object.keys(wrong.body))
})

describe('refuses before looking (Spec §5)', () => {
  const badEmail = { email: 'Please enter a valid email address' }
  const noPassword = { password: 'Password is required' }

  it.each<[string, unknown, unknown, Record<string, string>]>([
    ['no address', '', PASSWORD, badEmail],
    ['half an address', 'ana@', PASSWORD, badEmail],
    ['an address that is a list', ['ana@example.org'], PASSWORD, badEmail],
    ['no password', 'ana@example.org', '', noPassword],
    ['a password that is a number', 'ana@example.org', 12345678, noPassword],
    ['neither', undefined, null, { ...badEmail, ...noPassword }],
  ])('%s', async (_case, email, password, fields) => {
    const reply = await logIn(email, password)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body).toMatchObject({ fields })
  })

  it('a password of spaces only', async () => {
    expectRefusal(await logIn(account.email, '    '), 401, 'auth.invalid_credentials')
  })
})

describe('the session cookie', () => {
  const linesOf = async (door: string, origin: string) => {
    const login = { email: account.email, password: PASSWORD }
    const { headers } = await newVisitor().post(door, login, { origin })
    expect(headers.get('cache-control')).toBe('no-store')
    return headers.getSetCookie().map((line) => line.split('; '))
  }

  describe.each([paths.api.login, '/api/cms/admin-users/login'])('of %s', (door) => {
    it('cannot be read by script nor sent from elsewhere, and holds for the whole site', async () => {
      const lines = await linesOf(door, ORIGIN)
      expect(lines.map(([pair]) => pair?.split('=')[0])).toEqual([
        'portal-session',
        'portal-device',
      ])
      for (const [, ...attributes] of lines) {
        // The cookie is not Secure, because browsers drop a Secure cookie over plain http.
        const names = attributes.map((attribute) => attribute.split('=')[0])
        expect(names.sort()).toEqual(['Expires', 'HttpOnly', 'Path', 'SameSite'])
        expect(attributes).toEqual(expect.arrayContaining(['SameSite=Lax', 'Path=/']))
      }
    })

    it('is kept for as long as a session can last, and the known browser for a year', async () => {
      const days = (await linesOf(door, ORIGIN)).map((attributes) => {
        const expires = attributes.find((one) => one.startsWith('Expires='))?.slice(8) ?? ''
        return Math.round((Date.parse(expires) - Date.now()) / 86_400_000)
      })
      expect(days).toEqual([14, 365])
    })

    it('is for https and this host only once visitors come over https', async () => {
      process.env.PUBLIC_URL = 'https://example.org'
      try {
        for (const [pair, ...attributes] of await linesOf(door, 'https://example.org')) {
          expect(pair).toMatch(/^__Host-portal-(session|device)=./)
          expect(attributes).toContain('Secure')
        }
        const [[pair = ''] = []] = await linesOf(door, ORIGIN)
        expect(pair, 'in the local network').toMatch(/^portal-session=./)
      } finally {
        process.env.PUBLIC_URL = ''
      }
    })
  })

  it('is not believed over https without its prefix, which any host nearby could set', async () => {
    const { cookie } = await clientWithSession(account)
    process.env.PUBLIC_URL = 'https://example.org'
    try {
      const at = (host: string, cookie: string) =>
        newVisitor().send(paths.api.session, { headers: { host, cookie } })
      expectRefusal(await at('example.org', cookie), 401, 'auth.required')
      expect((await at('example.org', cookie.replace('portal', '__Host-portal'))).status).toBe(200)
      expect((await at('192.0.2.9:3000', cookie)).status).toBe(200)
    } finally {
      process.env.PUBLIC_URL = ''
    }
  })

  it('is another one at every sign-in, and the one before has ended', async () => {
    const client = await signIn(account)
    const former = client.cookie
    await client.post(paths.api.login, { email: account.email, password: PASSWORD })
    expect(client.cookie).not.toBe(former)
    expectRefusal(await withCookie(former), 401, 'auth.required')
    expect((await client.get(paths.api.session)).status).toBe(200)
  })

  it('leaves nothing in the database that opens the portal', async () => {
    const { cookie } = await clientWithSession(account)
    const token = /portal-session=([^;]+)/.exec(cookie)?.[1]
    const { rows } = await (await pool()).query('select * from staff_sessions')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['none', ''],
    ['an empty one', 'portal-session='],
    ['garbage', 'portal-session=garbage'],
    ['broken escapes', 'portal-session=%E0%A4%A'],
    ['a token of Payload’s own kind', 'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'],
    ['a very long one', `portal-session=${'x'.repeat(10_000)}`],
  ])('is refused when it is %s', async (_case, cookie) => {
    expectRefusal(await withCookie(cookie), 401, 'auth.required')
  })

  it('is refused when one character is another', async () => {
    const { cookie } = await signIn(account)
    const forged = cookie.replace(
      /(portal-session=)./,
      (start, name) => name + (start.endsWith('A') ? 'B' : 'A'),
    )
    expectRefusal(await withCookie(forged), 401, 'auth.required')
    expect((await withCookie(cookie)).status).toBe(200)
  })
})

describe('a session ends', () => {
  const HOUR_MS = 60 * 60 * 1000
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const isOpen = async (client: Client) => (await client.get(paths.api.session)).status === 200

  it('after twelve hours without a request', async () => {
    const client = await clientWithSession(account)
    pass(12 * HOUR_MS - 1000)
    expect(await isOpen(client)).toBe(true)
    pass(12 * HOUR_MS - 1000)
    expect(await isOpen(client)).toBe(true)
    pass(12 * HOUR_MS + 1000)
    expect(await isOpen(client)).toBe(false)
  })

  it('after fourteen days, however busy', async () => {
    const client = await clientWithSession(account)
    const refresh = () => client.post('/api/cms/admin-users/refresh-token')
    for (let halfDay = 1; halfDay <= 27; halfDay++) {
      pass(12 * HOUR_MS - 1000)
      expect((await refresh()).status).toBe(200)
    }
    pass(12 * HOUR_MS - 1000)
    expect(await isOpen(client)).toBe(true)
    pass(60_000)
    expect(await isOpen(client)).toBe(false)
    expect((await refresh()).status).toBe(401)
  })
})

describe('logging out', () => {
  it('ends the session for good', async () => {
    const client = await signIn(account)
    const { cookie } = client
    const { status, body } = await client.post(paths.api.logout)
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
    expect(client.cookie).not.toContain('portal-session')
    expectRefusal(await withCookie(cookie), 401, 'auth.required')
  })

  it('leaves the other devices signed in', async () => {
    const phone = await signIn(account)
    const desk = await signIn(account)
    await phone.post(paths.api.logout)
    expect((await desk.get(paths.api.session)).status).toBe(200)
  })

  it('needs a session', async () => {
    expectRefusal(await newVisitor().post(paths.api.logout), 401, 'auth.required')
  })
})

describe('an account that is not active', () => {
  it.each(['disabled', 'invited'] as const)('cannot sign in: %s', async (status) => {
    const { email } = await makeAccount('super_admin', status)
    const reply = await logIn(email)
    expectRefusal(reply, 401, 'auth.invalid_credentials')
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('is out at its next request', async () => {
    const dismissed = await makeAccount('super_admin')
    const client: Client = await signIn(dismissed)
    await setStatus(dismissed.id, 'disabled')
    expectRefusal(await client.get(paths.api.session), 401, 'auth.required')
    expectRefusal(await client.get(paths.api.forms), 401, 'auth.required')
  })
})

it('lists everybody with an account, the first one first, without a trace of their passwords', async () => {
  await makeAccount('store_manager', 'invited')
  const { body } = await (await signIn(account)).get<{ id: number }[]>(paths.api.users)
  const ids = body.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(body).toContainEqual({ ...account, status: 'active', createdAt: expect.any(String) })
  expect(new Set(body.flatMap(Object.keys))).toEqual(
    new Set(['id', 'name', 'email', 'role', 'status', 'createdAt']),
  )
})
