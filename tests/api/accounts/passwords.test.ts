import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { RESET_LIFETIME_MS } from '@/features/staff/constants'
import { sendStaffMail } from '@/features/staff/server/jobs'
import { pool } from '@/lib/database/db'
import { networkOf } from '@/lib/http/client-address'
import { paths } from '@/lib/paths'
import {
  canSignIn,
  deliverMail,
  forgetMailJobs,
  mailJobsFor,
  tokenInLink,
} from '../../support/api/accounts'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import {
  type Account,
  clientWithSession,
  makeAccount,
  PASSWORD,
  signIn,
} from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { setAttemptsForAccount } from '../../support/sign-in-attempts'

const NEW_PASSWORD = 'another horse 8'

const OWNER_IS_TOLD = ({ id }: Account) => ({
  ...{ kind: 'notice', notice: 'password_changed', userId: id, from: null },
})

afterEach(() => {
  vi.useRealTimers()
})
afterAll(removeCreatedRows)

const forgot = (email: string, client = newVisitor()) =>
  client.post(paths.api.forgotPassword, { email })

const reset = (token: string, password = NEW_PASSWORD) =>
  newVisitor().post(paths.api.resetPassword, { token, password })

const isSignedIn = async (client: Client) => (await client.get(paths.api.session)).status === 200

async function askForLink(account: Account): Promise<string> {
  await forgot(account.email)
  return tokenInLink((await deliverMail(account)).link)
}

describe('forgetting a password', () => {
  it('answers the same for every address, and writes to active accounts only', async () => {
    const active = await makeAccount('store_manager')
    const disabled = await makeAccount('store_manager', 'disabled')
    const invited = await makeAccount('store_manager', 'invited')
    await forgetMailJobs(0)
    for (const email of [active.email, disabled.email, invited.email, 'nobody@example.org']) {
      const { status, body } = await forgot(email)
      expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
    }
    expect(await mailJobsFor(active.id)).toEqual([
      { kind: 'password_reset', userId: active.id, from: null },
    ])
    expect(await mailJobsFor(disabled.id)).toEqual([])
    expect(await mailJobsFor(invited.id)).toEqual([])
    // Unknown addresses have jobs too. Without them, a shorter response time would reveal that
    // there is no active account.
    const ofNobody = await mailJobsFor(0)
    expect(ofNobody).toHaveLength(3)
    for (const job of ofNobody) await sendStaffMail(job)
    await forgetMailJobs(0)
  })

  it('finds the account whatever the case and spaces of the address', async () => {
    const account = await makeAccount('store_manager')
    await forgot(`  ${account.email.toUpperCase()} `)
    expect(await mailJobsFor(account.id)).toHaveLength(1)
  })

  it('drops the message to somebody who was disabled meanwhile', async () => {
    const account = await makeAccount('store_manager')
    await forgot(account.email)
    await (await pool()).query(`update admin_users set status = 'disabled' where id = $1`, [
      account.id,
    ])
    await expect(deliverMail(account)).rejects.toThrow('No message')
  })

  it('sends five links an hour, answers all requests alike, and counts none as signing in', async () => {
    const { id, email } = await makeAccount('store_manager')
    const impatient = newVisitor()
    for (let attempt = 1; attempt <= 12; attempt++) {
      expect((await forgot(email, impatient)).status).toBe(200)
    }
    const server = await startTestMailServer()
    for (const job of await mailJobsFor(id)) await sendStaffMail(job)
    expect(server.mails).toHaveLength(5)
    await stopTestMailServers()
    const login = { email, password: PASSWORD }
    expect((await impatient.post(paths.api.login, login)).status).toBe(200)
    await forgetMailJobs(id)
  })

  it('is limited for a network: a hundred in a quarter of an hour', async () => {
    const [last, next] = [newVisitor(), newVisitor()]
    for (const [client, points] of [
      [last, 99],
      [next, 100],
    ] as const) {
      const key = `address-tries:link ${networkOf(client.address)}`
      const statement = 'insert into rate_limits (key, points, expire) values ($1, $2, $3)'
      await (await pool()).query(statement, [key, points, Date.now() + 60_000])
    }
    expect((await forgot('nobody@example.org', last)).status).toBe(200)
    const refused = await forgot('nobody@example.org', next)
    expectRefusal(refused, 429, 'auth.too_many_attempts')
    await forgetMailJobs(0)
  })

  it('asks for an address', async () => {
    const reply = await forgot('ana@')
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual({ email: 'Please enter a valid email address' })
  })
})

