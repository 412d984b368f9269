import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ListLayout } from '@/features/submissions/views/layout'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let form: OpenForm<'Name'>
let ana: Client
let ben: Client
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text' })
  ana = await staffClient('event_coordinator')
  ben = await staffClient('admin')
})
beforeEach(async () => {
  await (await pool()).query('delete from submission_layouts')
})
afterAll(removeCreatedRows)

const keep = (body: object, by = ana) => by.put<ListLayout>(paths.api.submissionLayout, body)
const kept = async (by = ana) => (await by.get<ListLayout>(paths.api.submissionLayout)).body

it('is ten rows and the five columns at first', async () => {
  expect(await kept()).toEqual({ rows: 10, columns: {} })
})

it('is kept per person, and its columns per form', async () => {
  const answer = `answer.${form.ids.Name}`
  expect((await keep({ rows: 50 })).body).toEqual({ rows: 50, columns: {} })
  await keep({ columns: 'assignee,notes:narrow' })
  await keep({ formId: form.id, columns: `${answer}:wide,reference` })
  const all = 'assignee,notes:narrow'
  expect(await kept()).toEqual({
    rows: 50,
    columns: { all, [form.id]: `${answer}:wide,reference` },
  })
  await keep({ formId: form.id, columns: 'none' })
  expect(await kept()).toEqual({ rows: 50, columns: { all, [form.id]: 'none' } })
  expect(await kept(ben)).toEqual({ rows: 10, columns: {} })
})

it('keeps both when rows and columns are changed at the same moment', async () => {
  for (let n = 0; n < 10; n++) {
    await (await pool()).query('delete from submission_layouts')
    const replies = await Promise.all([keep({ rows: 25 }), keep({ columns: 'files' })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await kept()).toEqual({ rows: 25, columns: { all: 'files' } })
  }
})

it.each([
  {},
  { rows: 11 },
  { rows: '25' },
  { columns: 'password' },
  { columns: '' },
  { columns: 7 },
  { columns: 'files', formId: 0 },
])('refuses %j', async (body) => {
  expectRefusal(await keep(body), 400, 'request.invalid')
})

it('knows no columns of a form that nobody knows', async () => {
  expectRefusal(await keep({ columns: 'files', formId: 2147483647 }), 404, 'form.not_found')
})
