import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register, registerWithFiles } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import {
  createOpenSampleForm,
  replaceLabelsByIds,
  type SampleLabel,
} from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

let colleague: Client
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
})
afterAll(removeCreatedRows)

const exportOf = (formId: number, query = '') =>
  colleague.send(paths.api.submissionsExport(formId) + query)

const sheetOf = async (formId: number, query = '') =>
  readSheet((await exportOf(formId, query)).bytes)

const FIXED = ['ID', 'Reference', 'Submitted (Manila time)', 'Status']

describe('the spreadsheet', () => {
  let form: OpenForm<SampleLabel>
  beforeAll(async () => {
    form = await createOpenSampleForm()
  })

  it('is a download with a name of its time', async () => {
    await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
    const from = Date.now()
    const { status, headers, bytes } = await exportOf(form.id)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    const [, time] =
      /^attachment; filename="submissions-(\d+)\.xlsx"$/.exec(
        headers.get('content-disposition') ?? '',
      ) ?? []
    expect(Number(time)).toBeGreaterThanOrEqual(from)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })

  it('has a column per field in the form’s order, one row per submission, oldest first', async () => {
    const other = await createOpenForm({ Zulu: 'text', Alpha: 'text' })
    const first = await register(other, replaceLabelsByIds(other, { Alpha: 'a1', Zulu: 'z1' }))
    const second = await register(other, replaceLabelsByIds(other, { Alpha: 'a2' }))
    await colleague.put(paths.api.submission(second.body.id), { status: 'contacted' })
    const sheet = await sheetOf(other.id)
    expect(sheet.header).toEqual([...FIXED, 'Zulu', 'Alpha'])
    expect(sheet.rows).toEqual([
      [first.body.id, first.body.reference, expect.any(Date), 'New', 'z1', 'a1'],
      [second.body.id, second.body.reference, expect.any(Date), 'Contacted', null, 'a2'],
    ])
  })

  it('names a file, and leads to the drive once it is there', async () => {
    const files = await createOpenForm({ Letter: 'file' })
    const letter = asFile(PDF, 'letter.pdf')
    const first = await registerWithFiles(files, {}, [[files.ids.Letter, letter]])
    const second = await registerWithFiles(files, {}, [[files.ids.Letter, letter]])
    const url = 'https://drive.google.com/file/d/abc/view'
    await (await pool()).query(
      'update submissions set data = jsonb_build_object($2::text, $3::text) where id = $1',
      [second.body.id, files.ids.Letter, url],
    )
    expect(first.status).toBe(201)
    const sheet = await sheetOf(files.id)
    expect(columnValues(sheet, 'Letter')).toEqual(['letter.pdf', { text: url, hyperlink: url }])
  })
})

it('keeps the columns of removed fields that still have answers', async () => {
  const form = await createOpenForm({ Name: 'text', Church: 'text', Unused: 'text' })
  await register(form, replaceLabelsByIds(form, { Name: 'Ana', Church: 'San Isidro' }))
  const fields = form.fields.filter(({ label }) => label === 'Name')
  await colleague.post(paths.api.formFields(form.id), { fields })
  const sheet = await sheetOf(form.id)
  expect(sheet.header).toEqual([...FIXED, 'Name', 'Church'])
  expect(columnValues(sheet, 'Church')).toEqual(['San Isidro'])
})

it('tells fields of the same name apart', async () => {
  const form = await createOpenForm({ Name: 'text', Other: 'text' })
  const renamed = form.fields.map((field) => ({ ...field, label: 'Name' }))
  await colleague.post(paths.api.formFields(form.id), { fields: renamed })
  await register(form, replaceLabelsByIds(form, { Name: 'Ana', Other: 'Ben' }))
  const sheet = await sheetOf(form.id)
  expect(sheet.header).toEqual([...FIXED, 'Name', 'Name'])
  expect(sheet.rows[0]?.slice(FIXED.length)).toEqual(['Ana', 'Ben'])
})

