import { afterAll, describe, expect, it } from 'vitest'
import { PASSKEYS_MAX } from '@/features/staff/constants'
import type { AccountFactors, NewAuthenticator } from '@/features/staff/factors/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { mailJobsFor } from '../../support/api/accounts'
import type { Client } from '../../support/api/api'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  addAuthenticator,
  addPasskey,
  clientAwaitingSecondFactor,
  isSignedIn,
  logIn,
  sendCode,
  totpCodeOf,
  wrongCodeOf,
} from '../../support/api/factors'
import { SoftwareKey } from '../../support/api/software-key'
import { clientWithSession, makeAccount, PASSWORD } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

const OWN = { password: PASSWORD }
const factorsOf = async (client: Client) =>
  (await client.get<AccountFactors>(paths.api.factors)).body

const auditOf = async (id: number): Promise<string[]> => {
  const statement = 'select action from audit_log where actor_id = $1 order by id'
  const { rows } = await (await pool()).query<{ action: string }>(statement, [id])
  return rows.map(({ action }) => action).filter((action) => action !== 'staff.signed_in')
}

const noticesTo = async (id: number) =>
  (await mailJobsFor(id)).map((job) => (job.kind === 'notice' ? job.notice : job.kind))

const ASKING_AGAIN = [
  ['an app', 'POST', paths.api.authenticator],
  ['its removal', 'POST', paths.api.removeAuthenticator],
  ['a passkey', 'POST', paths.api.passkeyOptions],
  ['new recovery codes', 'POST', paths.api.recoveryCodes],
] as const

describe('the password is asked for once more before', () => {
  it.each(ASKING_AGAIN)('%s', async (_what, _method, path) => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    const reply = await client.post(path, { password: 'not this one' })
    expectRefusal(reply, 400, 'staff.wrong_password')
    expect(reply.body.fields).toEqual({ password: 'Your current password is not right.' })
    expect(await isSignedIn(client)).toBe(true)
    expectRefusal(await client.post(path, {}), 400, 'request.invalid')
  })

  it('the removal of a passkey', async () => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    await addPasskey(client)
    const [key] = (await factorsOf(client)).passkeys
    const path = paths.api.removePasskey(key?.id ?? 0)
    expectRefusal(await client.post(path, { password: 'no' }), 400, 'staff.wrong_password')
    expect((await factorsOf(client)).passkeys).toHaveLength(1)
  })

  it('any of them: ten wrong ones in all', async () => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    for (let time = 1; time <= 10; time++) {
      const path = ASKING_AGAIN[time % ASKING_AGAIN.length]?.[2] ?? ''
      expectRefusal(await client.post(path, { password: 'no' }), 400, 'staff.wrong_password')
    }
    expectRefusal(await client.post(paths.api.authenticator, OWN), 429, 'auth.too_many_attempts')
  })
})

