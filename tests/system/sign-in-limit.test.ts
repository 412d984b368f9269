import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Parts } from '../support/parts'
import { rushForPlaces } from '../support/place-rush'
import { startTwoWebs } from '../support/two-webs'

const GUESSES = 50
/** The account that `setUpPortal` creates. */
const FOUNDER = { email: 'tess@example.org', password: 'correct horse 9' }
const COLLEAGUE = { ...FOUNDER, email: 'colleague@example.org' }

let webs: Awaited<ReturnType<typeof startTwoWebs>>
let parts: Parts
let addresses: readonly [string, string]

beforeAll(async () => {
  webs = await startTwoWebs({ TRUST_PROXY: '1' })
  ;({ parts, addresses } = webs)
  const database = new pg.Client(parts.databaseUrl)
  await database.connect()
  await database.query(
    `insert into admin_users (name, email, role, status, salt, hash)
     select 'Colleague', $1, 'admin', 'active', salt, hash from admin_users`,
    [COLLEAGUE.email],
  )
  await database.end()
})
afterAll(() => webs?.close())

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

it('a hundred posts for twenty places, a third of them twice, take exactly twenty', async () => {
  const { portal } = webs
  const rush = { portal, addresses, slug: 'places', posts: 100, places: 20, repeated: 0.3, seed: 1 }
  const { formId, ...result } = await rushForPlaces(rush)
  expect(result).toEqual({
    refused: 0,
    people: 100,
    held: 20,
    waiting: 80,
    counted: expect.objectContaining({ held: 20, waiting: 80 }),
  })
})

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
