import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, visitor } from '../../support/api/api'
import { type OpenForm, openForm, register } from '../../support/api/forms'
import { removeMade } from '../../support/api/made'
import { type Account, makeAccount, PASSWORD, signIn, staff } from '../../support/api/staff'
import { byId } from '../../support/sample-form'
import { countAttempts } from '../../support/sign-in-attempts'
import { stored } from '../../support/stored'

/** Payload's REST interface: whatever it does not refuse goes past our own operations. */
const REST = '/api/cms'

let admin: Account
let session: Client
let form: OpenForm<'Name'>
let submissionId: number
beforeAll(async () => {
  admin = await makeAccount('super_admin')
  session = await signIn(admin)
  form = await openForm({ Name: 'text' })
  submissionId = (await register(form, byId(form, { Name: 'Ana' }))).body.id
})
afterAll(removeMade)

describe('Payload’s own ways to an account are shut', () => {
  it.each(['first-register', 'forgot-password', 'reset-password', 'unlock'])('%s', async (way) => {
    const before = await stored()
    const { email } = admin
    const body = { email, password: PASSWORD, token: 'x', name: 'Eve', role: 'super_admin' }
    for (const client of [visitor(), session]) {
      expect((await client.post(`${REST}/admin-users/${way}`, body)).status).toBe(404)
    }
    expect(await stored()).toEqual(before)
  })

  it('has no GraphQL', async () => {
    const query = { query: '{ AdminUsers { docs { email } } }' }
    expect((await visitor().post(`${REST}/graphql`, query)).status).toBe(404)
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
    const before = await stored()
    const call = {
      method,
      body: JSON.stringify({ ...data, role: 'super_admin' }),
      headers: { 'content-type': 'application/json' },
    }
    for (const client of [visitor(), session]) {
      const { status } = await client.send(path(), call)
      expect(status).toBe(404)
    }
    expect(await stored()).toEqual(before)
  })
})

describe('reading', () => {
  it.each(Object.entries(CLOSED))('%s goes by our own routes alone', async (slug, id) => {
    for (const client of [visitor(), session]) {
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

describe('signing in there', () => {
  const logIn = (email: string, password: string) =>
    visitor().post(`${REST}/admin-users/login`, { email, password })

  it('opens the same session', async () => {
    const client = visitor()
    await client.post(`${REST}/admin-users/login`, { email: admin.email, password: PASSWORD })
    expect((await client.get('/api/admin/session')).status).toBe(200)
  })

  it('is refused to an account that is not active', async () => {
    const { email } = await makeAccount('super_admin', 'disabled')
    const { status, headers } = await logIn(email, PASSWORD)
    expect(status).toBe(401)
    expect(headers.getSetCookie()).toEqual([])
  })

  it('is refused after as many attempts as at the portal', async () => {
    const guesser = visitor()
    await countAttempts(`sign-in:${guesser.address} ${admin.email}`, 10)
    const login = { email: admin.email, password: PASSWORD }
    const { status, headers } = await guesser.post(`${REST}/admin-users/login`, login)
    expect(status).toBe(429)
    expect(headers.getSetCookie()).toEqual([])
  })

  it('is refused with a wrong password', async () => {
    expect((await logIn(admin.email, 'not this one')).status).toBe(401)
  })
})

it('lets a store manager write no content', async () => {
  const keeper = await staff('store_manager')
  const name = { name: 'Another name' }
  expect((await keeper.post(`${REST}/globals/site-settings`, name)).status).toBe(403)
  expect((await keeper.post(`${REST}/media`, { alt: 'x' })).status).toBe(403)
})
