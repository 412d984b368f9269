import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type Account, clientWithSession, makeAccount, PASSWORD } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { setAttemptsForAccount, setAttemptsForIpAddress } from '../../support/sign-in-attempts'

let account: Account
let email: string
beforeEach(async () => {
  account = await makeAccount('admin')
  email = account.email
})
afterAll(removeCreatedRows)

const DOORS: string[] = [paths.api.login, '/api/cms/admin-users/login']

const attempt = (client: Client, email: string, password: string, door: string = paths.api.login) =>
  client.post(door, { email, password })

async function knownBrowser(of: Account): Promise<Client> {
  const client = await clientWithSession(of)
  await client.post(paths.api.logout)
  return client
}

describe('one account', () => {
  it.each(DOORS)('pauses after ten wrong tries, from wherever they come, at %s', async (door) => {
    await setAttemptsForAccount(email, 8)
    expect((await attempt(newVisitor(), email, 'guess 9', door)).status).toBe(401)
    expect((await attempt(newVisitor(), email, 'guess 10', door)).status).toBe(401)
    for (const everyDoor of DOORS) {
      const refused = await attempt(newVisitor(), email, PASSWORD, everyDoor)
      expectRefusal(refused, 429, 'auth.too_many_attempts')
      expect(refused.headers.getSetCookie()).toEqual([])
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(15 * 60)
    }
  })

  it.each(['%s', ' %s ', 'UPPER'])('is one however its address is written: "%s"', async (how) => {
    await setAttemptsForAccount(email, 10)
    const written = how === 'UPPER' ? email.toUpperCase() : how.replace('%s', email)
    for (const door of DOORS) {
      expectRefusal(
        await attempt(newVisitor(), written, PASSWORD, door),
        429,
        'auth.too_many_attempts',
      )
    }
  })

  it('counts an address that nobody has the same way', async () => {
    await setAttemptsForAccount('nobody-here@example.org', 10)
    const reply = await attempt(newVisitor(), 'Nobody-Here@example.org', PASSWORD)
    expectRefusal(reply, 429, 'auth.too_many_attempts')
  })

  it('is not charged for a right one', async () => {
    await setAttemptsForAccount(email, 9)
    for (let time = 1; time <= 3; time++) {
      expect((await attempt(newVisitor(), email, PASSWORD)).status).toBe(200)
    }
    expect((await attempt(newVisitor(), email, 'typo')).status).toBe(401)
    expectRefusal(await attempt(newVisitor(), email, PASSWORD), 429, 'auth.too_many_attempts')
  })

  it('lets ten of fifty through that come at once from fifty addresses', async () => {
    const guesses = Array.from({ length: 50 }, (_, at) =>
      attempt(newVisitor(), email, `guess ${at}`),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    const other = await makeAccount('admin')
    expect((await attempt(newVisitor(), other.email, PASSWORD)).status).toBe(200)
  })

  it('opens again after a quarter of an hour', async () => {
    await setAttemptsForAccount(email, 10)
    await (await pool()).query(`update rate_limits set expire = $1`, [Date.now() - 1])
    expect((await attempt(newVisitor(), email, PASSWORD)).status).toBe(200)
  })
})

describe('a browser in which somebody has signed in before', () => {
  it('gets in while others have used up the tries at the account and at its address', async () => {
    const own = await knownBrowser(account)
    await setAttemptsForAccount(email, 10)
    await setAttemptsForIpAddress(own.address, 100)
    expect((await attempt(own, email, PASSWORD)).status).toBe(200)
  })

  it('has ten tries of its own, and a right one gives them back', async () => {
    const own = await knownBrowser(account)
    for (let time = 1; time <= 9; time++)
      expect((await attempt(own, email, 'typo')).status).toBe(401)
    expect((await attempt(own, email, PASSWORD)).status).toBe(200)
    for (let time = 1; time <= 10; time++) {
      expect((await attempt(own, email, 'typo')).status).toBe(401)
    }
    expectRefusal(await attempt(own, email, PASSWORD), 429, 'auth.too_many_attempts')
    expect((await attempt(newVisitor(), email, PASSWORD)).status, 'any other browser').toBe(200)
  })

  it('is one only for the account it knows, and only with our signature', async () => {
    const other = await makeAccount('admin')
    const own = await knownBrowser(other)
    await setAttemptsForAccount(email, 10)
    expectRefusal(await attempt(own, email, PASSWORD), 429, 'auth.too_many_attempts')
    const device = (await knownBrowser(account)).cookie
    const forged = device
      .replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      .replace(/(=.)./, '$1x')
    const reply = await newVisitor().post(
      paths.api.login,
      { email, password: PASSWORD },
      { cookie: forged },
    )
    expectRefusal(reply, 429, 'auth.too_many_attempts')
  })
})

describe('one address', () => {
  it('is refused after a hundred wrong tries at one account after the other', async () => {
    const guesser = newVisitor()
    await setAttemptsForIpAddress(guesser.address, 99)
    expect((await attempt(guesser, 'first@example.org', PASSWORD)).status).toBe(401)
    expectRefusal(await attempt(guesser, email, PASSWORD), 429, 'auth.too_many_attempts')
  })

  it('is a whole /64 of IPv6', async () => {
    const guesser = newVisitor()
    await setAttemptsForIpAddress(guesser.address, 100)
    const neighbour = { 'x-forwarded-for': guesser.address.replace('::1', ':0:beef:cafe:1:2') }
    const login = { email, password: PASSWORD }
    const reply = await newVisitor().post(paths.api.login, login, neighbour)
    expectRefusal(reply, 429, 'auth.too_many_attempts')
    expect((await attempt(newVisitor(), email, PASSWORD)).status).toBe(200)
  })

  it('that a colleague mistypes from ten times leaves the others alone', async () => {
    const other = await makeAccount('admin')
    const shared = newVisitor()
    for (let time = 1; time <= 10; time++) await attempt(shared, other.email, 'typo')
    expectRefusal(await attempt(shared, other.email, PASSWORD), 429, 'auth.too_many_attempts')
    expect((await attempt(shared, email, PASSWORD)).status).toBe(200)
  })
})
