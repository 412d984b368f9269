import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SessionUser } from '@/features/staff/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { setupCode } from '@/lib/setup-code'
import { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const visitor = () => new Client({ 'x-from-this-machine': '1' })
const stranger = () => new Client()

const FOUNDER = { name: 'Ana Reyes', email: 'ana@example.org', password: 'correct horse 7' }

async function emptyPortal() {
  await removeCreatedRows()
  const connections = await pool()
  await connections.query('delete from admin_users')
  await connections.query('delete from staff_factor_roles')
  await connections.query(`delete from audit_log where action = 'staff.set_up'`)
}

const accounts = async () =>
  (await (await pool()).query('select name, email, role, status from admin_users')).rows

const isOpen = async () => (await visitor().get<{ open: boolean }>(paths.api.setup)).body.open

// The set-up needs a portal without accounts. No other test file uses this database at the same
// time.
beforeEach(emptyPortal)
afterEach(emptyPortal)

it('creates the superadmin, who can then sign in', async () => {
  expect(await isOpen()).toBe(true)
  const first = visitor()
  const { status, body } = await first.post<{ user: SessionUser }>(paths.api.setup, FOUNDER)
  expect(status).toBe(201)
  const line = `select actor_id::int as id, address from audit_log where action = 'staff.set_up'`
  const { rows } = await (await pool()).query(line)
  expect(rows).toEqual([{ id: body.user.id, address: first.address }])
  const { password, ...identity } = FOUNDER
  expect(body).toEqual({ user: { id: expect.any(Number), ...identity, role: 'super_admin' } })

  const founder = visitor()
  expect((await founder.post(paths.api.login, { email: identity.email, password })).status).toBe(
    200,
  )
  expect((await founder.get(paths.api.session)).body).toEqual({
    ...body,
    lacksFactor: false,
    factorDueAt: expect.any(String),
  })
})

it('is closed afterwards', async () => {
  await visitor().post(paths.api.setup, FOUNDER)
  expect(await isOpen()).toBe(false)
  const second = { ...FOUNDER, email: 'ben@example.org' }
  expectRefusal(await visitor().post(paths.api.setup, second), 409, 'setup.closed')
  expect(await accounts()).toHaveLength(1)
})

it('is closed by any account, whatever its role', async () => {
  await staffClient('store_manager')
  expect(await isOpen()).toBe(false)
  expectRefusal(await visitor().post(paths.api.setup, FOUNDER), 409, 'setup.closed')
})

it('lets exactly one of ten simultaneous setups through', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      visitor().post(paths.api.setup, { ...FOUNDER, email: `founder-${at}@example.org` }),
    ),
  )
  const statuses = replies.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(9).fill(409)])
  expect(await accounts()).toMatchObject([{ role: 'super_admin', status: 'active' }])
})

it('has no other way in while it is open', async () => {
  const { status } = await visitor().post('/api/cms/admin-users/first-register', FOUNDER)
  expect(status).toBe(404)
  await visitor().post('/api/cms/admin-users', { ...FOUNDER, role: 'super_admin' })
  expect(await accounts()).toEqual([])
})

describe('from anywhere else', () => {
  const CODE = setupCode()

  it.each([
    ['no code', undefined],
    ['an empty one', ''],
    ['another one', CODE.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
    ['a part of it', CODE.slice(0, -1)],
  ])('is refused with %s', async (_case, code) => {
    const reply = await stranger().post(paths.api.setup, { ...FOUNDER, code })
    expectRefusal(reply, 400, 'setup.code')
    expect(reply.body.fields).toEqual({ code: reply.body.error })
    expect(await accounts()).toEqual([])
  })

  it('is let in with the code that the start has printed', async () => {
    const { body } = await stranger().get(paths.api.setup)
    expect(body).toEqual({ open: true, needsCode: true })
    expect((await visitor().get(paths.api.setup)).body).toEqual({ open: true, needsCode: false })
    expect((await stranger().post(paths.api.setup, { ...FOUNDER, code: CODE })).status).toBe(201)
    expect(await accounts()).toHaveLength(1)
  })

  it('is what a portal with an address of its own takes everybody for', async () => {
    process.env.PUBLIC_URL = 'https://example.org'
    try {
      expectRefusal(await visitor().post(paths.api.setup, FOUNDER), 400, 'setup.code')
    } finally {
      process.env.PUBLIC_URL = ''
    }
  })
})

describe('refuses with the message under the field (Spec §5)', () => {
  const missing = {
    name: 'Name is required',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
  }

  it.each<[string, object, Record<string, string>]>([
    ['everything missing', {}, missing],
    ['everything empty', { name: '', email: '', password: '' }, missing],
    ['a blank name', { ...FOUNDER, name: '   ' }, { name: missing.name }],
    ['a very long name', { ...FOUNDER, name: 'x'.repeat(121) }, { name: 'Name is too long' }],
    ['no e-mail address', { ...FOUNDER, email: 'ana@' }, { email: missing.email }],
    ['seven characters', { ...FOUNDER, password: '1234567' }, { password: missing.password }],
    [
      'eight spaces',
      { ...FOUNDER, password: '        ' },
      { password: 'Password cannot be only spaces' },
    ],
    [
      'a password that everybody tries',
      { ...FOUNDER, password: 'P@ssw0rd' },
      { password: expect.stringContaining('too common') as unknown as string },
    ],
    [
      'one’s own name',
      { ...FOUNDER, password: 'ana reyes' },
      { password: expect.stringContaining('name or email address') as unknown as string },
    ],
    ['a number as password', { ...FOUNDER, password: 12345678 }, { password: missing.password }],
  ])('%s', async (_case, input, fields) => {
    const reply = await visitor().post(paths.api.setup, input)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual(fields)
    expect(await accounts()).toEqual([])
  })
})

it('keeps the e-mail address in lower case and takes no role from the request', async () => {
  const greedy = {
    ...FOUNDER,
    email: ' ANA@Example.org ',
    role: 'store_manager',
    status: 'invited',
  }
  expect((await visitor().post(paths.api.setup, greedy)).status).toBe(201)
  expect(await accounts()).toEqual([
    { name: FOUNDER.name, email: FOUNDER.email, role: 'super_admin', status: 'active' },
  ])
})