it('writes Manila’s time, also of notes, and says so in the head', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
  await colleague.post(paths.api.submissionNotes(body.id), { text: 'Called.' })
  const on = await pool()
  const lateInUtc = '2026-03-01T20:30:00Z'
  await on.query('update submissions set submitted_at = $2 where id = $1', [body.id, lateInUtc])
  await on.query('update submission_notes set created_at = $2 where submission_id = $1', [
    body.id,
    lateInUtc,
  ])
  const sheet = await sheetOf(form.id, '?with=notes')
  expect(columnValues(sheet, 'Submitted (Manila time)')).toEqual([new Date('2026-03-02T04:30:00Z')])
  expect(columnValues(sheet, 'Notes (Manila time)')).toEqual([
    expect.stringMatching(/^2026-03-02 04:30 .*: Called\.$/),
  ])
  const csv = (await exportOf(form.id, '?format=csv')).bytes.toString()
  expect(csv).toContain('Submitted (Manila time)')
  expect(csv).toContain('2026-03-02 04:30')
})

describe('takes the filters of the list', () => {
  let form: OpenForm<'Name'>
  beforeAll(async () => {
    form = await createOpenForm({ Name: 'text' })
    const days = { Ana: '2026-03-01', Ben: '2026-03-02', Cora: '2026-03-03' }
    for (const [name, day] of Object.entries(days)) {
      const { body } = await register(form, replaceLabelsByIds(form, { Name: name }))
      const statement = 'update submissions set submitted_at = $2 where id = $1'
      await (await pool()).query(statement, [body.id, `${day}T12:00:00Z`])
      if (name === 'Ben') {
        await colleague.put(paths.api.submission(body.id), { status: 'completed' })
      }
    }
  })

  it.each([
    ['', ['Ana', 'Ben', 'Cora']],
    ['?search=b', ['Ben']],
    ['?status=completed', ['Ben']],
    ['?from=2026-03-02T00:00:00Z', ['Ben', 'Cora']],
    ['?to=2026-03-02T12:00:00Z', ['Ana', 'Ben']],
    ['?from=2026-03-02T00:00:00Z&status=new', ['Cora']],
    ['?formId=1&page=2&limit=1', ['Ana', 'Ben', 'Cora']],
  ])('%s', async (query, names) => {
    expect(columnValues(await sheetOf(form.id, query), 'Name')).toEqual(names)
  })

  it('and answers in words when nothing is left', async () => {
    const empty = await exportOf(form.id, '?search=nobody')
    expectRefusal(empty, 404, 'export.empty')
    expect(empty.body.error).toBe('There are no registrations to export')
  })

  it.each(['?from=soon', '?to=2026-03-01', '?status=done'])(
    'and refuses what is none: %s',
    async (query) => expectRefusal(await exportOf(form.id, query), 400, 'request.invalid'),
  )
})

it('is complete beyond one batch of rows', async () => {
  const form = await createOpenForm({ Name: 'text' })
  await (await pool()).query(
    `insert into submissions (form_id, reference, submitted_at, data, search_text, fingerprint)
     select $1::int, 'export-' || n, now(), jsonb_build_object($2::text, 'Name ' || n), '', ''
     from generate_series(1, 1200) n`,
    [form.id, form.ids.Name],
  )
  const names = columnValues(await sheetOf(form.id), 'Name')
  expect(names).toEqual(Array.from({ length: 1200 }, (_, at) => `Name ${at + 1}`))
})

it('has nothing to export in a form without submissions', async () => {
  const form = await createOpenForm({ Name: 'text' })
  expectRefusal(await exportOf(form.id), 404, 'export.empty')
})

it.each(['0', 'abc', '999999999', '99999999999'])('knows no form %s', async (id) => {
  const reply = await colleague.get(`/api/admin/submissions/export/${id}`)
  expectRefusal(reply, 404, 'form.not_found')
})

it('writes down who exported what', async () => {
  const form = await createOpenForm({ Name: 'text' })
  await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
  await exportOf(form.id)
  const { rows } = await (await pool()).query(
    `select subject, detail from audit_log where action = 'submissions.exported' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ subject: form.name, detail: '1' }])
})
