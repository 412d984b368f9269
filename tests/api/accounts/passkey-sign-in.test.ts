import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  addPasskey,
  beginPasskeySignIn,
  clientAwaitingSecondFactor,
  isSignedIn,
  logIn,
  sendCode,
  sendPasskey,
} from '../../support/api/factors'
import { SoftwareKey } from '../../support/api/software-key'
import { type Account, clientWithSession, makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { setAttemptsForAccount } from '../../support/sign-in-attempts'

afterAll(removeCreatedRows)

let account: Account
let key: SoftwareKey
let recoveryCodes: string[] | null
beforeEach(async () => {
  account = await makeAccount('event_coordinator')
  const added = await addPasskey(await clientWithSession(account))
  key = added.key
  recoveryCodes = added.recoveryCodes
})

describe('instead of the password', () => {
  it.each(ROLES)('signs a %s in', async (role) => {
    const person = await makeAccount(role)
    const added = await addPasskey(await clientWithSession(person))
    const client = newVisitor()
    const options = await beginPasskeySignIn(client)
    const { status, body } = await sendPasskey(client, added.key.get(options))
    expect({ status, body }).toEqual({ status: 200, body: { user: person } })
    expect(await isSignedIn(client)).toBe(true)
  })

  it('asks everybody the same, and the device to make sure who holds it', async () => {
    const options = await beginPasskeySignIn(newVisitor())
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
  })

  it('needs a device that has made sure who holds it', async () => {
    const client = newVisitor()
    const answer = key.get(await beginPasskeySignIn(client), { verifies: false })
    expectRefusal(await sendPasskey(client, answer), 400, 'passkey.refused')
    expect(await isSignedIn(client)).toBe(false)
    const [line] = await readLastAuditLines('staff.factor_failed')
    expect(line).toMatchObject({ actor: null, subject: account.email })
  })

  it('refuses a key nobody has like a signature that is none', async () => {
    const client = newVisitor()
    const unknown = await sendPasskey(
      client,
      new SoftwareKey().get(await beginPasskeySignIn(client)),
    )
    const answer = key.get(await beginPasskeySignIn(client))
    answer.response.signature = new SoftwareKey().get(
      await beginPasskeySignIn(client),
    ).response.signature
    const forged = await sendPasskey(client, answer)
    for (const reply of [unknown, forged]) expectRefusal(reply, 400, 'passkey.refused')
    expect(forged.body).toEqual({ ...unknown.body, requestId: expect.any(String) })
  })

  it.each(['https://evil.example', 'http://localhost:3001'])('refuses %s', async (origin) => {
    const client = newVisitor()
    const answer = key.get(await beginPasskeySignIn(client), { origin })
    expectRefusal(await sendPasskey(client, answer), 400, 'passkey.refused')
  })

  it('takes an answer once, from the browser that was asked', async () => {
    const [client, other] = [newVisitor(), newVisitor()]
    const answer = key.get(await beginPasskeySignIn(client))
    await beginPasskeySignIn(other)
    expectRefusal(await sendPasskey(other, answer), 400, 'passkey.refused')
    const { cookie } = client
    expect((await sendPasskey(client, answer)).status).toBe(200)
    const again = await newVisitor().post(paths.api.loginPasskey, { response: answer }, { cookie })
    expectRefusal(again, 410, 'factor.expired')
  })

  it('opens one session when the answer comes several times at once', async () => {
    const client = newVisitor()
    const answer = key.get(await beginPasskeySignIn(client))
    const replies = await Promise.all([1, 2, 3].map(() => sendPasskey(client, answer)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  it('refuses a copy of a key, whose counter is behind', async () => {
    const client = newVisitor()
    const begun = await beginPasskeySignIn(client)
    key.counter = 5
    expect((await sendPasskey(client, key.get(begun))).status).toBe(200)
    const thief = newVisitor()
    key.counter = 2
    expectRefusal(
      await sendPasskey(thief, key.get(await beginPasskeySignIn(thief))),
      400,
      'passkey.refused',
    )
  })

  it.each(['disabled', 'removed'] as const)('refuses it once it is %s', async (how) => {
    const client = newVisitor()
    const options = await beginPasskeySignIn(client)
    if (how === 'disabled') {
      const change = { status: 'disabled' }
      await (await staffClient('super_admin')).put(paths.api.user(account.id), change)
    } else {
      await (await pool()).query('delete from staff_passkeys where user_id = $1', [account.id])
    }
    expectRefusal(await sendPasskey(client, key.get(options)), 400, 'passkey.refused')
  })

  it('has its limit: a hundred questions from one address', async () => {
    const client = newVisitor()
    const statement = 'insert into rate_limits (key, points, expire) values ($1, 100, $2)'
    const network = client.address.replace('::1', ':0::/64')
    await (await pool()).query(statement, [`address-tries:passkey ${network}`, Date.now() + 60_000])
    const reply = await client.post(paths.api.loginPasskeyOptions)
    expectRefusal(reply, 429, 'auth.too_many_attempts')
  })
})

describe('after the password', () => {
  it('is one of the account’s own keys, and need not make sure who holds it', async () => {
    const client = newVisitor()
    expect((await logIn(client, account)).body.methods).toEqual(['passkey', 'recovery_code'])
    const options = await beginPasskeySignIn(client)
    expect(options).toMatchObject({ allowCredentials: [{ id: key.id, transports: ['usb'] }] })
    const answer = key.get(options, { verifies: false })
    expect((await sendPasskey(client, answer)).body.user).toEqual(account)
    const { body } = await client.get(paths.api.factors)
    expect(body).toMatchObject({ passkeys: [{ lastUsedAt: expect.stringMatching(/Z$/) }] })
  })

  it('is not one of somebody else', async () => {
    const other = await makeAccount('admin')
    const added = await addPasskey(await clientWithSession(other))
    const client = await clientAwaitingSecondFactor(account)
    const answer = added.key.get(await beginPasskeySignIn(client))
    expectRefusal(await sendPasskey(client, answer), 400, 'passkey.refused')
    expect(await isSignedIn(client)).toBe(false)
    const [line] = await readLastAuditLines('staff.factor_failed')
    expect(line).toMatchObject({ actor: null, subject: account.email })
    expect((await sendCode(client, recoveryCodes?.[0] ?? '')).status).toBe(200)
  })
})

it('gives back the attempt that the password was', async () => {
  await setAttemptsForAccount(account.email, 9)
  const client = await clientAwaitingSecondFactor(account)
  const answer = key.get(await beginPasskeySignIn(client))
  expect((await sendPasskey(client, answer)).status).toBe(200)
  expect((await logIn(newVisitor(), account)).status).toBe(200)
})

describe('with an address in PUBLIC_URL', () => {
  const elsewhere = 'https://portal.example.org'

  it('works there only, and says where', async () => {
    process.env.PUBLIC_URL = elsewhere
    try {
      const reply = await newVisitor().post(paths.api.loginPasskeyOptions)
      expectRefusal(reply, 409, 'passkey.elsewhere')
      expect(reply.body.error).toContain(elsewhere)
      const there = await newVisitor().post<{ options: { rpId: string } }>(
        paths.api.loginPasskeyOptions,
        undefined,
        { origin: elsewhere, host: 'portal.example.org' },
      )
      expect(there.body.options.rpId).toBe('portal.example.org')
    } finally {
      process.env.PUBLIC_URL = ''
    }
  })

  it('offers no key made at another address: recovery codes are left', async () => {
    process.env.PUBLIC_URL = elsewhere
    try {
      expect((await logIn(newVisitor(), account)).body.methods).toEqual(['recovery_code'])
    } finally {
      process.env.PUBLIC_URL = ''
    }
  })
})
