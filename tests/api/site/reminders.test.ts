import { afterAll, expect, it } from 'vitest'
import { findOccasion } from '@/features/celebrations/server/data'
import { listCelebrationReminders } from '@/features/celebrations/server/reminders'
import { listHomeReminders } from '@/features/home/server/reminders'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { publishCountdownToOwnDate } from '../../support/api/home-page'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'

async function remindersAt(moment: string): Promise<string[]> {
  const now = Date.parse(moment)
  const lists = await Promise.all([listHomeReminders(now), listCelebrationReminders(now)])
  return lists.flat().map(({ label }) => label)
}

const PAST = 'Set the next date of the countdown'
const CONNECT = 'Choose its registration form'
const ANNOUNCE = 'Announce a venue'

afterAll(async () => {
  await publishCountdownToOwnDate({ endsAt: null, nextDate: null })
  const payload = await cms()
  const { march } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  const published = { _status: 'published' } as const
  await payload.updateGlobal({
    slug: 'celebrations',
    data: { march: { ...march, form: null, link: null }, ...published },
  })
  await removeCreatedRows()
})

it('of a new site: the form to connect, a venue, and the date once it is past', async () => {
  expect(await remindersAt('2025-11-30T17:59:59+08:00')).toEqual([CONNECT, ANNOUNCE])
  expect(await remindersAt('2025-11-30T18:00:01+08:00')).toEqual([PAST, CONNECT, ANNOUNCE])
})

it('the past date is no news while the next one stands there', async () => {
  const dates = {
    endsAt: '2025-11-30T14:00:00.000Z',
    endsAt_tz: 'Asia/Manila',
    nextDate: '2026-11-30T12:00:00.000Z',
  } as const
  await publishCountdownToOwnDate({ ...dates, afterwards: 'next' })
  expect(await remindersAt('2026-03-01T00:00:00Z')).not.toContain(PAST)
  expect(await remindersAt('2026-12-01T00:00:00Z')).toContain(PAST)
  await publishCountdownToOwnDate({ ...dates, afterwards: 'thanks' })
  expect(await remindersAt('2026-03-01T00:00:00Z')).toContain(PAST)
})

it('a celebration that is over and does not repeat needs its next date', async () => {
  const payload = await cms()
  const { november } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  const save = (repeats: 'no' | 'date') =>
    payload.updateGlobal({
      slug: 'celebrations',
      data: {
        november: { ...november, calendar: { ...november.calendar, repeats } },
        _status: 'published',
      },
    })
  await save('no')
  const [before, after] = [
    await remindersAt('2025-11-30T21:59:00+08:00'),
    await remindersAt('2025-11-30T22:01:00+08:00'),
  ]
  await save('date')
  expect(before).not.toContain('Set its next date')
  expect(after).toContain('Set its next date')
})

it('the theme is outdated when its year is over', async () => {
  expect(await remindersAt('2025-12-31T23:59:59+08:00')).not.toContain('Write the theme of 2026')
  expect(await remindersAt('2026-01-01T00:00:01+08:00')).toContain('Write the theme of 2026')
})

it('one press makes the countdown follow the celebration, and publishes no draft', async () => {
  const payload = await cms()
  const read = (draft: boolean) => payload.findGlobal({ slug: 'home-page', depth: 0, draft })
  const { countdown, strip } = await read(false)
  const draft = { ...strip, heading: 'Not published yet' }
  await payload.updateGlobal({ slug: 'home-page', draft: true, data: { strip: draft } })
  const editor = await staffClient('event_coordinator')
  expect((await editor.post(paths.api.followCelebration)).status).toBe(204)
  const [published, newest] = [await read(false), await read(true)]
  expect(published).toMatchObject({ strip, countdown: { dateFrom: 'november' } })
  expect(newest).toMatchObject({ strip: draft, countdown: { dateFrom: 'november' } })
  expect(await remindersAt('2027-03-01T00:00:00Z')).not.toContain(PAST)
  await payload.updateGlobal({
    slug: 'home-page',
    data: { strip, countdown, _status: 'published' },
  })
})

it('the press keeps what another editor saves at the same moment', async () => {
  const payload = await cms()
  const { countdown, strip } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const editor = await staffClient('event_coordinator')
  const saving = await (await pool()).connect()
  await saving.query('begin')
  await saving.query(`select pg_advisory_xact_lock(hashtextextended('global home-page', 0))`)
  const press = editor.post(paths.api.followCelebration)
  await waitUntil('the press waits for the save', async () => {
    const { rows } = await saving.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  })
  await saving.query(`update home_page set strip_heading = 'Saved meanwhile'`)
  await saving.query('commit')
  saving.release()
  expect((await press).status).toBe(204)
  const after = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  expect(after).toMatchObject({
    strip: { heading: 'Saved meanwhile' },
    countdown: { dateFrom: 'november' },
  })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { strip, countdown, _status: 'published' },
  })
})

it('an end before the beginning, or “See you on” without a date, is refused with a sentence', async () => {
  const payload = await cms()
  const { countdown } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const save = (change: object) =>
    payload.updateGlobal({
      slug: 'home-page',
      data: { countdown: { ...countdown, ...change }, _status: 'published' },
    })
  await expect(save({ endsAt: '2025-11-30T09:00:00.000Z' })).rejects.toThrow(/Ends/)
  await expect(
    save({ endsAt: '2025-11-30T14:00:00.000Z', afterwards: 'next', nextDate: null }),
  ).rejects.toThrow(/Next Date/)
  await expect(
    save({ endsAt: '2025-11-30T14:00:00.000Z', afterwards: 'thanks', nextDate: null }),
  ).resolves.toBeDefined()
})

it('“Register” is connected by a form that is active', async () => {
  const payload = await cms()
  const form = await createOpenForm({ Name: 'text' })
  const { march } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  await payload.updateGlobal({
    slug: 'celebrations',
    data: { march: { ...march, form: form.id }, _status: 'published' },
  })
  expect(await remindersAt('2025-06-01T00:00:00Z')).toEqual([ANNOUNCE])
  await payload.update({ collection: 'forms', id: form.id, data: { isActive: false } })
  expect(await remindersAt('2025-06-01T00:00:00Z')).toEqual(['Activate it in the portal', ANNOUNCE])
  const link = 'https://example.com/register'
  await payload.updateGlobal({
    slug: 'celebrations',
    data: { march: { ...march, form: form.id, link }, _status: 'published' },
  })
  expect(await remindersAt('2025-06-01T00:00:00Z')).toEqual([ANNOUNCE])
  expect(await findOccasion(form.slug)).toMatchObject({
    title: march.title,
    calendar: paths.api.celebrationCalendar('march'),
  })
})

it('“Register” is not connected by a form without fields, but by an address alone', async () => {
  const payload = await cms()
  const [empty, open] = [await createOpenForm(), await createOpenForm({ Name: 'text' })]
  const { march } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  const save = (change: { form: number | null; link: string | null }) =>
    payload.updateGlobal({
      slug: 'celebrations',
      data: { march: { ...march, ...change }, _status: 'published' },
    })
  await save({ form: empty.id, link: null })
  expect(await remindersAt('2025-06-01T00:00:00Z')).toEqual([
    'Add its fields in the portal',
    ANNOUNCE,
  ])
  await save({ form: null, link: paths.form(open.slug) })
  const told = await remindersAt('2025-06-01T00:00:00Z')
  const occasion = await findOccasion(open.slug)
  await save({ form: null, link: march.link ?? null })
  expect(told).toEqual([ANNOUNCE])
  expect(occasion).toMatchObject({ title: march.title })
})
