import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RolesRequiringFactor } from '@/features/staff/factors/schema'
import { resetFactorsAsOperator } from '@/features/staff/factors/server/reset'
import type { SessionAnswer, StaffMember } from '@/features/staff/schema'
import { requireFactorsLater } from '@/features/staff/server/factor-requirement'
import { ROLES, type Role } from '@/lib/access'
import { db, pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { deliverMail, mailJobsFor } from '../../support/api/accounts'
import { type Client, newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  addAuthenticator,
  addPasskey,
  beginPasskeySignIn,
  clientAwaitingSecondFactor,
  isSignedIn,
  logIn,
  sendCode,
  sendPasskey,
  totpCodeOf,
} from '../../support/api/factors'
import {
  type Account,
  clientWithSession,
  makeAccount,
  PASSWORD,
  signIn,
  staffClient,
} from '../../support/api/staff'
import { CMS_ENDPOINTS } from '../../support/cms-endpoints'
import { ENDPOINTS } from '../../support/endpoints'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

const setRule = (client: Client, role: Role, required: boolean) =>
  client.put<RolesRequiringFactor>(paths.api.factorRoles, { role, required })

const noRules = async () => (await pool()).query('delete from staff_factor_roles')
afterEach(noRules)

const OPEN_WITHOUT = [
  'GET /api/admin/session',
  'POST /api/admin/logout',
  'GET /api/admin/factors',
  'POST /api/admin/factors/authenticator',
  'PUT /api/admin/factors/authenticator',
  'POST /api/admin/factors/authenticator/remove',
  'POST /api/admin/factors/passkeys/options',
  'POST /api/admin/factors/passkeys',
  'POST /api/admin/factors/passkeys/{id}/remove',
  'POST /api/admin/factors/recovery-codes',
]

describe('a new portal', () => {
  const WEEK_MS = 7 * 24 * 60 * 60 * 1000
  afterEach(() => void vi.useRealTimers())

  it('needs one of the roles that read registrations, from the second week on', async () => {
    await requireFactorsLater(await db())
    const { rows } = await (await pool()).query<{ role: Role }>(
      'select role from staff_factor_roles',
    )
    expect(rows.map(({ role }) => role).toSorted()).toEqual([
      'admin',
      'event_coordinator',
      'super_admin',
    ])
    const reader = await makeAccount('event_coordinator')
    const client = await clientWithSession(reader)
    const other = await clientWithSession(await makeAccount('store_manager'))
    const { body } = await client.get<SessionAnswer>(paths.api.session)
    expect(body.lacksFactor).toBe(false)
    const left = new Date(body.factorDueAt ?? 0).getTime() - Date.now()
    expect(Math.abs(left - WEEK_MS)).toBeLessThan(60_000)
    expect((await client.get(paths.api.dashboard)).status).toBe(200)

    vi.useFakeTimers({ now: Date.now() + WEEK_MS + 1000, toFake: ['Date'] })
    const late = await clientWithSession(reader)
    expect((await late.get<SessionAnswer>(paths.api.session)).body).toMatchObject({
      lacksFactor: true,
      factorDueAt: null,
    })
    expectRefusal(await late.get(paths.api.dashboard), 403, 'auth.factor_required')
    await addAuthenticator(late)
    expect((await late.get(paths.api.dashboard)).status).toBe(200)
    vi.useRealTimers()
    expect((await other.get<SessionAnswer>(paths.api.session)).body.factorDueAt).toBeNull()
  })

  it('that was set up before keeps the rules it has, and a super admin can begin at once', async () => {
    const client = await clientWithSession(await makeAccount('admin'))
    expect((await client.get<SessionAnswer>(paths.api.session)).body.factorDueAt).toBeNull()
    const boss = await staffClient('super_admin')
    await requireFactorsLater(await db())
    const before = (await boss.get<RolesRequiringFactor>(paths.api.factorRoles)).body
    expect(before.roles).toEqual(['super_admin', 'admin', 'event_coordinator'])
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(before.from).toEqual({ super_admin: day, admin: day, event_coordinator: day })
    await setRule(boss, 'admin', true)
    expect((await client.get<SessionAnswer>(paths.api.session)).body.lacksFactor).toBe(true)
    const { body } = await boss.get<RolesRequiringFactor>(paths.api.factorRoles)
    expect(body).toEqual({
      roles: before.roles,
      from: { super_admin: day, event_coordinator: day },
    })
  })
})

describe('a role that needs a second factor', () => {
  it.each(ROLES)('%s: everything is shut until there is one, and open again then', async (role) => {
    const account = await makeAccount(role)
    const client = await clientWithSession(account)
    await (await pool()).query('insert into staff_factor_roles (role) values ($1)', [role])
    expect((await client.get(paths.api.session)).body).toEqual({
      user: account,
      lacksFactor: true,
      factorDueAt: null,
    })
    expectRefusal(await client.get(paths.api.dashboard), 403, 'auth.factor_required')
    const again = await signIn(account)
    expectRefusal(await again.get(paths.api.users), 403, 'auth.factor_required')
    await addAuthenticator(again)
    expect((await again.get(paths.api.session)).body).toMatchObject({ lacksFactor: false })
    expect((await again.get(paths.api.dashboard)).status).toBe(200)
  })

  it('a passkey is one too', async () => {
    const account = await makeAccount('event_coordinator')
    const client = await clientWithSession(account)
    await (await pool()).query(`insert into staff_factor_roles (role) values ('event_coordinator')`)
    await addPasskey(client)
    expect((await client.get('/api/cms/pages')).status).toBe(200)
    const other = newVisitor()
    const { key } = await addPasskey(client)
    await sendPasskey(other, key.get(await beginPasskeySignIn(other)))
    expect((await other.get(paths.api.dashboard)).status).toBe(200)
  })

  describe('every endpoint but those of setting one up', () => {
    let client: Client
    beforeEach(async () => {
      client = await clientWithSession(await makeAccount('super_admin'))
      await (await pool()).query(`insert into staff_factor_roles (role) values ('super_admin')`)
    })

    it('of ours', async () => {
      for (const { name, method, path, who } of ENDPOINTS) {
        if (who === 'anyone' || OPEN_WITHOUT.includes(name)) continue
        const reply = await client.send(path, { method })
        expectRefusal(reply, 403, 'auth.factor_required')
      }
    })

    it('of the content panel', async () => {
      for (const { method, path } of CMS_ENDPOINTS) {
        if (/\/(login|logout)$/.test(path)) continue
        const reply = await client.send(path, { method })
        expectRefusal(reply, 403, 'auth.factor_required')
      }
    })

    it('and these are open', async () => {
      for (const { name, method, path } of ENDPOINTS) {
        if (!OPEN_WITHOUT.includes(name) || name.endsWith('logout')) continue
        expect((await client.send(path, { method })).status, name).not.toBe(403)
      }
      expect((await client.post(paths.api.logout)).status).toBe(200)
    })
  })

  it('keeps its last factor', async () => {
    const account = await makeAccount('admin')
    const client = await clientWithSession(account)
    await addAuthenticator(client)
    await addPasskey(client)
    await (await pool()).query(`insert into staff_factor_roles (role) values ('admin')`)
    const own = { password: PASSWORD }
    expect((await client.post(paths.api.removeAuthenticator, own)).status).toBe(200)
    const { body } = await client.get<{ passkeys: { id: number }[] }>(paths.api.factors)
    const last = await client.post(paths.api.removePasskey(body.passkeys[0]?.id ?? 0), own)
    expectRefusal(last, 409, 'factor.last_required')
    expect((await client.get(paths.api.dashboard)).status).toBe(200)
  })

  it('may take its last factor away before the second week', async () => {
    const account = await makeAccount('admin')
    const client = await clientWithSession(account)
    await addAuthenticator(client)
    await requireFactorsLater(await db())
    const removed = await client.post(paths.api.removeAuthenticator, { password: PASSWORD })
    expect(removed.status).toBe(200)
  })
})

describe('who needs one', () => {
  it('is set by a super admin, who is led to it as well', async () => {
    const boss = await makeAccount('super_admin')
    const client = await clientWithSession(boss)
    expect((await client.get(paths.api.factorRoles)).body).toEqual({ roles: [], from: {} })
    await setRule(client, 'admin', true)
    await setRule(client, 'admin', true)
    const reply = await setRule(client, 'super_admin', true)
    expect(reply.body).toEqual({ roles: ['super_admin', 'admin'], from: {} })
    expectRefusal(await setRule(client, 'admin', false), 403, 'auth.factor_required')
    await addAuthenticator(client)
    expect((await setRule(client, 'admin', false)).body).toEqual({
      roles: ['super_admin'],
      from: {},
    })
    const statement = `select action, detail from audit_log
      where actor_id = $1 and action like 'staff.factor%' order by id`
    const { rows } = await (await pool()).query(statement, [boss.id])
    expect(rows).toEqual([
      { action: 'staff.factor_required', detail: 'admin' },
      { action: 'staff.factor_required', detail: 'super_admin' },
      { action: 'staff.factor_not_required', detail: 'admin' },
    ])
  })

  it.each([{}, { role: 'owner', required: true }, { role: 'admin', required: 'no' }])(
    'is not %o',
    async (body) => {
      const reply = await (await staffClient('super_admin')).put(paths.api.factorRoles, body)
      expectRefusal(reply, 400, 'request.invalid')
    },
  )

  it('is what both have chosen who choose at once', async () => {
    const [one, two] = [
      await clientWithSession(await makeAccount('super_admin')),
      await clientWithSession(await makeAccount('super_admin')),
    ]
    await Promise.all([setRule(one, 'admin', true), setRule(two, 'store_manager', true)])
    const { body } = await one.get<RolesRequiringFactor>(paths.api.factorRoles)
    expect(body.roles).toEqual(['admin', 'store_manager'])
  })
})

describe('a lost factor', () => {
  const reset = (client: Client, { id }: Pick<Account, 'id'>) =>
    client.send(paths.api.userFactors(id), { method: 'DELETE' })

  it('is reset by another super admin: sessions end, a line and a message tell of it', async () => {
    const boss = await makeAccount('super_admin')
    const account = await makeAccount('admin')
    const client = await clientWithSession(account)
    const { secret, recoveryCodes } = await addAuthenticator(client)
    const { key } = await addPasskey(client)
    const underWay = await clientAwaitingSecondFactor(account)
    expect((await reset(await clientWithSession(boss), account)).body).toEqual({ ok: true })

    expect(await isSignedIn(client)).toBe(false)
    expectRefusal(await sendCode(underWay, totpCodeOf(secret)), 410, 'factor.expired')
    const browser = newVisitor()
    const answer = key.get(await beginPasskeySignIn(browser))
    expectRefusal(await sendPasskey(browser, answer), 400, 'passkey.refused')
    expect((await logIn(newVisitor(), account)).body.user).toEqual(account)
    const { rows } = await (await pool()).query(
      'select count(*)::int as left from staff_recovery_codes where user_id = $1',
      [account.id],
    )
    expect(recoveryCodes).toHaveLength(10)
    expect(rows).toEqual([{ left: 0 }])

    const [line] = await readLastAuditLines('staff.factors_reset')
    expect(line).toMatchObject({ actor: boss.name, subject: account.email })
    const mail = await deliverMail(account)
    expect(mail.subject).toContain('Your second factor was reset')
    expect(mail.text).toContain(`${boss.name} has removed the second factor of your account`)
    expect(mail.text).toContain('/admin/account')
    expectRefusal(
      await reset(await staffClient('super_admin'), account),
      409,
      'factor.none_of_theirs',
    )
  })

  it('is not reset by its owner, nor by anybody but a super admin', async () => {
    const boss = await makeAccount('super_admin')
    const client = await clientWithSession(boss)
    await addAuthenticator(client)
    expectRefusal(await reset(client, boss), 403, 'factor.own_reset')
    for (const role of ['admin', 'event_coordinator', 'store_manager'] as const) {
      expectRefusal(await reset(await staffClient(role), boss), 403, 'auth.forbidden')
    }
    expect(await isSignedIn(client)).toBe(true)
    expectRefusal(await reset(client, { id: 2_000_000_000 }), 404, 'user.not_found')
  })

  it('is reset at the machine when there is no other super admin', async () => {
    const account = await makeAccount('super_admin')
    const client = await clientWithSession(account)
    await addAuthenticator(client)
    await resetFactorsAsOperator(` ${account.email.toUpperCase()} `)
    expect(await isSignedIn(client)).toBe(false)
    expect((await logIn(newVisitor(), account)).body.user).toEqual(account)
    const [line] = await readLastAuditLines('staff.factors_reset')
    expect(line).toMatchObject({ actor: 'Somebody at the server', subject: account.email })
    expect(await mailJobsFor(account.id)).toContainEqual(
      expect.objectContaining({ notice: 'factors_reset', from: 'Somebody at the server' }),
    )
    await expect(resetFactorsAsOperator('nobody@example.org')).rejects.toThrow('User not found')
  })

  it('shows in the list to super admins alone', async () => {
    const account = await makeAccount('store_manager')
    await addAuthenticator(await clientWithSession(account))
    const find = async (role: Role) => {
      const { body } = await (await staffClient(role)).get<StaffMember[]>(paths.api.users)
      return body.find(({ id }) => id === account.id)
    }
    expect(await find('super_admin')).toMatchObject({ hasFactor: true })
    for (const role of ['admin', 'event_coordinator', 'store_manager'] as const) {
      expect(await find(role)).not.toHaveProperty('hasFactor')
    }
  })
})
