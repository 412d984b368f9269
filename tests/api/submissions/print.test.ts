import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_PRINTED_PEOPLE, type PrintSheet } from '@/features/submissions/print/print-sheet'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let form: OpenForm<'Full name' | 'Church' | 'Days'>
let colleague: Client
const references: string[] = []
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  const Days = { fieldType: 'checkbox' as const, options: ['Friday', 'Sunday'] }
  form = await createOpenForm({ 'Full name': 'text', Church: 'text', Days })
  for (const answers of [
    { 'Full name': 'dan 10', Church: 'Main' },
    { Church: 'San Isidro' },
    { 'Full name': 'Álvaro', Days: ['Friday', 'Sunday'] },
    { 'Full name': 'Dan 9' },
  ]) {
    references.push((await register(form, replaceLabelsByIds(form, answers))).body.reference)
  }
})
afterAll(removeCreatedRows)

const printed = (query: Record<string, string>, formId = form.id) =>
  colleague.get<PrintSheet>(`${paths.api.printSubmissions(formId)}?${new URLSearchParams(query)}`)

it('is a list by name, with the chosen columns; those without a name come last', async () => {
  const columns = `answer.${form.ids.Days},answer.gone,reference,answer.${form.ids.Church}:wide`
  const { status, body } = await printed({ columns })
  expect(status).toBe(200)
  expect(body.form).toBe(form.name)
  expect(body.columns).toEqual(['Days', 'Reference', 'Church'])
  expect(body.people.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Álvaro', 'Friday, Sunday', references[2], ''],
    ['Dan 9', '', references[3], ''],
    ['dan 10', '', references[0], 'Main'],
    [null, '', references[1], 'San Isidro'],
  ])
})

it('has what the filters leave, and is written down', async () => {
  const { body } = await printed({ search: 'isidro' })
  expect(body.people).toEqual([
    { id: expect.any(Number), reference: references[1], name: null, cells: [] },
  ])
  expect(await readLastAuditLines('submissions.printed')).toMatchObject([
    { subject: form.name, detail: '1' },
  ])
})

it('refuses columns that there are not, and a form that nobody knows', async () => {
  expectRefusal(await printed({ columns: 'password' }), 400, 'request.invalid')
  expectRefusal(await printed({}, 2147483647), 404, 'form.not_found')
})

it('refuses more people than can be printed', async () => {
  const crowd = await createOpenForm({ Name: 'text' })
  const add = async (count: number) =>
    (await pool()).query(
      `insert into submissions (form_id, reference, submitted_at, data, search_text, fingerprint)
       select $1::int, 'print-' || $2::int || '-' || n, now(), '{}', '', ''
       from generate_series(1, $2::int) n`,
      [crowd.id, count],
    )
  await add(MAX_PRINTED_PEOPLE)
  expect((await printed({}, crowd.id)).body.people).toHaveLength(MAX_PRINTED_PEOPLE)
  await add(1)
  expectRefusal(await printed({}, crowd.id), 400, 'submissions.too_many')
  await (await pool()).query('delete from submissions where form_id = $1', [crowd.id])
})
