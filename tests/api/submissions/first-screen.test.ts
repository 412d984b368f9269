import { afterAll, beforeAll, expect, it } from 'vitest'
import { preloadFirstScreen } from '@/features/submissions/list/server/first-screen'
import type { SubmissionPage } from '@/features/submissions/schema'
import type { Role } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { findActor } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { clientWithSession, makeAccount } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'

let form: OpenForm<'Name' | 'Church'>
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text', Church: 'text' })
  for (const Name of ['Ana', 'Ben', 'Cora'])
    await register(form, replaceLabelsByIds(form, { Name }))
})
afterAll(removeCreatedRows)

async function open(role: Role, query: string) {
  const account = await makeAccount(role)
  const client: Client = await clientWithSession(account)
  const headers = new Headers({ ...Object.fromEntries(client.headers), cookie: client.cookie })
  const actor = await findActor(headers)
  if (!actor) throw new Error(role)
  const given = await preloadFirstScreen(actor, new URLSearchParams(query))
  return { id: account.id, client, given: JSON.parse(JSON.stringify(given)) as typeof given }
}

const looks = async (id: number) =>
  (
    await (
      await pool()
    ).query(
      `select form_id::int as form from audit_log where actor_id = $1 and action = 'submissions.listed'`,
      [id],
    )
  ).rows

it('is what the endpoints return, under their keys', async () => {
  const { client, given } = await open('event_coordinator', `form=${form.id}&sort=id&page=1`)
  const [forms, layout, rows] = given
  expect(forms).toEqual({
    queryKey: [paths.api.forms],
    data: (await client.get(paths.api.forms)).body,
  })
  expect(layout).toEqual({
    queryKey: [paths.api.submissionLayout],
    data: (await client.get(paths.api.submissionLayout)).body,
  })
  const query = `formId=${form.id}&sort=id&page=1&limit=10`
  expect(rows?.queryKey).toEqual([paths.api.submissions, query])
  const { body, headers } = await client.get(`${paths.api.submissions}?${query}`)
  const page = rows?.data as SubmissionPage
  expect(page.rows).toEqual(body)
  expect(page).toMatchObject({ total: 3, isEstimated: false })
  expect(page.unfiltered).toBe(Number(headers.get('x-unfiltered-count')))
  expect(page.since).toBe(page.readAt)
})

it('has the rows and the columns that the reader has chosen', async () => {
  const { client, id } = await open('admin', '')
  await client.put(paths.api.submissionLayout, { rows: 25 })
  const actor = { id, name: '', email: '', address: '', role: 'admin', status: 'active' } as const
  const [, , rows] = await preloadFirstScreen(actor, new URLSearchParams())
  expect(rows?.queryKey).toEqual([paths.api.submissions, 'page=1&limit=25'])
})

it('is one line of the log, as a look by the endpoint', async () => {
  const { id, client } = await open('event_coordinator', `form=${form.id}`)
  expect(await looks(id)).toEqual([{ form: form.id }])
  await client.get(`${paths.api.submissions}?formId=${form.id}&page=1`)
  expect(await looks(id)).toEqual([{ form: form.id }])
})

it.each(['search=Ana', 'from=2026-01-01', 'to=2026-01-01', 'answer'])(
  'leaves %s to the browser, and is no look then',
  async (query) => {
    const filter = query === 'answer' ? `answer.${form.ids.Church}.given=no` : query
    const { given, id } = await open('event_coordinator', `form=${form.id}&${filter}`)
    expect(given.map(({ queryKey }) => queryKey)).toEqual([
      [paths.api.forms],
      [paths.api.submissionLayout],
    ])
    expect(await looks(id)).toEqual([])
  },
)

it('is nothing for a role that may not read registrations', async () => {
  const { given, id } = await open('store_manager', `form=${form.id}`)
  expect(given).toEqual([])
  expect(await looks(id)).toEqual([])
})
