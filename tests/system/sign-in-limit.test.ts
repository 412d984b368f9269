import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLoopbackPort } from '@/runtime/ports'
import { waitUntil } from '../support/condition'
import { type Parts, prepareParts } from '../support/parts'
import { setUpPortal } from '../support/portal'
import { commandLineOf, type Run, runStart } from '../support/product'

const SETTINGS = { TRUST_PROXY: '1' }
const START_MS = 120_000
const GUESSES = 50
/** The account that `setUpPortal` creates. */
const FOUNDER = { email: 'tess@example.org', password: 'correct horse 9' }
const COLLEAGUE = { ...FOUNDER, email: 'colleague@example.org' }

let parts: Parts
let second: Run
let addresses: string[]

beforeAll(async () => {
  parts = await prepareParts(SETTINGS)
  await parts.start('web')
  // The link to the setup page, which is printed once the process serves.
  const link = /^Open \S+\/admin\/setup\?code=[\da-f]{20} to create/m
  await waitUntil('the way to the setup is printed', () => link.test(parts.output('web')))
  const port = await findLoopbackPort()
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = parts
  const shared = { ...SETTINGS, NODE_ENV: 'production', WORKER: 'off', DATA_DIR, DATABASE_URL }
  second = runStart({ ...shared, PORT: port }, commandLineOf('web'))
  addresses = [parts.address, `http://127.0.0.1:${port}`]
  const isUp = async () =>
    (await fetch(`${addresses[1]}/api/health`).catch(() => null))?.ok ?? false
  await waitUntil('a second web process answers', isUp, START_MS)
  await setUpPortal(parts.address)
  const database = new pg.Client(parts.databaseUrl)
  await database.connect()
  await database.query(
    `insert into admin_users (name, email, role, status, salt, hash)
     select 'Colleague', $1, 'admin', 'active', salt, hash from admin_users`,
    [COLLEAGUE.email],
  )
  await database.end()
})
afterAll(async () => {
  second?.child.kill('SIGTERM')
  await second?.ended
  await parts?.close()
})

let visitors = 0

/** Each call comes from a new network address. */
function signIn(at: string, login: typeof FOUNDER, cookie = ''): Promise<Response> {
  const from = `198.51.${100 + Math.floor(++visitors / 200)}.${visitors % 200}`
  return fetch(`${at}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(login),
  })
}

it('fifty wrong sign-ins at once from fifty addresses lock one account and nobody else', async () => {
  const known = await signIn(parts.address, FOUNDER)
  const device = known.headers.getSetCookie().find((line) => line.startsWith('portal-device='))

  const guesses = Array.from({ length: GUESSES }, (_, at) =>
    signIn(addresses[at % 2] as string, { ...FOUNDER, password: `guess ${at}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES - 10)

  for (const at of addresses) {
    expect((await signIn(at, FOUNDER)).status, 'elsewhere').toBe(429)
    expect((await signIn(at, COLLEAGUE)).status, 'a colleague').toBe(200)
    expect((await signIn(at, FOUNDER, device?.split(';')[0])).status, 'a known browser').toBe(200)
  }
  await parts.kill('web')
  await parts.start('web')
  expect((await signIn(parts.address, FOUNDER)).status, 'after a restart').toBe(429)
})
