import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDemo } from '@/demo/fill'
import { DELEGATES_FORM_SLUG, DEMO_FORMS } from '@/demo/forms'
import { DEMO_STAFF } from '@/demo/staff'
import { checkAnswers } from '@/features/answers/answer-check'
import { getCelebrations, listProvinces } from '@/features/celebrations/server/data'
import { getActiveForm } from '@/features/forms/server/data'
import { getHomeContent } from '@/features/home/server/data'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { HOME_SECTIONS } from '@/seed/content/home'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'

const SLUGS = DEMO_FORMS.map(({ slug }) => slug)
const EMAILS = DEMO_STAFF.map(({ email }) => email)
const NOW = Date.parse('2026-03-01T00:00:00Z')

const rowsOf = async <Row extends object>(statement: string, values: unknown[] = [SLUGS]) =>
  (await (await pool()).query<Row>(statement, values)).rows

const OF_THE_DEMO = 'from submissions s join forms f on f.id = s.form_id where f.slug = any($1)'

async function restoreSite(): Promise<void> {
  const payload = await cms()
  await payload.update({
    collection: 'provinces',
    where: { isAnnounced: { equals: true } },
    data: { isAnnounced: false, venue: null, address: null, contact: null },
  })
  const { countdown } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const { march } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  const { startsAt, date } = HOME_SECTIONS.countdown
  await payload.updateGlobal({
    slug: 'home-page',
    data: {
      countdown: { ...countdown, startsAt, date, endsAt: null, afterwards: 'next' },
      _status: 'published',
    },
  })
  await payload.updateGlobal({
    slug: 'celebrations',
    data: { march: { ...march, form: null }, _status: 'published' },
  })
}

beforeAll(async () => {
  await fillDemo(NOW)
  await fillDemo(NOW)
  const forms = await rowsOf<{ id: number }>('select id from forms where slug = any($1)')
  for (const { id } of forms) createdRows.forms.add(id)
  const staff = await rowsOf<{ id: number }>('select id from admin_users where email = any($1)', [
    EMAILS,
  ])
  for (const { id } of staff) createdRows.accounts.add(id)
})
afterAll(async () => {
  await restoreSite()
  await removeCreatedRows()
  await (await pool()).query('delete from staff_factor_roles')
})

it('has one member of every role and 500 registrations, however often it is started', async () => {
  expect([createdRows.accounts.size, createdRows.forms.size]).toEqual([4, 3])
  const [figures] = await rowsOf(`select count(*)::int as all,
    count(distinct s.status)::int as statuses,
    count(assignee_id) between 50 and 250 as "someAssigned",
    min(submitted_at) >= to_timestamp(${NOW / 1000}) - interval '30 days' as recent,
    max(submitted_at) <= to_timestamp(${NOW / 1000}) as past ${OF_THE_DEMO}`)
  expect(figures).toEqual({
    all: 500,
    statuses: 4,
    someAssigned: true,
    recent: true,
    past: true,
  })
})

it('holds only what the form itself would have taken', async () => {
  for (const slug of SLUGS) {
    const { fields } = await getActiveForm(slug)
    const registrations = await rowsOf<{ data: Record<string, string | string[]> }>(
      `select s.data ${OF_THE_DEMO}`,
      [[slug]],
    )
    for (const { data } of registrations) {
      expect(checkAnswers(fields, data, new Map()).errors).toEqual({})
    }
  }
})

it('reaches nobody', async () => {
  const [found] = await rowsOf(
    `select count(*) filter (where s.data::text ~ '@(?!example\\.org")')::int as mail,
       count(*) filter (where s.data::text !~ '0900-000-\\d{4}|\\+63 900 000 \\d{4}')::int as phones
     ${OF_THE_DEMO}`,
  )
  expect(found).toEqual({ mail: 0, phones: 0 })
})

it('announces fifteen venues, in all three regions and Metro Manila', async () => {
  const announced = (await listProvinces()).filter(({ venue }) => venue)
  expect(announced).toHaveLength(15)
  expect(new Set(announced.map(({ region }) => region))).toEqual(
    new Set(['Luzon', 'Visayas', 'Mindanao']),
  )
  expect(announced.map(({ name }) => name)).toContain('Metro Manila')
})

it('“Register” opens the delegates’ form, which knows Metro Manila', async () => {
  const { march } = await getCelebrations()
  expect(march.registration).toBe(paths.form(DELEGATES_FORM_SLUG))
  const { fields } = await getActiveForm(DELEGATES_FORM_SLUG)
  const provinces = fields.find(({ label }) => label === 'Province')?.options
  expect(provinces).toHaveLength(83)
  expect(provinces).toContain('Metro Manila')
})

it('counts down to a day that lies ahead, whenever it is started', async () => {
  const startsAt = async () => (await getHomeContent()).countdown
  expect(await startsAt()).toMatchObject({
    startsAt: '2026-11-30T10:00:00.000Z',
    date: 'November 30, 2026',
  })
  const payload = await cms()
  const { countdown } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const end = { endsAt: '2026-11-30T14:00:00.000Z', afterwards: 'thanks' } as const
  const data = { countdown: { ...countdown, ...end }, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'home-page', data })
  await fillDemo(Date.parse('2026-11-30T18:00:00+08:00'))
  expect(await startsAt()).toMatchObject({
    startsAt: '2027-11-30T10:00:00.000Z',
    endsAt: '2027-11-30T14:00:00.000Z',
    date: 'November 30, 2027',
  })
})
