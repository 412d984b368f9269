import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dashboard } from '@/features/dashboard/schema'
import type { ListedForm } from '@/features/forms/schema'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'
import { columnValues, readSheet } from '../../support/workbook'

type Oddity = 'no time' | 'endless' | 'before Christ' | 'null' | 'a list' | 'a text' | 'odd answers'

let colleague: Client
let form: OpenForm<'Name' | 'Letter' | 'Day'>
let sound: Submission
const odd = new Map<Oddity, number>()

async function insert(name: Oddity, submittedAt: string | null, data: unknown): Promise<void> {
  const { rows } = await (await pool()).query<{ id: number }>(
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
     values ($1, $2, 'new', $3, $4, '', '') returning id`,
    [form.id, `odd ${name}`, submittedAt, JSON.stringify(data)],
  )
  odd.set(name, rows[0]?.id ?? 0)
}

beforeAll(async () => {
  colleague = await staffClient('super_admin')
  form = await createOpenForm({ Name: 'text', Letter: 'file', Day: 'date' })
  const { body } = await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
  sound = (await colleague.get<Submission>(paths.api.submission(body.id))).body
  // The column does not allow null, but the column of a restored or repaired table may.
  await (await pool()).query('alter table submissions alter column submitted_at drop not null')
  const named = replaceLabelsByIds(form, { Name: 'Ben' })
  const noon = '2026-01-01T12:00:00Z'
  await insert('no time', null, named)
  await insert('endless', 'infinity', named)
  await insert('before Christ', '0044-03-15 12:00:00+00 BC', named)
  await insert('null', noon, null)
  await insert('a list', noon, ['Ben'])
  await insert('a text', noon, 'Ben')
  await insert(
    'odd answers',
    noon,
    replaceLabelsByIds(form, { Name: 42, Letter: { fileId: 7 }, Day: null }),
  )
})
afterAll(async () => {
  await removeCreatedRows()
  await (await pool()).query('alter table submissions alter column submitted_at set not null')
})

const expectOddRows = (rows: readonly Submission[]) => {
  const byName = new Map(rows.map((row) => [row.id, row]))
  const read = (name: Oddity) => byName.get(odd.get(name) ?? 0)
  const named = replaceLabelsByIds(form, { Name: 'Ben' })
  for (const name of ['no time', 'endless', 'before Christ'] as const) {
    expect(read(name)).toMatchObject({ submittedAt: null, data: named, reference: `odd ${name}` })
  }
  for (const name of ['null', 'a list', 'a text'] as const) {
    expect(read(name)).toMatchObject({ submittedAt: '2026-01-01T12:00:00.000Z', data: null })
  }
  expect(read('odd answers')?.data).toEqual(
    replaceLabelsByIds(form, { Name: 42, Letter: { fileId: 7 }, Day: null }),
  )
  expect(byName.get(sound.id)).toEqual(sound)
}

describe('a row that cannot be read', () => {
  it.each(['-submittedAt', 'submittedAt', 'id', '-id'])(
    'leaves the list by %s whole',
    async (sort) => {
      const query = new URLSearchParams({ formId: `${form.id}`, sort })
      const { status, headers, body } = await colleague.get<Submission[]>(
        `${paths.api.submissions}?${query}`,
      )
      expect(status).toBe(200)
      expect(headers.get('x-total-count')).toBe('8')
      expect(body).toHaveLength(8)
      expectOddRows(body)
    },
  )

  it('leaves the whole array whole', async () => {
    const { status, body } = await colleague.get<Submission[]>(paths.api.submissions)
    expect(status).toBe(200)
    expectOddRows(body)
  })

  it('is answered by itself, and takes a status and a note', async () => {
    for (const id of odd.values()) {
      const { status } = await colleague.put(paths.api.submission(id), { status: 'reviewed' })
      expect(status).toBe(200)
      const note = await colleague.post(paths.api.submissionNotes(id), { text: 'Odd' })
      expect(note.status).toBe(201)
    }
    const rows = await Promise.all(
      [...odd.values(), sound.id].map((id) => colleague.get<Submission>(paths.api.submission(id))),
    )
    expectOddRows(rows.map(({ body }) => body))
  })

  it('becomes cells that say so in the spreadsheet', async () => {
    const { status, bytes } = await colleague.get(paths.api.submissionsExport(form.id))
    expect(status).toBe(200)
    const sheet = await readSheet(bytes)
    const ids = columnValues(sheet, 'ID')
    const cells = (id = 0) =>
      ['Submitted (Manila time)', 'Name', 'Letter', 'Day'].map(
        (head) => columnValues(sheet, head)[ids.indexOf(id)],
      )
    const noon = new Date('2026-01-01T20:00:00Z')
    expect(ids).toHaveLength(8)
    const at = new Date(new Date(sound.submittedAt ?? '').getTime() + 8 * 60 * 60 * 1000)
    expect(cells(sound.id)).toEqual([at, 'Ana', null, null])
    expect(cells(odd.get('no time'))).toEqual(['Unreadable', 'Ben', null, null])
    expect(cells(odd.get('endless'))).toEqual(['Unreadable', 'Ben', null, null])
    expect(cells(odd.get('before Christ'))).toEqual(['Unreadable', 'Ben', null, null])
    expect(cells(odd.get('null'))).toEqual([noon, 'Unreadable', 'Unreadable', 'Unreadable'])
    expect(cells(odd.get('odd answers'))).toEqual([noon, 'Unreadable: 42', 'File info', null])
  })

  it('leaves the list of forms, the counts of answers and the dashboard whole', async () => {
    const forms = await colleague.get<ListedForm[]>(paths.api.forms)
    const listed = forms.body.find(({ id }) => id === form.id)
    expect(listed?.submissions).toEqual({ total: 8, lastAt: sound.submittedAt, hasSeats: false })
    const counts = await colleague.get<Record<string, number>>(paths.api.formAnswerCounts(form.id))
    expect(counts.status).toBe(200)
    expect(counts.body[form.ids.Name]).toBe(5)
    const { status, body } = await colleague.get<Dashboard>(paths.api.dashboard)
    expect(status).toBe(200)
    const subjects = body.activity.map(({ subject }) => subject)
    expect(subjects).not.toContain(`#${odd.get('endless')}`)
  })
})
