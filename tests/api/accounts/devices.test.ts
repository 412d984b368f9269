import { afterAll, expect, it } from 'vitest'
import type { SessionDevice } from '@/features/staff/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { type Account, clientWithSession, makeAccount, PASSWORD } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterAll(removeCreatedRows)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'

async function signInWith(userAgent: string, { email }: Account): Promise<Client> {
  const client = new Client({ 'user-agent': userAgent })
  await client.post(paths.api.login, { email, password: PASSWORD })
  return client
}

const list = async (client: Client) => (await client.get<SessionDevice[]>(paths.api.sessions)).body

const end = (client: Client, id: number) =>
  client.send(paths.api.sessionOf(id), { method: 'DELETE' })

it('lists where one is signed in, this session first, in words', async () => {
  const account = await makeAccount('store_manager')
  const desk = await signInWith(FIREFOX, account)
  const phone = await signInWith(PHONE, account)
  await clientWithSession(await makeAccount('store_manager'))
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const row = (device: string, { address }: Client, isThisOne: boolean) => ({
    ...{ id: expect.any(Number), device, address, isThisOne, signedInAt: at, lastSeenAt: at },
  })
  expect(await list(desk)).toEqual([
    row('Firefox on Windows', desk, true),
    row('Chrome on Android', phone, false),
  ])
  expect((await list(phone)).map(({ isThisOne }) => isThisOne)).toEqual([true, false])
})

it('leaves out those that have ended by themselves, and has the last used first', async () => {
  const account = await makeAccount('store_manager')
  const clients: Client[] = []
  for (const _ of [1, 2, 3, 4, 5]) clients.push(await clientWithSession(account))
  const [own, older, newer, idle, old] = (await list(clients[0] as Client)).map(({ id }) => id)
  for (const [id, change] of [
    [older, `last_seen_at = now() - interval '3 hours'`],
    [newer, `last_seen_at = now() - interval '2 hours'`],
    [idle, `last_seen_at = now() - interval '12 hours'`],
    [old, `created_at = now() - interval '14 days'`],
  ]) {
    await (await pool()).query(`update staff_sessions set ${change} where id = $1`, [id])
  }
  const left = await list(clients[0] as Client)
  expect(left.map(({ id }) => id)).toEqual([own, newer, older])
})

it.each([
  ['', 'Unknown device'],
  ['curl/8', 'Unknown browser'],
  ['MyReader/1.0 (by me)', 'MyReader'],
  ['<b>'.repeat(20), 'Unknown browser'],
])('has a name for whatever says "%s"', async (userAgent, device) => {
  const client = await signInWith(userAgent, await makeAccount('store_manager'))
  expect(await list(client)).toMatchObject([{ device }])
})

it('ends one of them, at once, and writes it down', async () => {
  const account = await makeAccount('store_manager')
  const [desk, phone] = [await clientWithSession(account), await signInWith(PHONE, account)]
  const lost = (await list(desk)).find(({ isThisOne }) => !isThisOne)
  expect((await end(desk, lost?.id ?? 0)).body).toEqual({ ok: true })
  expectRefusal(await phone.get(paths.api.session), 401, 'auth.required')
  expect(await list(desk)).toHaveLength(1)
  expectRefusal(await end(desk, lost?.id ?? 0), 404, 'session.not_found')
  const lines = `select detail from audit_log where actor_id = $1 and action = 'staff.session_ended'`
  const { rows } = await (await pool()).query(lines, [account.id])
  expect(rows).toEqual([{ detail: 'Chrome on Android' }])
})

it('ends this one like signing out', async () => {
  const client = await clientWithSession(await makeAccount('store_manager'))
  const [own] = await list(client)
  expect((await end(client, own?.id ?? 0)).status).toBe(200)
  expect(client.cookie).not.toContain('portal-session')
})

it('ends nobody else’s', async () => {
  const victim = await clientWithSession(await makeAccount('store_manager'))
  const boss = await clientWithSession(await makeAccount('super_admin'))
  const [theirs] = await list(victim)
  expectRefusal(await end(boss, theirs?.id ?? 0), 404, 'session.not_found')
  expect((await victim.get(paths.api.session)).status).toBe(200)
})
