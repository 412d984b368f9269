import { afterEach, beforeAll, expect, it } from 'vitest'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { INVALIDATION_CHANNEL } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import type { HomePage } from '@/payload-types'
import { newVisitor } from '../../support/api/api'
import { publishCountdownToOwnDate } from '../../support/api/home-page'
import { waitUntil } from '../../support/condition'
import { expectRefusal } from '../../support/refusal'

const HOUR = 60 * 60 * 1000

async function setDay(startsIn: number, endsIn: number, isOpen = true, isOn = true) {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  await publishCountdownToOwnDate({
    startsAt: at(startsIn),
    endsAt: at(endsIn),
    endsAt_tz: 'Asia/Manila',
    afterwards: 'thanks',
  })
  const data = { live: { isOn }, rollCall: { isOpen }, _status: 'published' } as const
  await (await cms()).updateGlobal({ slug: 'the-day', data })
}

let before: HomePage['countdown']

beforeAll(async () => {
  before = (await (await cms()).findGlobal({ slug: 'home-page', depth: 0 })).countdown
})

afterEach(async () => {
  await (await pool()).query('update provinces set reported_at = null')
  const payload = await cms()
  const data = { countdown: before, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'home-page', data })
  const off = { live: { isOn: false }, rollCall: { isOpen: false } }
  await payload.updateGlobal({ slug: 'the-day', data: { ...off, _status: 'published' } })
})

const report = (province: string) => newVisitor().post(paths.api.rollCall, { province })
const lit = async () =>
  (await newVisitor().get<{ reported: string[] }>(paths.api.rollCall)).body.reported

it('a province lights up once, while the day is live', async () => {
  await setDay(-1, 1)
  expect(await lit()).toEqual([])
  expect((await report('tawi-tawi')).status).toBe(204)
  expect((await report('tawi-tawi')).status).toBe(204)
  expect((await report('aklan')).status).toBe(204)
  expect(await lit()).toEqual(['aklan', 'tawi-tawi'])
  expectRefusal(await report('atlantis'), 404, 'province.not_found')
  expectRefusal(await report(''), 400)
})

it('a province that lights up is told to every web process, once', async () => {
  await setDay(-1, 1)
  const listener = await (await pool()).connect()
  let heard = 0
  listener.on('notification', () => heard++)
  await listener.query(`listen ${INVALIDATION_CHANNEL}`)
  for (const province of ['tawi-tawi', 'tawi-tawi', 'aklan']) await report(province)
  await waitUntil('the notice of the second province', () => heard > 1)
  await listener.query('select 1')
  expect(heard).toBe(2)
  listener.release(true)
})

it.each([
  ['before it begins', 1, 2, true, true],
  ['after its end', -2, -1, true, true],
  ['while visitors may not', -1, 1, false, true],
  ['while the day is not to go live', -1, 1, true, false],
])('nobody reports %s', async (_when, startsIn, endsIn, isOpen, isOn) => {
  await setDay(startsIn, endsIn, isOpen, isOn)
  expectRefusal(await report('aklan'), 409, 'rollcall.closed')
  expect(await lit()).toEqual([])
})

it('what staff report counts too, and last year’s reports do not', async () => {
  await setDay(-1, 1)
  const payload = await cms()
  const find = async (name: string) => {
    const { docs } = await payload.find({
      collection: 'provinces',
      where: { name: { equals: name } },
    })
    return docs[0]?.id ?? 0
  }
  const set = async (name: string, reportedAt: string) =>
    payload.update({ collection: 'provinces', id: await find(name), data: { reportedAt } })
  await set('Cebu', new Date().toISOString())
  await set('Bohol', '2025-11-30T10:00:00.000Z')
  expect(await lit()).toEqual(['cebu'])
  await set('Cebu', new Date(Date.now() - 12 * HOUR).toISOString())
  await set('Bohol', new Date(Date.now() - 14 * HOUR).toISOString())
  expect(await lit()).toEqual(['cebu'])
  expect((await report('bohol')).status).toBe(204)
  expect(await lit()).toEqual(['bohol', 'cebu'])
})

it('what a program filled in lights nothing, and it is not told', async () => {
  await setDay(-1, 1)
  const sent = { province: 'aklan', homepage: 'https://spam.example' }
  expect((await newVisitor().post(paths.api.rollCall, sent)).status).toBe(204)
  expect(await lit()).toEqual([])
})

it('a plain form is answered with a page', async () => {
  await setDay(-1, 1)
  const { status, headers } = await newVisitor().send(paths.api.rollCall, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'province=aklan',
  })
  expect([status, headers.get('location')]).toEqual([303, paths.live])
  expect(await lit()).toEqual(['aklan'])
})
