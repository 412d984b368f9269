import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionUser } from '@/features/staff/schema'
import { ROLES } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, visitor } from '../../support/api/api'
import { removeMade } from '../../support/api/made'
import { type Account, makeAccount, PASSWORD, signIn } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

// Hashing a password takes its time: whoever is not changed by a test is shared.
let account: Account
beforeAll(async () => {
  account = await makeAccount('admin')
})
afterAll(removeMade)

const logIn = (email: unknown, password: unknown = PASSWORD) =>
  visitor().post(paths.api.login, { email, password })

const withCookie = (cookie: string) => visitor().send(paths.api.session, { headers: { cookie } })

const setStatus = async (id: number, status: string) =>
  (await pool()).query('update admin_users set status = $2 where id = $1', [id, status])

it.each(ROLES)('signs a %s in and says who that is', async (role) => {
  const user = await makeAccount(role)
  const client = visitor()
  const login = { email: user.email, password: PASSWORD }
  const { status, body } = await client.post<{ user: SessionUser }>(paths.api.login, login)
  expect({ status, body }).toEqual({ status: 200, body: { user } })
  expect((await client.get(paths.api.session)).body).toEqual({ user })
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
  it('cannot be read by script nor sent from elsewhere, and holds for the whole site', async () => {
    const { headers } = await logIn(account.email)
    const [cookie = '', ...others] = headers.getSetCookie()
    expect(others).toEqual([])
    const attributes = cookie.split('; ').slice(1)
    // A trial on plain http would lose a Secure cookie.
    const names = attributes.map((attribute) => attribute.split('=')[0])
    expect(names.sort()).toEqual(['Expires', 'HttpOnly', 'Path', 'SameSite'])
    expect(attributes).toEqual(expect.arrayContaining(['SameSite=Lax', 'Path=/']))
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is for https only once visitors come over https', async () => {
    process.env.PUBLIC_URL = 'https://example.org'
    try {
      const { headers } = await logIn(account.email)
      expect(headers.getSetCookie()[0]).toContain('; Secure')
    } finally {
      process.env.PUBLIC_URL = ''
    }
  })

  it.each([
    ['none', ''],
    ['an empty one', 'payload-token='],
    ['garbage', 'payload-token=garbage'],
    ['broken escapes', 'payload-token=%E0%A4%A'],
    ['a token nobody signed', 'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'],
    ['a very long one', `payload-token=${'x'.repeat(10_000)}`],
  ])('is refused when it is %s', async (_case, cookie) => {
    expectRefusal(await withCookie(cookie), 401, 'auth.required')
  })

  it('is refused when a byte of its signature is another', async () => {
    const { cookie } = await signIn(account)
    const forged = cookie.replace(/.{3}$/, (end) => (end === 'AAA' ? 'BBB' : 'AAA'))
    expectRefusal(await withCookie(forged), 401, 'auth.required')
    expect((await withCookie(cookie)).status).toBe(200)
  })
})

describe('logging out', () => {
  it('ends the session for good', async () => {
    const client = await signIn(account)
    const { cookie } = client
    const { status, body } = await client.post(paths.api.logout)
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
    expect(client.cookie).toBe('')
    expectRefusal(await withCookie(cookie), 401, 'auth.required')
  })

  it('leaves the other devices signed in', async () => {
    const phone = await signIn(account)
    const desk = await signIn(account)
    await phone.post(paths.api.logout)
    expect((await desk.get(paths.api.session)).status).toBe(200)
  })

  it('needs a session', async () => {
    expectRefusal(await visitor().post(paths.api.logout), 401, 'auth.required')
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

it('lists everybody with an account, without a trace of their passwords', async () => {
  const { body } = await (await signIn(account)).get<object[]>(paths.api.users)
  expect(body).toContainEqual({ ...account, status: 'active', createdAt: expect.any(String) })
  expect(new Set(body.flatMap(Object.keys))).toEqual(
    new Set(['id', 'name', 'email', 'role', 'status', 'createdAt']),
  )
})
