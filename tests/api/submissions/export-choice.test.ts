import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register, registerWithFiles } from '../../support/api/forms'
import { type Account, makeAccount, signIn, staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

let form: OpenForm<'Name' | 'Church' | 'Phone'>
let coordinator: Client
let account: Account
let admin: Client
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text', Church: 'text', Phone: 'phone' })
  account = await makeAccount('admin')
  admin = await signIn(account)
  coordinator = await staffClient('event_coordinator')
  const { body } = await register(
    form,
    replaceLabelsByIds(form, {
      Name: 'Ana "Annie", Reyes',
      Church: '=1+1',
      Phone: '+63 917 123 4567',
    }),
  )
  await register(form, replaceLabelsByIds(form, { Name: 'Ben Ñ' }))
  const path = paths.api.submission(body.id)
  await admin.put(path, { status: 'contacted', assigneeId: account.id })
  await admin.put(path, { status: 'completed' })
  await admin.post(paths.api.submissionNotes(body.id), { text: 'Called her.\n=2+2' })
})
afterAll(removeCreatedRows)

const exported = async (query: Record<string, string>, by = admin) =>
  by.send(`${paths.api.submissionsExport(form.id)}?${new URLSearchParams(query)}`)
const sheet = async (query: Record<string, string>) => readSheet((await exported(query)).bytes)

const FIXED = ['ID', 'Reference', 'Submitted (Manila time)', 'Status']

it('has the chosen columns alone, in their order', async () => {
  const columns = `answer.${form.ids.Phone}:wide,assignee,reference,answer.gone,answer.${form.ids.Name}`
  const { header, rows } = await sheet({ columns })
  expect(header).toEqual([...FIXED, 'Phone', 'Assignee', 'Name'])
  expect(rows.map((row) => row.slice(4))).toEqual([
    ['+63 917 123 4567', account.name, 'Ana "Annie", Reyes'],
    [null, null, 'Ben Ñ'],
  ])
  expect((await sheet({ columns: 'none' })).header).toEqual(FIXED)
})

it('counts the files, and leaves the cell empty where there are none', async () => {
  const letters = await createOpenForm({ Name: 'text', Letter: 'file' })
  await registerWithFiles(letters, replaceLabelsByIds(letters, { Name: 'Ana' }), [
    [letters.ids.Letter, asFile(PDF, 'letter.pdf')],
  ])
  await register(letters, replaceLabelsByIds(letters, { Name: 'Ben' }))
  const { bytes } = await admin.send(`${paths.api.submissionsExport(letters.id)}?columns=files`)
  const all = await readSheet(bytes)
  expect(all.header).toEqual([...FIXED, 'Files'])
  expect(columnValues(all, 'Files')).toEqual([1, null])
})

it('adds assignee, notes and status changes on choice', async () => {
  const all = await sheet({ with: 'assignee,notes,history,notes' })
  const extras = ['Assignee', 'Notes (Manila time)', 'Status changes (Manila time)']
  expect(all.header).toEqual([...FIXED, 'Name', 'Church', 'Phone', ...extras])
  expect(columnValues(all, 'Assignee')).toEqual([account.name, null])
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
  const [notes] = columnValues(all, 'Notes (Manila time)')
  expect(notes).toMatch(new RegExp(`^${time} ${account.name}: Called her\\.\n=2\\+2$`))
  const [history, none] = columnValues(all, 'Status changes (Manila time)')
  expect(history).toMatch(
    new RegExp(`^${time} ${account.name}: Contacted\n${time} ${account.name}: Completed$`),
  )
  expect(none).toBeNull()
  const chosen = await sheet({ columns: 'notes', with: 'notes' })
  expect(chosen.header).toEqual([...FIXED, 'Notes (Manila time)'])
})

it('tells in the status changes which of them were taken back', async () => {
  const { rows } = await sheet({ search: 'Ben' })
  const ben = Number(rows[0]?.[0])
  await admin.put(paths.api.submissions, { changes: [{ id: ben, status: 'reviewed' }] })
  const earlier = { new: [ben] }
  await admin.post(paths.api.restoreStatuses, { status: 'reviewed', earlier })
  const [history] = columnValues(
    await sheet({ search: 'Ben', with: 'history' }),
    'Status changes (Manila time)',
  )
  expect(history).toMatch(/: Reviewed\n.*: took back /)
})

it('keeps the history to those who may read the log', async () => {
  expectRefusal(await exported({ with: 'history' }, coordinator), 403, 'auth.forbidden')
  expect((await exported({ with: 'assignee,notes' }, coordinator)).status).toBe(200)
})

it('is text of UTF-8 as CSV, and no formula', async () => {
  const { status, headers, bytes } = await exported({ format: 'csv', with: 'notes' })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="submissions-\d+\.csv"$/,
  )
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const text = bytes.subarray(3).toString()
  const [head, ...lines] = text.split('\r\n')
  expect(head).toBe(
    'ID,Reference,Submitted (Manila time),Status,Name,Church,Phone,Notes (Manila time)',
  )
  expect(lines[0]).toContain(`,Completed,"Ana ""Annie"", Reyes",'=1+1,'+63 917 123 4567,"`)
  expect(lines[0]).toContain('Called her.\n=2+2"')
  expect(lines[1]).toMatch(/,New,Ben Ñ,,,$/)
  expect(lines.slice(2)).toEqual([''])
})

it('has a head that stays and filters over all rows', async () => {
  const ExcelJS = (await import('exceljs')).default
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await exported({})).bytes as never)
  const [sheet] = workbook.worksheets
  expect(sheet?.autoFilter).toBe('A1:G3')
  expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }])
})

it.each([
  ['format', 'pdf'],
  ['columns', 'password'],
  ['with', 'answers'],
  ['with', 'notes,'],
])('refuses %s=%s', async (name, value) => {
  expectRefusal(await exported({ [name]: value }), 400, 'request.invalid')
})
