import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { type Client, visitor } from '../../support/api/api'
import { removeMade } from '../../support/api/made'
import { makeAccount, PASSWORD } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { countAttempts } from '../../support/sign-in-attempts'

let email: string
beforeAll(async () => {
  email = (await makeAccount('admin')).email
})
afterAll(removeMade)

const attempt = (client: Client, email: string, password: string) =>
  client.post(paths.api.login, { email, password })

it('refuses the eleventh attempt at one account, even with the right password', async () => {
  const guesser = visitor()
  await countAttempts(`sign-in:${guesser.address} ${email}`, 8)
  expect((await attempt(guesser, email, 'guess 9')).status).toBe(401)
  expect((await attempt(guesser, email, 'guess 10')).status).toBe(401)
  const refused = await attempt(guesser, email, PASSWORD)
  expectRefusal(refused, 429, 'auth.too_many_attempts')
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect((await attempt(visitor(), email, PASSWORD)).status, 'from another address').toBe(200)
})

it('counts an address that has no account the same way', async () => {
  const guesser = visitor()
  await countAttempts(`sign-in:${guesser.address} nobody@example.org`, 10)
  const reply = await attempt(guesser, 'Nobody@example.org', PASSWORD)
  expectRefusal(reply, 429, 'auth.too_many_attempts')
})

it('counts capitals as the same address, at the sign-in of the content panel as well', async () => {
  const guesser = visitor()
  await countAttempts(`sign-in:${guesser.address} ${email}`, 10)
  const login = { email: email.toUpperCase(), password: PASSWORD }
  expectRefusal(await guesser.post(paths.api.login, login), 429, 'auth.too_many_attempts')
  expect((await guesser.post('/api/cms/admin-users/login', login)).status).toBe(429)
})

it('refuses an address that tries one account after the other', async () => {
  const guesser = visitor()
  await countAttempts(`sign-in-ip:${guesser.address}`, 99)
  expect((await attempt(guesser, 'first@example.org', PASSWORD)).status).toBe(401)
  expectRefusal(await attempt(guesser, email, PASSWORD), 429, 'auth.too_many_attempts')
})

it('forgets the failed attempts of somebody who then gets in', async () => {
  const forgetful = visitor()
  await countAttempts(`sign-in:${forgetful.address} ${email}`, 9)
  expect((await attempt(forgetful, email, PASSWORD)).status).toBe(200)
  expect((await attempt(forgetful, email, 'typo')).status).toBe(401)
  expect((await attempt(forgetful, email, PASSWORD)).status).toBe(200)
})