describe('an authenticator app', () => {
  it('counts once a code of it has come back, ends the other sessions and renews this one', async () => {
    const account = await makeAccount('event_coordinator')
    const [desk, phone] = [await clientWithSession(account), await clientWithSession(account)]
    const begun = await desk.post<NewAuthenticator>(paths.api.authenticator, OWN)
    const { secret, address } = begun.body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(address).protocol).toBe('otpauth:')
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(address)).toContain(account.email)
    expect(await factorsOf(desk)).toMatchObject({ authenticator: null })
    expect((await logIn(newVisitor(), account)).body.user).toEqual(account)

    const wrong = await desk.put(paths.api.authenticator, { code: wrongCodeOf(secret) })
    expectRefusal(wrong, 400, 'factor.wrong_code')
    const former = desk.cookie
    const code = totpCodeOf(secret)
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    const added = await desk.put<{ recoveryCodes: string[] }>(paths.api.authenticator, {
      code: typed,
    })
    expect(added.body.recoveryCodes).toHaveLength(10)
    expect(added.headers.get('cache-control')).toBe('no-store')
    expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false])
    const before = await newVisitor().send(paths.api.session, { headers: { cookie: former } })
    expectRefusal(before, 401, 'auth.required')
    expect(await factorsOf(desk)).toEqual({
      authenticator: { addedAt: expect.stringMatching(/Z$/) },
      passkeys: [],
      recoveryCodesLeft: 10,
      required: false,
    })
    expect(JSON.stringify(await factorsOf(desk))).not.toContain(secret)
    expect(await auditOf(account.id)).toEqual(['staff.authenticator_added'])
    expect(await noticesTo(account.id)).toEqual(['authenticator_added'])
    const usedUp = await sendCode(await clientAwaitingSecondFactor(account), code)
    expectRefusal(usedUp, 400, 'factor.wrong_code')
  })

  it('is not taken from another session, nor twice', async () => {
    const account = await makeAccount('store_manager')
    const [desk, other] = [await clientWithSession(account), await clientWithSession(account)]
    const stranger = await clientWithSession(await makeAccount('store_manager'))
    const { body } = await desk.post<NewAuthenticator>(paths.api.authenticator, OWN)
    const challenge = /portal-challenge=[^;]+/.exec(desk.cookie)?.[0] ?? ''
    const code = totpCodeOf(body.secret)
    expectRefusal(await other.put(paths.api.authenticator, { code }), 410, 'factor.expired')
    const stolen = await stranger.send(paths.api.authenticator, {
      method: 'PUT',
      body: JSON.stringify({ code }),
      headers: { 'content-type': 'application/json', cookie: `${stranger.cookie}; ${challenge}` },
    })
    expectRefusal(stolen, 410, 'factor.expired')
    const replies = await Promise.all([
      desk.put(paths.api.authenticator, { code }),
      desk.put(paths.api.authenticator, { code }),
    ])
    // The refused request gets 401 when the session has been renewed before it is read, otherwise
    // 410.
    const [taken, refused] = replies.map(({ status }) => status).sort()
    expect(taken).toBe(200)
    expect([401, 410]).toContain(refused)
  })

  it('that is being set up is not the second step of signing in: no password has come before it', async () => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    const { secret, recoveryCodes } = await addAuthenticator(client)
    await client.post(paths.api.authenticator, OWN)
    const cookie = /portal-challenge=[^;]+/.exec(client.cookie)?.[0] ?? ''
    expect(cookie).not.toBe('')
    const awaited = await newVisitor().send(paths.api.loginFactor, { headers: { cookie } })
    expect(awaited.body).toEqual({ methods: [] })
    for (const code of [totpCodeOf(secret), recoveryCodes?.[0]]) {
      const reply = await newVisitor().post(paths.api.loginFactor, { code }, { cookie })
      expectRefusal(reply, 410, 'factor.expired')
    }
  })

  it('does not revive a session that was ended meanwhile', async () => {
    const account = await makeAccount('store_manager')
    const [desk, phone] = [await clientWithSession(account), await clientWithSession(account)]
    const { body } = await desk.post<NewAuthenticator>(paths.api.authenticator, OWN)
    await phone.post(paths.api.endSessions)
    const reply = await desk.put(paths.api.authenticator, { code: totpCodeOf(body.secret) })
    expectRefusal(reply, 401, 'auth.required')
    expect((await logIn(newVisitor(), account)).body.user).toEqual(account)
  })

  it('another one takes its place; the recovery codes stay', async () => {
    const account = await makeAccount('store_manager')
    const client = await clientWithSession(account)
    const first = await addAuthenticator(client)
    const second = await addAuthenticator(client)
    expect(second.recoveryCodes).toBeNull()
    const old = await sendCode(await clientAwaitingSecondFactor(account), totpCodeOf(first.secret))
    expectRefusal(old, 400, 'factor.wrong_code')
    expect(
      (await sendCode(await clientAwaitingSecondFactor(account), totpCodeOf(second.secret))).status,
    ).toBe(200)
    const code = first.recoveryCodes?.[0] ?? ''
    expect((await sendCode(await clientAwaitingSecondFactor(account), code)).status).toBe(200)
  })

  it('goes, with the recovery codes when it was the last', async () => {
    const account = await makeAccount('store_manager')
    const client = await clientWithSession(account)
    await addAuthenticator(client)
    const other = await clientWithSession(account)
    expect((await client.post(paths.api.removeAuthenticator, OWN)).body).toEqual({ ok: true })
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false])
    expect(await factorsOf(client)).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 })
    expectRefusal(await client.post(paths.api.removeAuthenticator, OWN), 404, 'factor.not_found')
    expect((await logIn(newVisitor(), account)).body.user).toEqual(account)
    expect(await auditOf(account.id)).toContain('staff.authenticator_removed')
    expect(await noticesTo(account.id)).toContain('authenticator_removed')
  })
})

