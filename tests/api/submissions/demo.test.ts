import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillDemo } from '@/demo/fill'
import { DEMO_FORMS } from '@/demo/forms'
import { DEMO_STAFF } from '@/demo/staff'
import { checkAnswers } from '@/features/answers/answer-check'
import { getActiveForm } from '@/features/forms/server/data'
import { pool } from '@/lib/database/db'
import { made, removeMade } from '../../support/api/made'

const SLUGS = DEMO_FORMS.map(({ slug }) => slug)
const EMAILS = DEMO_STAFF.map(({ email }) => email)
const NOW = Date.parse('2026-03-01T00:00:00Z')

const rowsOf = async <Row extends object>(statement: string, values: unknown[] = [SLUGS]) =>
  (await (await pool()).query<Row>(statement, values)).rows

const OF_THE_DEMO = 'from submissions s join forms f on f.id = s.form_id where f.slug = any($1)'

beforeAll(async () => {
  await fillDemo(NOW)
  await fillDemo(NOW)
  const forms = await rowsOf<{ id: number }>('select id from forms where slug = any($1)')
  for (const { id } of forms) made.forms.add(id)
  const staff = await rowsOf<{ id: number }>('select id from admin_users where email = any($1)', [
    EMAILS,
  ])
  for (const { id } of staff) made.accounts.add(id)
})
afterAll(removeMade)

it('has one member of every role and 500 registrations, however often it is started', async () => {
  expect([made.accounts.size, made.forms.size]).toEqual([4, 3])
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
