import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Correction } from '@/features/submissions/records/corrections'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  type FieldDraft,
  readSubmission,
  register,
  registerWithFiles,
} from '../../support/api/forms'
import { openReceiptForm } from '../../support/api/receipts'
import { clientWithSession, makeAccount } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { columnValues, readSheet } from '../../support/workbook'

const FIELDS = {
  Name: { fieldType: 'text', isRequired: true },
  Email: 'email',
  Size: { fieldType: 'select', options: ['S', 'M'] },
  Days: { fieldType: 'checkbox', options: ['Friday', 'Saturday'] },
  Letter: 'file',
} satisfies Record<string, FieldDraft>

let organiser: Client
let organiserName: string
let form: Awaited<ReturnType<typeof openReceiptForm<keyof typeof FIELDS>>>
beforeAll(async () => {
  const account = await makeAccount('event_coordinator')
  organiserName = account.name
  organiser = await clientWithSession(account)
  form = await openReceiptForm({}, FIELDS)
})
afterAll(removeCreatedRows)

const sent = async (name = 'Ana Reyse') => {
  const { Name, Email, Days } = form.ids
  const data = { [Name]: name, [Email]: 'ana@example.org', [Days]: ['Friday'] }
  return (await register(form, data)).body.id
}
const correct = (id: number, label: keyof typeof FIELDS, was: unknown, answer: unknown) =>
  organiser.put<Submission>(paths.api.submissionAnswers(id), {
    fieldId: form.ids[label],
    was,
    answer,
  })
const history = async (id: number) =>
  (await organiser.get<Correction[]>(paths.api.submissionAnswers(id))).body
const searched = async (words: string) => {
  const query = new URLSearchParams({ search: words, formId: `${form.id}` })
  const { body } = await organiser.get<Submission[]>(`${paths.api.submissions}?${query}`)
  return body.map(({ id }) => id)
}

describe('correcting an answer', () => {
  it('changes that answer alone; list, search and export have the new one', async () => {
    const id = await sent()
    const before = await readSubmission(id)
    const { status, body } = await correct(id, 'Name', 'Ana Reyse', 'Anna Reyes')
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, data: { ...before.data, [form.ids.Name]: 'Anna Reyes' } })
    expect(await searched('Anna Reyes')).toEqual([id])
    expect(await searched('Reyse')).toEqual([])
    const { bytes } = await organiser.get(paths.api.submissionsExport(form.id))
    const names = columnValues(await readSheet(bytes), 'Name')
    expect(names).toContain('Anna Reyes')
    expect(names).not.toContain('Ana Reyse')
  })

  it('keeps what it was, who changed it and when; the log names the field and no answer', async () => {
    const id = await sent()
    await correct(id, 'Name', 'Ana Reyse', 'Ana Reyes')
    await correct(id, 'Days', ['Friday'], ['Saturday', 'Friday'])
    await correct(id, 'Size', null, 'M')
    const lines = await history(id)
    expect(lines.map(({ fieldId, earlier }) => [fieldId, earlier])).toEqual([
      [form.ids.Size, null],
      [form.ids.Days, ['Friday']],
      [form.ids.Name, 'Ana Reyse'],
    ])
    for (const { authorName, createdAt, mergedFrom } of lines) {
      expect(authorName).toBe(organiserName)
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
      expect(mergedFrom).toBeNull()
    }
    expect(await readLastAuditLines('submission.corrected')).toMatchObject([
      { subject: `#${id}`, detail: 'Size' },
    ])
  })

  it('leaves the confirmation where it went', async () => {
    const id = await sent()
    const receipt = async () =>
      (await (await pool()).query('select * from receipts where submission_id = $1', [id])).rows
    const before = await receipt()
    expect(before).toHaveLength(1)
    await correct(id, 'Email', 'ana@example.org', 'ana.reyes@example.org')
    expect(await receipt()).toEqual(before)
  })

  it.each<[keyof typeof FIELDS, unknown, string]>([
    ['Name', '  ', 'Name is required'],
    ['Name', null, 'Name is required'],
    ['Name', 'x'.repeat(501), 'Please keep this under 500 characters'],
    ['Email', 'ana', 'Please enter a valid email address'],
    ['Size', 'XXL', 'Please choose from the options given'],
    ['Days', ['Monday'], 'Please choose from the options given'],
    ['Size', ['S'], 'Please answer this again'],
  ])('holds to the rules of the form: %s', async (label, answer, message) => {
    const id = await sent()
    const before = await readSubmission(id)
    const refused = await correct(id, label, before.data[form.ids[label]] ?? null, answer)
    expectRefusal(refused, 400, 'submission.invalid')
    expect(refused.body).toMatchObject({ fields: { [form.ids[label]]: message } })
    expect(await readSubmission(id)).toEqual(before)
    expect(await history(id)).toEqual([])
  })

  it('takes an answer away that need not be given', async () => {
    const id = await sent()
    const { body } = await correct(id, 'Email', 'ana@example.org', null)
    expect(body.data).not.toHaveProperty(form.ids.Email)
  })

  it('does nothing where nothing differs, and nothing to files, unknown fields and the bin', async () => {
    const id = await sent()
    expect((await correct(id, 'Name', 'Ana Reyse', 'Ana Reyse')).status).toBe(200)
    expect(await history(id)).toEqual([])
    expectRefusal(await correct(id, 'Letter', null, 'letter.pdf'), 400, 'submission.file_answer')
    const stray = { fieldId: 'none', was: null, answer: 'x' }
    expectRefusal(
      await organiser.put(paths.api.submissionAnswers(id), stray),
      400,
      'submission.unknown_field',
    )
    await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
    expectRefusal(await correct(id, 'Name', 'Ana Reyse', 'Ana'), 404, 'submission.not_found')
  })

  it('leaves a file findable by its name', async () => {
    const { Name, Letter } = form.ids
    const letter = asFile(PDF, 'quill.pdf')
    const { body } = await registerWithFiles(form, { [Name]: 'Quill Writer' }, [[Letter, letter]])
    const { data } = await readSubmission(body.id)
    await correct(body.id, 'Name', 'Quill Writer', 'Quilla Writer')
    expect(await searched('quill.pdf')).toEqual([body.id])
    expect((await readSubmission(body.id)).data[Letter]).toEqual(data[Letter])
  })

  it('is refused when a colleague was first, however close', async () => {
    for (let round = 0; round < 25; round++) {
      const id = await sent()
      const [one, other, beside] = await Promise.all([
        correct(id, 'Name', 'Ana Reyse', 'Ana Reyes'),
        correct(id, 'Name', 'Ana Reyse', 'Anna Reyes'),
        correct(id, 'Size', null, 'S'),
      ])
      expect([one.status, other.status].sort()).toEqual([200, 409])
      expect(beside.status).toBe(200)
      const [refused, won] = one.status === 409 ? [one, other] : [other, one]
      expectRefusal(refused, 409, 'submission.answer_changed')
      const name = won.body.data?.[form.ids.Name]
      expect((await readSubmission(id)).data).toMatchObject({
        [form.ids.Name]: name,
        [form.ids.Size]: 'S',
      })
      expect(await history(id)).toHaveLength(2)
    }
  })
})
