import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import {
  type Account,
  clientWithSession,
  makeAccount,
  PASSWORD,
  signIn,
  staffClient,
} from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

/** Payload's REST API. What it allows bypasses the product's own operations. */
const REST = '/api/cms'

let admin: Account
let session: Client
let form: OpenForm<'Name'>
let submissionId: number
beforeAll(async () => {
  admin = await makeAccount('super_admin')
  session = await signIn(admin)
  form = await createOpenForm({ Name: 'text' })
  submissionId = (await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))).body.id
})
afterAll(removeCreatedRows)

describe('Payload’s own ways to an account are shut', () => {
  it.each(['first-register', 'forgot-password', 'reset-password', 'unlock'])('%s', async (way) => {
    const before = await summarizeStored()
    const { email } = admin
    const body = { email, password: PASSWORD, token: 'x', name: 'Eve', role: 'super_admin' }
    for (const client of [newVisitor(), session]) {
      expect((await client.post(`${REST}/admin-users/${way}`, body)).status).toBe(404)
    }
    expect(await summarizeStored()).toEqual(before)
  })

  it('has no GraphQL', async () => {
    const query = { query: '{ AdminUsers { docs { email } } }' }
    expect((await newVisitor().post(`${REST}/graphql`, query)).status).toBe(404)
  })
})

const CLOSED = {
  'admin-users': () => admin.id,
  forms: () => form.id,
  submissions: () => submissionId,
  'submission-files': () => 1,
  'submission-attempts': () => 1,
  'drive-folders': () => 1,
  'staff-tokens': () => 1,
  'staff-sessions': () => 1,
  'staff-authenticators': () => 1,
  'staff-passkeys': () => 1,
  'staff-recovery-codes': () => 1,
  'staff-challenges': () => 1,
  'staff-factor-roles': () => 1,
  'audit-log': () => 1,
}

describe.each(Object.entries(CLOSED))('%s cannot be written past our operations', (slug, id) => {
  const data = { name: 'Eve', email: 'eve@example.org', password: PASSWORD, status: 'active' }

  it.each([
    ['POST', () => `${REST}/${slug}`],
    ['PATCH', () => `${REST}/${slug}/${id()}`],
    ['PATCH', () => `${REST}/${slug}?where[id][exists]=true`],
    ['DELETE', () => `${REST}/${slug}/${id()}`],
    ['DELETE', () => `${REST}/${slug}?where[id][exists]=true`],
  ])('%s', async (method, path) => {
    const before = await summarizeStored()
    const call = {
      method,
      body: JSON.stringify({ ...data, role: 'super_admin' }),
      headers: { 'content-type': 'application/json' },
    }
    for (const client of [newVisitor(), session]) {
      const { status } = await client.send(path(), call)
      expect(status).toBe(404)
    }
    expect(await summarizeStored()).toEqual(before)
  })
})

describe('reading', () => {
  const { forms: _forms, ...unread } = CLOSED
  it.each(Object.entries(unread))('%s goes by our own routes alone', async (slug, id) => {
    for (const client of [newVisitor(), session]) {
      expect((await client.get(`${REST}/${slug}`)).status).toBe(404)
      expect((await client.get(`${REST}/${slug}/${id()}`)).status).toBe(404)
    }
  })

  it('an account shows no secret', async () => {
    const { bytes } = await session.get(`${REST}/admin-users/me?depth=2`)
    const text = bytes.toString()
    expect(text).toContain(admin.email)
    expect(text).not.toMatch(/"(hash|salt|resetPasswordToken|password|token)"/)
  })
})

interface Panel {
  user: object
  exp: number
}

