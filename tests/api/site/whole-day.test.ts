import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CelebrationDaySection } from '@/app/(site)/celebration-day-section'
import { CurrentDayStrip } from '@/app/(site)/current-day-strip'
import { readDayAndCountdown } from '@/app/the-day'
import { LiveDay } from '@/features/celebrations/components/live-day'
import { WhatHappened } from '@/features/celebrations/components/what-happened'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

const THE_DAY = '/api/cms/globals/the-day'
const HOME = '/api/cms/globals/home-page'
const MINUTE = 60_000
/** The day begins soon, because the clock of the database cannot be set. */
const START = Date.now() + 30 * MINUTE
const END = START + 60 * MINUTE
const STREAM = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const STRIP = { before: 'Tonight, 83 provinces', during: 'We are live', after: 'Thank you' }

interface Version {
  id: number
  version: { live: { heading: string } }
}

let editor: Client
let other: Client
let before: { home: Record<string, unknown>; day: Record<string, unknown> }
beforeAll(async () => {
  editor = await staffClient('event_coordinator')
  other = await staffClient('admin')
  before = {
    home: (await editor.get<Record<string, unknown>>(`${HOME}?depth=0`)).body,
    day: (await editor.get<Record<string, unknown>>(`${THE_DAY}?depth=0`)).body,
  }
  const at = (time: number) => new Date(time).toISOString()
  const countdown = {
    ...(before.home.countdown as object),
    dateFrom: 'own',
    startsAt: at(START),
    endsAt: at(END),
    endsAt_tz: 'Asia/Manila',
    afterwards: 'thanks',
  }
  expect((await editor.post(HOME, { countdown, _status: 'published' })).status).toBe(200)
  // Only `Date` is faked. The database and timers keep the real time.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await (await pool()).query('update provinces set reported_at = null')
  // These versions have times of the faked clock, and would be newer than what the next file saves.
  await (await pool()).query('delete from _the_day_v where updated_at > now()')
  const payload = await cms()
  const { countdown } = before.home
  await payload.updateGlobal({
    slug: 'home-page',
    data: { countdown, _status: 'published' } as never,
  })
  const off = { live: { isOn: false, address: null }, rollCall: { isOpen: false } }
  const happened = { isReleased: false, numbers: [] }
  await payload.updateGlobal({
    slug: 'the-day',
    data: { ...off, happened, _status: 'published' } as never,
  })
  await removeCreatedRows()
})

const minute = (at: number) => vi.setSystemTime(START + at * MINUTE)
const publish = (client: Client, data: object) =>
  client.post(THE_DAY, { ...data, _status: 'published' })
const report = (province: string) => newVisitor().post(paths.api.rollCall, { province })
const lit = async () =>
  (await newVisitor().get<{ reported: string[] }>(paths.api.rollCall)).body.reported

it('a stream that cannot be played is refused by the name of its field, and nothing is stored', async () => {
  minute(-20)
  for (const address of ['https://evil.example/live', 'not an address', 'http://youtube.com/@us']) {
    const { status, body } = await publish(editor, { live: { isOn: true, address } })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Address of the stream')
  }
  expect(await readDayAndCountdown()).toMatchObject({
    phase: null,
    day: { isOn: false, film: null },
  })
})

it('two editors at once: one is on the site, and the other’s words can be restored', async () => {
  minute(-25)
  const one = { heading: 'Worship with us' }
  const two = { heading: 'Sing with us' }
  const replies = await Promise.all([
    publish(editor, { live: { isOn: true, address: STREAM, ...one } }),
    publish(other, { live: { isOn: true, address: STREAM, ...two } }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const headings = [one.heading, two.heading]
  const { body } = await editor.get<{ docs: Version[] }>(
    `${THE_DAY}/versions?sort=-updatedAt&depth=0&limit=2`,
  )
  expect(body.docs.map(({ version }) => version.live.heading).sort()).toEqual(headings.sort())
  const shown = (await readDayAndCountdown()).day.heading
  const lost = body.docs.find(({ version }) => version.live.heading !== shown)
  expect((await other.post(`${THE_DAY}/versions/${lost?.id}`, {})).status).toBe(200)
  expect((await readDayAndCountdown()).day.heading).toBe(lost?.version.live.heading)
})

it('the hour: before, live, provinces that report, over', async () => {
  minute(-20)
  const live = { isOn: true, address: STREAM, strip: STRIP }
  const day = { live, rollCall: { isOpen: true }, happened: { isReleased: false } }
  expect((await publish(editor, day)).status).toBe(200)
  const shown = async () => {
    const { phase, words } = (await CurrentDayStrip())?.props ?? { phase: null, words: null }
    expect((await readDayAndCountdown()).phase).toBe(phase)
    return [phase, words]
  }
  const section = async () => (await CelebrationDaySection())?.type
  expect(await shown()).toEqual(['before', STRIP.before])
  expect(await section()).toBeUndefined()
  expectRefusal(await report('aklan'), 409, 'rollcall.closed')

  minute(0)
  expect(await section()).toBe(LiveDay)
  expect(await shown()).toEqual(['during', STRIP.during])
  expect((await readDayAndCountdown()).day.film?.src).toContain(
    'youtube-nocookie.com/embed/dQw4w9WgXcQ',
  )
  expect(await lit()).toEqual([])
  const places = ['aklan', 'albay', 'bohol', 'cebu', 'iloilo', 'tawi-tawi']
  for (const [at, place] of places.entries()) {
    minute(at * 10)
    const next = places[at + 1] ?? place
    const replies = await Promise.all([report(place), report(place), report(next)])
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await lit()).toEqual(places.slice(0, at + 2))
  }

  minute(59.99)
  expect((await shown())[0]).toBe('during')
  minute(60)
  expect(await shown()).toEqual(['after', STRIP.after])
  expect(await section()).toBeUndefined()
  expectRefusal(await report('abra'), 409, 'rollcall.closed')
  minute(61)
  const happened = { isReleased: true, numbers: [{ value: '6', label: 'provinces' }] }
  expect((await publish(editor, { happened })).status).toBe(200)
  expect((await readDayAndCountdown()).day.happened?.numbers).toEqual([
    { value: '6', label: 'provinces' },
  ])
  expect(await section()).toBe(WhatHappened)
  minute(60 + 24 * 60)
  expect(await shown()).toEqual([null, null])
  expect(await section()).toBe(WhatHappened)
  minute(-20)
  expect(await section()).toBeUndefined()
})
