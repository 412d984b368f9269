import { expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { networkOf } from '@/lib/http/client-address'
import { newVisitor } from '../../support/api/api'
import { expectRefusal } from '../../support/refusal'
import { ROUTES } from '../../support/routes'

const UNCOUNTED = [
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/media/{name}',
  'GET /api/resources/{key}',
  'GET /api/resources/{key}/view',
  'GET /api/roll-call',
  'GET /api/videos/{name}',
  'POST /api/forms/{slug}/submit',
]

const open = ROUTES.filter(({ info }) => info?.access === 'anyone' && info.declaration)

async function lastOfMany() {
  const church = newVisitor()
  await (await pool()).query(`insert into rate_limits (key, points, expire) values ($1, 600, $2)`, [
    `pages:${networkOf(church.address)}`,
    Date.now() + 60_000,
  ])
  return church
}

it.each(open.map(({ method, address }) => ({ method, address })))(
  '$method $address is counted for its network, but where it must not be',
  async ({ method, address }) => {
    const church = await lastOfMany()
    const isCounted = !UNCOUNTED.includes(`${method} ${address}`)
    const reply = await church.send(address.replace(/\{\w+\}/g, 'x'), { method })
    if (!isCounted) return expect(reply.body).not.toMatchObject({ code: 'request.too_many' })
    expectRefusal(reply, 429, 'request.too_many')
    expect(reply.headers.get('retry-after')).toBe('60')
  },
)

it('counts nothing that this machine asks for', async () => {
  const here = await lastOfMany()
  const headers = { 'x-from-this-machine': '1' }
  const reply = await here.send('/api/admin/setup', { headers })
  expect(reply.status).toBe(200)
  expectRefusal(await here.send('/api/admin/setup'), 429, 'request.too_many')
})

it('knows those that are not counted', () => {
  const names = open.map(({ method, address }) => `${method} ${address}`)
  expect(names).toEqual(expect.arrayContaining(UNCOUNTED))
  expect(open.length).toBeGreaterThan(30)
})

const WRITES = open.filter(({ method }) => method !== 'GET')

it.each(WRITES.map(({ method, address }) => ({ method, address })))(
  'a long body to $method $address counts for its network, whatever it is',
  async ({ method, address }) => {
    const stranger = newVisitor()
    const key = `bytes:${networkOf(stranger.address)}`
    await (await pool()).query(
      'insert into rate_limits (key, points, expire) values ($1, 2000000000, $2)',
      [key, Date.now() + 60_000],
    )
    const body = new URLSearchParams({ a: 'b' }).toString()
    const headers = { 'content-length': '500000' }
    const path = address.replace(/\{\w+\}/g, 'x')
    expectRefusal(await stranger.send(path, { method, body, headers }), 429, 'upload.too_much')
    const short = await stranger.send(path, { method, body, headers: { 'content-length': '3' } })
    expect(short.body).not.toMatchObject({ code: 'upload.too_much' })
  },
)