describe('signing in there', () => {
  const logIn = (email: string, password: string) =>
    newVisitor().post(`${REST}/admin-users/login`, { email, password })

  it('opens the same session, and the panel reads of it what it needs', async () => {
    const client = newVisitor()
    const login = { email: admin.email, password: PASSWORD }
    const { body } = await client.post<Panel>(`${REST}/admin-users/login`, login)
    expect((await client.get('/api/admin/session')).status).toBe(200)
    const inTwelveHours = Date.now() / 1000 + 12 * 60 * 60
    const me = await client.get<Panel>(`${REST}/admin-users/me`)
    const refreshed = await client.post<Panel>(`${REST}/admin-users/refresh-token`)
    for (const { user, exp, ...rest } of [body, me.body, refreshed.body]) {
      expect(user).toMatchObject({ id: admin.id, email: admin.email, collection: 'admin-users' })
      expect(user).not.toHaveProperty('sessions')
      expect(Math.abs(exp - inTwelveHours)).toBeLessThan(60)
      expect(Object.keys(rest)).not.toContain('token')
      expect(Object.keys(rest)).not.toContain('refreshedToken')
    }
  })

  it('takes what the panel’s form sends', async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ email: admin.email, password: PASSWORD }))
    const client = newVisitor()
    const call = { method: 'POST', body }
    expect((await client.send(`${REST}/admin-users/login`, call)).status).toBe(200)
    expect((await client.get('/api/admin/session')).status).toBe(200)
    const foreign = { ...call, headers: { origin: 'https://evil.example' } }
    const refused = await newVisitor().send(`${REST}/admin-users/login`, foreign)
    expect({ status: refused.status, cookies: refused.headers.getSetCookie() }).toEqual({
      status: 403,
      cookies: [],
    })
  })

  it('ends by its own door', async () => {
    const client = await clientWithSession(admin)
    const { cookie } = client
    expect((await client.post(`${REST}/admin-users/logout`)).status).toBe(200)
    const kept = await newVisitor().send(`${REST}/admin-users/me`, { headers: { cookie } })
    expect(kept.body).toMatchObject({ user: null })
  })

  it('tells a refusal in the way the panel shows it', async () => {
    const { body } = await newVisitor().post<{ errors: object[] }>(`${REST}/admin-users/login`, {
      email: admin.email,
      password: 'not this one',
    })
    expect(body.errors).toEqual([{ message: 'Invalid email or password' }])
  })

  it.each(['LOGIN', 'Refresh-Token', 'logout/', 'log%69n/'])(
    'has no side door: %s',
    async (way) => {
      const login = { email: admin.email, password: PASSWORD }
      const { status, headers } = await newVisitor().post(`${REST}/admin-users/${way}`, login)
      expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 404, cookies: [] })
    },
  )

  it('is refused to an account that is not active', async () => {
    const { email } = await makeAccount('super_admin', 'disabled')
    const { status, headers } = await logIn(email, PASSWORD)
    expect(status).toBe(401)
    expect(headers.getSetCookie()).toEqual([])
  })

  it('reads 64 kB and no more', async () => {
    const send = (bytes: number) =>
      newVisitor().send(`${REST}/admin-users/login`, { method: 'POST', body: '{}'.padEnd(bytes) })
    expect((await send(64 * 1024)).status).toBe(400)
    expect((await send(64 * 1024 + 1)).status).toBe(413)
  })

  it('is refused with a wrong password', async () => {
    expect((await logIn(admin.email, 'not this one')).status).toBe(401)
  })
})

it('takes two megabytes of JSON and no more; only files may be larger', async () => {
  const change = (bytes: number) =>
    session.send(`${REST}/pages/999999999`, {
      method: 'PATCH',
      body: '{}'.padEnd(bytes),
      headers: { 'content-type': 'application/json' },
    })
  expect((await change(2 * 1024 * 1024)).status).toBe(404)
  expect((await change(2 * 1024 * 1024 + 1)).status).toBe(413)
})

it('lets a store manager write no content', async () => {
  const keeper = await staffClient('store_manager')
  const name = { name: 'Another name' }
  expect((await keeper.post(`${REST}/globals/site-settings`, name)).status).toBe(403)
  expect((await keeper.post(`${REST}/media`, { alt: 'x' })).status).toBe(403)
})
