import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { deliverMail, mailJobsFor, tokenInLink } from '../../support/api/accounts'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  addAuthenticator,
  clientAwaitingSecondFactor,
  forgetUsedCodes,
  isSignedIn,
  logIn,
  sendCode,
  totpCodeOf,
  wrongCodeOf,
} from '../../support/api/factors'
import {
  type Account,
  clientWithSession,
  makeAccount,
  PASSWORD,
  staffClient,
} from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

const PANEL = '/api/cms/admin-users/login'

let account: Account
let secret: string
let recoveryCodes: string[]
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  account = await makeAccount('admin')
  const added = await addAuthenticator(await clientWithSession(account))
  secret = added.secret
  recoveryCodes = added.recoveryCodes ?? []
})

describe('after the password', () => {
  it('no session is there until the code is', async () => {
    const client = newVisitor()
    const reply = await logIn(client, account)
    expect(reply.body).toEqual({ user: null, methods: ['authenticator', 'recovery_code'] })
    expect(reply.headers.getSetCookie().join()).not.toContain('portal-session')
    expectRefusal(await client.get(paths.api.session), 401, 'auth.required')
    expect((await client.get('/api/cms/pages')).status).toBe(401)
    const { status, body } = await sendCode(client, totpCodeOf(secret))
    expect({ status, body }).toEqual({ status: 200, body: { user: account } })
    expect(await isSignedIn(client)).toBe(true)
    expect(client.cookie).not.toContain('portal-challenge')
  })

  it('each step that signs nobody in is a line of the log', async () => {
    const client = newVisitor()
    await logIn(client, account)
    await sendCode(client, wrongCodeOf(secret))
    const about = { actor: null, subject: account.email, detail: null }
    expect(await readLastAuditLines('staff.factor%', 2)).toEqual([
      { action: 'staff.factor_failed', ...about },
      { action: 'staff.factor_awaited', ...about },
    ])
  })

  it('the panel’s own door asks for the factor too, and the portal’s page goes on from it', async () => {
    const client = newVisitor()
    const login = { email: account.email, password: PASSWORD }
    expectRefusal(await client.post(PANEL, login), 401, 'auth.factor_awaited')
    expectRefusal(await client.get(paths.api.session), 401, 'auth.required')
    expect((await client.get(paths.api.loginFactor)).body).toEqual({
      methods: ['authenticator', 'recovery_code'],
    })
    expect((await sendCode(client, totpCodeOf(secret))).status).toBe(200)
    expect((await client.get('/api/cms/pages')).status).toBe(200)
  })

  it('a wrong password says nothing of a factor', async () => {
    const plain = await makeAccount('admin')
    const replies = [
      await logIn(newVisitor(), account, 'not this one'),
      await logIn(newVisitor(), plain, 'not this one'),
    ]
    for (const reply of replies) {
      expectRefusal(reply, 401, 'auth.invalid_credentials')
      expect(reply.headers.getSetCookie()).toEqual([])
    }
  })

  it('a code may have spaces, and be of the step before or after, but of no other', async () => {
    // Stops the clock, so that the next time step of 30 seconds does not begin during the test.
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const steps of [-2, 2]) {
      const refused = await sendCode(
        await clientAwaitingSecondFactor(account),
        totpCodeOf(secret, steps),
      )
      expectRefusal(refused, 400, 'factor.wrong_code')
      expect(refused.body).toMatchObject({ fields: { code: expect.any(String) } })
    }
    await forgetUsedCodes(account)
    const [head, tail] = [totpCodeOf(secret, -1).slice(0, 3), totpCodeOf(secret, -1).slice(3)]
    expect(
      (await sendCode(await clientAwaitingSecondFactor(account), ` ${head} ${tail} `)).status,
    ).toBe(200)
    expect(
      (await sendCode(await clientAwaitingSecondFactor(account), totpCodeOf(secret, 1))).status,
    ).toBe(200)
  })

  it('a code works once, and none before it works after it', async () => {
    const code = totpCodeOf(secret)
    expect((await sendCode(await clientAwaitingSecondFactor(account), code)).status).toBe(200)
    expectRefusal(
      await sendCode(await clientAwaitingSecondFactor(account), code),
      400,
      'factor.wrong_code',
    )
    const earlier = totpCodeOf(secret, -1)
    expectRefusal(
      await sendCode(await clientAwaitingSecondFactor(account), earlier),
      400,
      'factor.wrong_code',
    )
  })

  it('a code that several send at once opens one session', async () => {
    const clients = await Promise.all([1, 2, 3, 4].map(() => clientAwaitingSecondFactor(account)))
    const code = totpCodeOf(secret)
    const replies = await Promise.all(clients.map((client) => sendCode(client, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  it('the second step belongs to the browser of the first, once', async () => {
    const client = await clientAwaitingSecondFactor(account)
    expectRefusal(await sendCode(newVisitor(), totpCodeOf(secret)), 410, 'factor.expired')
    const { cookie } = client
    expect((await sendCode(client, totpCodeOf(secret))).status).toBe(200)
    const again = newVisitor()
    await forgetUsedCodes(account)
    const reply = await again.post(paths.api.loginFactor, { code: totpCodeOf(secret) }, { cookie })
    expectRefusal(reply, 410, 'factor.expired')
  })

  it('one can go back to the password', async () => {
    const client = await clientAwaitingSecondFactor(account)
    const { cookie } = client
    await client.send(paths.api.loginFactor, { method: 'DELETE' })
    expect(client.cookie).not.toContain('portal-challenge')
    const reply = await newVisitor().post(
      paths.api.loginFactor,
      { code: totpCodeOf(secret) },
      { cookie },
    )
    expectRefusal(reply, 410, 'factor.expired')
  })

  it('leaves nothing in the database that goes on with it', async () => {
    const { cookie } = await clientAwaitingSecondFactor(account)
    const token = /portal-challenge=([^;]+)/.exec(cookie)?.[1]
    const { rows } = await (await pool()).query('select * from staff_challenges')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  describe('the second step ends', () => {
    it('after ten minutes, no sooner, and is forgotten when another begins', async () => {
      const client = await clientAwaitingSecondFactor(account)
      vi.useFakeTimers({ toFake: ['Date'] })
      vi.setSystemTime(Date.now() + 10 * 60 * 1000 - 10_000)
      expectRefusal(await sendCode(client, wrongCodeOf(secret)), 400, 'factor.wrong_code')
      vi.setSystemTime(Date.now() + 10_000)
      expectRefusal(await sendCode(client, totpCodeOf(secret)), 410, 'factor.expired')
      await clientAwaitingSecondFactor(account)
      const { rows } = await (await pool()).query('select expires_at from staff_challenges')
      expect(rows.map(({ expires_at }) => new Date(expires_at) > new Date())).not.toContain(false)
    })

    it('when the same browser begins another', async () => {
      const client = await clientAwaitingSecondFactor(account)
      const { cookie } = client
      await logIn(client, account)
      const code = totpCodeOf(secret)
      const former = await newVisitor().post(paths.api.loginFactor, { code }, { cookie })
      expectRefusal(former, 410, 'factor.expired')
      expect((await sendCode(client, code)).status).toBe(200)
    })

    it.each([
      ['disabled', { status: 'disabled' }],
      ['given another role', { role: 'store_manager' }],
    ])('when the account is %s', async (_case, change) => {
      const client = await clientAwaitingSecondFactor(account)
      await (await staffClient('super_admin')).put(paths.api.user(account.id), change)
      expectRefusal(await sendCode(client, totpCodeOf(secret)), 410, 'factor.expired')
    })

    it('when the account is not active, whatever has become of the step', async () => {
      const client = await clientAwaitingSecondFactor(account)
      const disable = `update admin_users set status = 'disabled' where id = $1`
      await (await pool()).query(disable, [account.id])
      const reply = await sendCode(client, totpCodeOf(secret))
      expectRefusal(reply, 410, 'factor.expired')
      expect(reply.headers.getSetCookie().join()).not.toContain('portal-session')
    })
  })
})

describe('a reset link', () => {
  it('does not pass the factor by, and ends a second step under way', async () => {
    const client = await clientAwaitingSecondFactor(account)
    await newVisitor().post(paths.api.forgotPassword, { email: account.email })
    const token = tokenInLink((await deliverMail(account)).link)
    const browser = newVisitor()
    const password = 'another horse 8'
    expect((await browser.post(paths.api.resetPassword, { token, password })).status).toBe(200)
    expectRefusal(await sendCode(client, totpCodeOf(secret)), 410, 'factor.expired')
    expect((await logIn(browser, account, password)).body.user).toBeNull()
  })
})

describe('guessing codes', () => {
  it('pauses the account after ten wrong ones, and its owner is told', async () => {
    const wrong = wrongCodeOf(secret)
    const client = await clientAwaitingSecondFactor(account)
    for (let time = 1; time <= 10; time++) {
      expectRefusal(await sendCode(client, wrong), 400, 'factor.wrong_code')
    }
    expectRefusal(await sendCode(client, totpCodeOf(secret)), 429, 'auth.too_many_attempts')
    const other = await clientAwaitingSecondFactor(account)
    expectRefusal(await sendCode(other, totpCodeOf(secret)), 429, 'auth.too_many_attempts')
    const told = (await mailJobsFor(account.id)).filter(
      (job) => job.kind === 'notice' && job.notice === 'wrong_codes',
    )
    expect(told).toHaveLength(1)
    expect((await deliverMail(account)).text).toContain(
      'entered your right password and then wrong',
    )
  })

  it('takes fifty wrong ones in a day and no more, however long the pauses between', async () => {
    const wrong = wrongCodeOf(secret)
    for (let pause = 1; pause <= 5; pause++) {
      const client = await clientAwaitingSecondFactor(account)
      for (let time = 1; time <= 10; time++) {
        expectRefusal(await sendCode(client, wrong), 400, 'factor.wrong_code')
      }
      const end = 'update rate_limits set expire = 1 where key = $1'
      await (await pool()).query(end, [`code-tries:${account.id}`])
    }
    const reply = await sendCode(await clientAwaitingSecondFactor(account), totpCodeOf(secret))
    expectRefusal(reply, 429, 'auth.too_many_attempts')
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
  })

  it('lets ten of thirty through that come at once', async () => {
    const client = await clientAwaitingSecondFactor(account)
    const guesses = Array.from({ length: 30 }, () => sendCode(client, wrongCodeOf(secret)))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('leaves a browser alone in which the owner has signed in before', async () => {
    const own = newVisitor()
    await logIn(own, account)
    await sendCode(own, totpCodeOf(secret))
    await own.post(paths.api.logout)
    const stranger = await clientAwaitingSecondFactor(account)
    for (let time = 1; time <= 10; time++) await sendCode(stranger, wrongCodeOf(secret))
    expectRefusal(await sendCode(stranger, totpCodeOf(secret, 1)), 429, 'auth.too_many_attempts')
    await logIn(own, account)
    expect((await sendCode(own, totpCodeOf(secret, 1))).status).toBe(200)
  })

  it('takes ten wrong ones from that browser too, and tells its owner', async () => {
    const own = await clientWithSession(account)
    await own.post(paths.api.logout)
    await logIn(own, account)
    for (let time = 1; time <= 10; time++) {
      expectRefusal(await sendCode(own, wrongCodeOf(secret)), 400, 'factor.wrong_code')
    }
    expectRefusal(await sendCode(own, totpCodeOf(secret)), 429, 'auth.too_many_attempts')
    const told = (await mailJobsFor(account.id)).filter(
      (job) => job.kind === 'notice' && job.notice === 'wrong_codes',
    )
    expect(told).toHaveLength(1)
    expect(
      (await sendCode(await clientAwaitingSecondFactor(account), totpCodeOf(secret))).status,
    ).toBe(200)
  })

  it('a right password alone is a try, given back by the right code', async () => {
    for (let time = 1; time <= 10; time++) await clientAwaitingSecondFactor(account)
    expectRefusal(await logIn(newVisitor(), account), 429, 'auth.too_many_attempts')
    await (await pool()).query('delete from rate_limits')
    for (let time = 1; time <= 11; time++) {
      await forgetUsedCodes(account)
      expect(
        (await sendCode(await clientAwaitingSecondFactor(account), totpCodeOf(secret))).status,
      ).toBe(200)
    }
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is typed, and is told to its owner', async () => {
    // A code with a 1 comes first: people read 1 and 0 as L and O, which no code contains.
    const [code = '', second = ''] = recoveryCodes.toSorted(
      (a, b) => Number(b.includes('1')) - Number(a.includes('1')),
    )
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{6}-){3}[0-9a-hjkmnp-tv-z]{6}$/)
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replace(/1/g, 'L').replace(/0/g, 'O')} `
    expect((await sendCode(await clientAwaitingSecondFactor(account), typed)).status).toBe(200)
    expectRefusal(
      await sendCode(await clientAwaitingSecondFactor(account), code),
      400,
      'factor.wrong_code',
    )
    expect(await mailJobsFor(account.id)).toContainEqual(
      expect.objectContaining({ notice: 'recovery_code_used' }),
    )
    const client = await clientAwaitingSecondFactor(account)
    await sendCode(client, second.replaceAll('1', 'i'))
    const { body } = await client.get(paths.api.factors)
    expect(body).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('that several send at once opens one session', async () => {
    const clients = await Promise.all([1, 2, 3, 4].map(() => clientAwaitingSecondFactor(account)))
    const [code = ''] = recoveryCodes
    const replies = await Promise.all(clients.map((client) => sendCode(client, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  it('of somebody else opens nothing', async () => {
    const other = await makeAccount('admin')
    await addAuthenticator(await clientWithSession(other))
    const reply = await sendCode(await clientAwaitingSecondFactor(other), recoveryCodes[0] ?? '')
    expectRefusal(reply, 400, 'factor.wrong_code')
  })

  it('is not in the database, nor is the app’s secret', async () => {
    const tables = ['staff_recovery_codes', 'staff_authenticators', 'staff_challenges']
    for (const table of tables) {
      const { rows } = await (await pool()).query(`select * from ${table}`)
      const kept = JSON.stringify(rows)
      for (const known of [
        secret,
        ...recoveryCodes,
        ...recoveryCodes.map((c) => c.replaceAll('-', '')),
      ]) {
        expect(kept).not.toContain(known)
      }
    }
  })

  it('still works when the portal’s secret has changed, and the app’s codes say why not', async () => {
    const kept = process.env.PAYLOAD_SECRET
    const client = await clientAwaitingSecondFactor(account)
    process.env.PAYLOAD_SECRET = 'another one'
    try {
      expectRefusal(await sendCode(client, totpCodeOf(secret)), 409, 'factor.unreadable')
      expect((await sendCode(client, recoveryCodes[0] ?? '')).status).toBe(200)
    } finally {
      process.env.PAYLOAD_SECRET = kept
    }
  })
})