describe('a reset link', () => {
  let account: Account
  beforeAll(async () => {
    account = await makeAccount('event_coordinator')
  })

  it('sets the password and ends every session of the account', async () => {
    const changed = await makeAccount('admin')
    const [phone, desk] = [await signIn(changed), await signIn(changed)]
    expect((await reset(await askForLink(changed))).body).toEqual({ ok: true })
    expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([false, false])
    expect(await canSignIn(changed.email)).toBe(false)
    expect(await canSignIn(changed.email, NEW_PASSWORD)).toBe(true)
    expect(await mailJobsFor(changed.id)).toEqual([OWNER_IS_TOLD(changed)])
  })

  it('makes the browser known: others cannot lock its owner out', async () => {
    const locked = await makeAccount('store_manager')
    const token = await askForLink(locked)
    await setAttemptsForAccount(locked.email, 10)
    expect(await canSignIn(locked.email)).toBe(false)
    const own = newVisitor()
    await own.post(paths.api.resetPassword, { token, password: NEW_PASSWORD })
    const login = { email: locked.email, password: NEW_PASSWORD }
    expect((await own.post(paths.api.login, login)).status).toBe(200)
  })

  it('works once, and spends the other ones that were sent', async () => {
    const [first, second] = [await askForLink(account), await askForLink(account)]
    const replies = await Promise.all([reset(second), reset(second, 'third horse 9')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
    expectRefusal(await reset(second), 410, 'reset.used')
    expectRefusal(await reset(first), 410, 'reset.used')
  })

  it('ends when the password is changed in another way', async () => {
    const changed = await makeAccount('admin')
    const token = await askForLink(changed)
    const own = await signIn(changed)
    const change = { currentPassword: PASSWORD, password: 'another horse 8' }
    expect((await own.post(paths.api.changePassword, change)).status).toBe(200)
    expectRefusal(await reset(token), 410, 'reset.used')
    expect(await canSignIn(changed.email, change.password)).toBe(true)
  })

  it('works for one hour', async () => {
    const token = await askForLink(account)
    const sentAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(sentAt + RESET_LIFETIME_MS + 1)
    expectRefusal(await reset(token), 410, 'reset.expired')
    vi.setSystemTime(sentAt + RESET_LIFETIME_MS - 10_000)
    expect((await reset(token)).status).toBe(200)
  })

  it('is not guessed, and does not open an invitation', async () => {
    expectRefusal(await reset('A'.repeat(43)), 404, 'reset.unknown')
    const token = await askForLink(account)
    const check = await newVisitor().post(paths.api.checkInvitation, { token })
    expectRefusal(check, 404, 'invitation.unknown')
  })

  it('does not open an account that was disabled meanwhile', async () => {
    const dismissed = await makeAccount('admin')
    const token = await askForLink(dismissed)
    const disable = `update admin_users set status = 'disabled' where id = $1`
    await (await pool()).query(disable, [dismissed.id])
    expectRefusal(await reset(token), 404, 'reset.unknown')
  })

  it.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['        ', 'Password cannot be only spaces'],
    ['iloveyou', expect.stringContaining('too common')],
  ])('refuses "%s" and is kept', async (password, message) => {
    const token = await askForLink(await makeAccount('event_coordinator'))
    const reply = await reset(token, password)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual({ password: message })
    expect((await reset(token)).status).toBe(200)
  })
})

describe('changing one’s own password', () => {
  const change = (client: Client, currentPassword: string, password = NEW_PASSWORD) =>
    client.post(paths.api.changePassword, { currentPassword, password })

  it('needs the current one', async () => {
    const account = await makeAccount('store_manager')
    const client = await signIn(account)
    const reply = await change(client, 'not this one')
    expectRefusal(reply, 400, 'staff.wrong_password')
    expect(reply.body.fields).toEqual({ currentPassword: 'Your current password is not right.' })
    expect(await isSignedIn(client)).toBe(true)
    expect(await canSignIn(account.email)).toBe(true)
  })

  it('is asked for ten times', async () => {
    const client = await clientWithSession(await makeAccount('store_manager'))
    for (let time = 1; time <= 10; time++) {
      expectRefusal(await change(client, 'not this one'), 400, 'staff.wrong_password')
    }
    expectRefusal(await change(client, PASSWORD), 429, 'auth.too_many_attempts')
  })

  it('ends every session, this one too', async () => {
    const account = await makeAccount('store_manager')
    const [phone, desk] = [await signIn(account), await signIn(account)]
    expect((await change(desk, PASSWORD)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([false, false])
    expect(await canSignIn(account.email)).toBe(false)
    expect(await canSignIn(account.email, NEW_PASSWORD)).toBe(true)
    expect(await mailJobsFor(account.id)).toEqual([OWNER_IS_TOLD(account)])
  })

  it.each(['password123', 'TEST store_manager 1'])('refuses %s', async (password) => {
    const account = await makeAccount('store_manager')
    const weak = password.startsWith('TEST') ? account.name.toUpperCase() : password
    const reply = await change(await clientWithSession(account), PASSWORD, weak)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toHaveProperty('password')
    expect(await canSignIn(account.email)).toBe(true)
  })

  it('refuses one that is too short', async () => {
    const client = await signIn(await makeAccount('store_manager'))
    const reply = await change(client, PASSWORD, '1234567')
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual({ password: 'Password must be at least 8 characters' })
  })
})

it('signs out everywhere, and the password stays', async () => {
  const account = await makeAccount('store_manager')
  const other = await signIn(await makeAccount('store_manager'))
  const [phone, desk] = [await signIn(account), await signIn(account)]
  const { cookie } = desk
  expect((await desk.post(paths.api.endSessions)).status).toBe(200)
  expect(desk.cookie).not.toContain('portal-session')
  const kept = await newVisitor().send(paths.api.session, { headers: { cookie } })
  expectRefusal(kept, 401, 'auth.required')
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
  expect(await canSignIn(account.email)).toBe(true)
})