describe('passkeys', () => {
  it('have names, are several, and go one by one', async () => {
    const account = await makeAccount('event_coordinator')
    const client = await clientWithSession(account)
    const first = await addPasskey(client, '  Desk computer ')
    expect(first.recoveryCodes).toHaveLength(10)
    const other = await clientWithSession(account)
    expect((await addPasskey(client, 'Phone')).recoveryCodes).toBeNull()
    expect(await isSignedIn(other)).toBe(false)
    const { passkeys } = await factorsOf(client)
    expect(passkeys.map(({ name, host, lastUsedAt }) => ({ name, host, lastUsedAt }))).toEqual([
      { name: 'Desk computer', host: 'localhost', lastUsedAt: null },
      { name: 'Phone', host: 'localhost', lastUsedAt: null },
    ])
    const [desk] = passkeys
    await client.post(paths.api.removePasskey(desk?.id ?? 0), OWN)
    const again = await client.post(paths.api.removePasskey(desk?.id ?? 0), OWN)
    expectRefusal(again, 404, 'factor.not_found')
    expect(await factorsOf(client)).toMatchObject({
      passkeys: [{ name: 'Phone' }],
      recoveryCodesLeft: 10,
    })
    expect(await auditOf(account.id)).toEqual([
      'staff.passkey_added',
      'staff.passkey_added',
      'staff.passkey_removed',
    ])
    const lines = await readLastAuditLines('staff.passkey_%', 3)
    expect(lines.map(({ detail }) => detail)).toEqual(['Desk computer', 'Phone', 'Desk computer'])
    expect(await noticesTo(account.id)).toEqual([
      ...['passkey_added', 'passkey_added', 'passkey_removed'],
    ])
  })

  it('are as many as an account can have, and not one more', async () => {
    const account = await makeAccount('store_manager')
    const client = await clientWithSession(account)
    await addPasskey(client)
    const fill = (count: number) =>
      pool().then((on) =>
        on.query(
          `insert into staff_passkeys
             (user_id, rp_id, credential_id, public_key, counter, transports, name, created_at)
           select user_id, rp_id, credential_id || '-' || nr || '-${count}', public_key, counter,
             transports, name, now()
           from staff_passkeys, generate_series(1, ${count}) nr
           where user_id = $1 and name = 'first'`,
          [account.id],
        ),
      )
    await (await pool()).query(`update staff_passkeys set name = 'first' where user_id = $1`, [
      account.id,
    ])
    await fill(PASSKEYS_MAX - 2)
    expect((await client.post(paths.api.passkeyOptions, OWN)).status).toBe(200)
    await fill(1)
    expectRefusal(await client.post(paths.api.passkeyOptions, OWN), 409, 'passkey.too_many')
  })

  it('of somebody else are not theirs to remove', async () => {
    const victim = await clientWithSession(await makeAccount('store_manager'))
    await addPasskey(victim)
    const [theirs] = (await factorsOf(victim)).passkeys
    const boss = await clientWithSession(await makeAccount('super_admin'))
    const reply = await boss.post(paths.api.removePasskey(theirs?.id ?? 0), OWN)
    expectRefusal(reply, 404, 'factor.not_found')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }, 'passkey.refused'],
    ['another port', { origin: 'http://localhost:3001' }, 'passkey.refused'],
  ] as const)('made for %s are refused', async (_case, ceremony, code) => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    const begun = await client.post<{ options: { challenge: string; rp: { id: string } } }>(
      paths.api.passkeyOptions,
      OWN,
    )
    const response = new SoftwareKey().create(begun.body.options, ceremony)
    const reply = await client.post(paths.api.passkeys, { name: 'Key', response })
    expectRefusal(reply, 400, code)
  })

  it('are made for a question of ours, once', async () => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    const made = new SoftwareKey()
    const forged = made.create({ challenge: 'bm8', rp: { id: 'localhost' } })
    const early = await client.post(paths.api.passkeys, { name: 'Key', response: forged })
    expectRefusal(early, 410, 'factor.expired')
    const begun = await client.post<{ options: { challenge: string; rp: { id: string } } }>(
      paths.api.passkeyOptions,
      OWN,
    )
    const other = await client.post(paths.api.passkeys, { name: 'Key', response: forged })
    expectRefusal(other, 400, 'passkey.refused')
    const right = made.create(begun.body.options)
    const late = await client.post(paths.api.passkeys, { name: 'Key', response: right })
    expectRefusal(late, 410, 'factor.expired')
  })

  it('belong to one account', async () => {
    const owner = await clientWithSession(await makeAccount('store_manager'))
    const { key } = await addPasskey(owner)
    const own = await owner.post<{ options: object }>(paths.api.passkeyOptions, OWN)
    expect(own.body.options, 'not made twice on one device').toMatchObject({
      excludeCredentials: [{ id: key.id }],
    })
    const thief = await clientWithSession(await makeAccount('store_manager'))
    const begun = await thief.post<{ options: { challenge: string; rp: { id: string } } }>(
      paths.api.passkeyOptions,
      OWN,
    )
    const response = key.create(begun.body.options)
    const reply = await thief.post(paths.api.passkeys, { name: 'Mine', response })
    expectRefusal(reply, 409, 'passkey.known')
  })
})

describe('new recovery codes', () => {
  it('end those from before', async () => {
    const account = await makeAccount('store_manager')
    const client = await clientWithSession(account)
    expectRefusal(await client.post(paths.api.recoveryCodes, OWN), 409, 'factor.none')
    const { recoveryCodes } = await addAuthenticator(client)
    const renewed = await client.post<{ recoveryCodes: string[] }>(paths.api.recoveryCodes, OWN)
    const [former = '', next = ''] = [recoveryCodes?.[0], renewed.body.recoveryCodes[0]]
    expectRefusal(
      await sendCode(await clientAwaitingSecondFactor(account), former),
      400,
      'factor.wrong_code',
    )
    expect((await sendCode(await clientAwaitingSecondFactor(account), next)).status).toBe(200)
    expect(await noticesTo(account.id)).toContain('recovery_codes_made')
  })
})
