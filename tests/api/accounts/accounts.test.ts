import { afterAll, describe, expect, it } from 'vitest'
import type { StaffMember } from '@/features/staff/schema'
import { ROLES, type Role } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { canSignIn } from '../../support/api/accounts'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  type Account,
  clientWithSession,
  makeAccount,
  signIn,
  staffClient,
} from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

type Change = Partial<Pick<StaffMember, 'role' | 'status'>>

const update = (client: Client, { id }: Pick<Account, 'id'>, change: Change) =>
  client.put<StaffMember>(paths.api.user(id), change)

const signOut = (client: Client, { id }: Pick<Account, 'id'>) =>
  client.send(paths.api.userSessions(id), { method: 'DELETE' })

describe('who may change whom (Spec §6)', () => {
  const cases = ROLES.flatMap((actor) => ROLES.map((target) => [actor, target] as const))

  it.each(cases)('a %s and a %s', async (actor: Role, target: Role) => {
    const client = await staffClient(actor)
    const member = await makeAccount(target)
    const ended = await signOut(client, member)
    const disabled = await update(client, member, { status: 'disabled' })
    const changed = await update(client, member, { role: 'store_manager' })
    if (actor === 'super_admin' || (actor === 'admin' && target !== 'super_admin')) {
      expect(ended.status).toBe(200)
      expect(disabled.body).toMatchObject({ id: member.id, role: target, status: 'disabled' })
      expect(changed.body).toMatchObject({ id: member.id, role: 'store_manager' })
    } else {
      const code = actor === 'admin' ? 'staff.super_admin_only' : 'auth.forbidden'
      expectRefusal(ended, 403, code)
      expectRefusal(disabled, 403, code)
      expectRefusal(changed, 403, code)
    }
  })

  it('an admin makes nobody a super admin', async () => {
    const member = await makeAccount('store_manager')
    const reply = await update(await staffClient('admin'), member, { role: 'super_admin' })
    expectRefusal(reply, 403, 'staff.super_admin_only')
    const promoted = await update(await staffClient('super_admin'), member, { role: 'super_admin' })
    expect(promoted.body.role).toBe('super_admin')
  })

  it.each(['super_admin', 'admin'] as const)(
    'a %s changes nothing about themselves',
    async (role) => {
      const own = await makeAccount(role)
      const client = await signIn(own)
      for (const change of [{ role: 'super_admin' }, { status: 'disabled' }] satisfies Change[]) {
        expectRefusal(await update(client, own, change), 403, 'staff.self')
      }
    },
  )

  it('nobody raises their own role at the content panel’s door', async () => {
    const own = await makeAccount('event_coordinator')
    const client = await signIn(own)
    const { status } = await client.send(`/api/cms/admin-users/${own.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ role: 'super_admin' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(404)
    expect((await client.get<{ user: Account }>(paths.api.session)).body.user.role).toBe(
      'event_coordinator',
    )
  })
})

describe('what a change is', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['two things at once', { role: 'admin', status: 'disabled' }],
    ['an unknown role', { role: 'owner' }],
    ['a status that only the product gives', { status: 'invited' }],
    ['another name', { name: 'Eve' }],
  ])('is not %s', async (_case, change) => {
    const member = await makeAccount('store_manager')
    expectRefusal(
      await update(await staffClient('super_admin'), member, change),
      400,
      'request.invalid',
    )
  })

  it('is refused for somebody who has not accepted yet, except the role', async () => {
    const client = await staffClient('super_admin')
    const invited = await makeAccount('store_manager', 'invited')
    for (const status of ['active', 'disabled'] as const) {
      expectRefusal(await update(client, invited, { status }), 409, 'staff.not_active_yet')
    }
    expectRefusal(await signOut(client, invited), 409, 'staff.not_active_yet')
    const { body } = await update(client, invited, { role: 'event_coordinator' })
    expect(body).toMatchObject({ role: 'event_coordinator', status: 'invited' })
  })

  it.each(['2000000000', '0', 'x'])('is refused for nobody: %s', async (id) => {
    const client = await staffClient('super_admin')
    const reply = await client.put(`${paths.api.users}/${id}`, { role: 'admin' })
    expectRefusal(reply, 404, 'user.not_found')
  })
})

describe('a change counts at once', () => {
  it('the next request of somebody disabled is refused, wherever they are signed in', async () => {
    const boss = await staffClient('super_admin')
    const member = await makeAccount('admin')
    const [phone, desk] = [await signIn(member), await signIn(member)]
    await update(boss, member, { status: 'disabled' })
    for (const client of [phone, desk]) {
      expectRefusal(await client.get(paths.api.session), 401, 'auth.required')
      expectRefusal(await client.get(paths.api.users), 401, 'auth.required')
      expect((await client.get('/api/cms/pages')).status).toBe(401)
    }
    expect(await canSignIn(member.email)).toBe(false)

    await update(boss, member, { status: 'active' })
    expect(await canSignIn(member.email)).toBe(true)
    expectRefusal(await phone.get(paths.api.session), 401, 'auth.required')
  })

  it('somebody signed out everywhere is out on every device, and may sign in again', async () => {
    const boss = await staffClient('admin')
    const member = await makeAccount('event_coordinator')
    const [phone, desk] = [await signIn(member), await clientWithSession(member)]
    expect((await signOut(boss, member)).status).toBe(200)
    for (const client of [phone, desk]) {
      expectRefusal(await client.get(paths.api.session), 401, 'auth.required')
    }
    expect(await canSignIn(member.email)).toBe(true)
    const [line] = await readLastAuditLines('staff.signed_out_by')
    expect(line).toMatchObject({ subject: member.email })
  })

  it('another role asks for another sign-in, and allows what it may from then on', async () => {
    const boss = await staffClient('super_admin')
    const member = await makeAccount('event_coordinator')
    const [phone, desk] = [await signIn(member), await clientWithSession(member)]
    expect((await phone.get(`${paths.api.submissions}?page=1`)).status).toBe(200)
    await update(boss, member, { role: 'store_manager' })
    for (const client of [phone, desk]) {
      expectRefusal(await client.get(paths.api.session), 401, 'auth.required')
    }
    const again = await signIn(member)
    const refused = await again.get(`${paths.api.submissions}?page=1`)
    expectRefusal(refused, 403, 'auth.forbidden')
    await update(boss, member, { role: 'admin' })
    expect((await (await signIn(member)).get(paths.api.audit)).status).toBe(200)
  })

  it('the role that somebody has already changes nothing', async () => {
    const member = await makeAccount('event_coordinator')
    const client = await clientWithSession(member)
    await update(await staffClient('super_admin'), member, { role: 'event_coordinator' })
    expect((await client.get(paths.api.session)).status).toBe(200)
  })
})

describe('the last active super admin', () => {
  async function onlyTwo(): Promise<[Account, Account]> {
    await removeCreatedRows()
    return [await makeAccount('super_admin'), await makeAccount('super_admin')]
  }

  const active = async () => {
    const { rows } = await (await pool()).query(
      `select id from admin_users where role = 'super_admin' and status = 'active'`,
    )
    return rows.length
  }

  it.each([{ role: 'admin' }, { status: 'disabled' }] satisfies Change[])(
    'is left when two take %o from each other at once',
    async (change) => {
      const [one, two] = await onlyTwo()
      const [first, second] = [await signIn(one), await signIn(two)]
      const replies = await Promise.all([update(first, two, change), update(second, one, change)])
      const statuses = replies.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await active()).toBe(1)
    },
  )

  it('is not counted among those who are disabled or only invited', async () => {
    const [one, two] = await onlyTwo()
    const client = await signIn(one)
    await makeAccount('super_admin', 'invited')
    expect((await update(client, two, { status: 'disabled' })).status).toBe(200)
    expect((await update(client, two, { role: 'admin' })).status).toBe(200)
    expectRefusal(await update(client, one, { role: 'admin' }), 403, 'staff.self')
    expect(await active()).toBe(1)
  })
})
