import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import type { Correction } from '@/features/submissions/records/corrections'
import type { DuplicatesAndMerged } from '@/features/submissions/records/merging'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { readDriveJobs } from '../../support/api/drive'
import {
  type FieldDraft,
  readSubmission,
  register,
  registerWithFiles,
} from '../../support/api/forms'
import {
  openReceiptForm,
  readReceipt,
  readReceiptJobs,
  runReceiptJob,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { listMiscountedGroups, listMiscountedStretches } from '../../support/api/tallies'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'

const FIELDS = {
  'First name': 'text',
  'Last name': 'text',
  Email: 'email',
  Phone: 'phone',
  Note: 'textarea',
  Letter: 'file',
} satisfies Record<string, FieldDraft>
type Label = keyof typeof FIELDS

let organiser: Client
let form: Awaited<ReturnType<typeof openReceiptForm<Label>>>
let otherForm: typeof form
beforeAll(async () => {
  organiser = await staffClient('event_coordinator')
  form = await openReceiptForm({}, FIELDS)
  otherForm = await openReceiptForm({}, FIELDS)
})
afterAll(removeCreatedRows)

const answersOf = (answers: Partial<Record<Label, string>>, of = form) =>
  Object.fromEntries(Object.entries(answers).map(([label, text]) => [of.ids[label as Label], text]))
const send = async (answers: Partial<Record<Label, string>>, of = form) =>
  (await register(of, answersOf(answers, of))).body.id
const alike = async (id: number) =>
  (await organiser.get<DuplicatesAndMerged>(paths.api.submissionAlike(id))).body
const found = async (id: number) => (await alike(id)).others.map((one) => [one.id, one.by])
const merge = (id: number, other: number, take: Label[] = []) =>
  organiser.post<Submission>(paths.api.submissionMerge(id), {
    other,
    take: take.map((label) => form.ids[label]),
  })
const unmerge = (id: number, other: number) =>
  organiser.post<{ id: number }>(paths.api.submissionUnmerge(id), { other })
const history = async (id: number) =>
  (await organiser.get<Correction[]>(paths.api.submissionAnswers(id))).body
const listed = async (of = form) => {
  const query = `?formId=${of.id}&sort=id&limit=100`
  const { body, headers } = await organiser.get<Submission[]>(paths.api.submissions + query)
  expect(headers.get('x-total-count')).toBe(`${body.length}`)
  return body.map(({ id }) => id)
}
const FILE_OF = 'select id as "fileId" from submission_files where submission_id = $1'
const rowOf = async (id: number) =>
  (await (await pool()).query('select * from submissions where id = $1', [id])).rows[0]

describe('others of the same person', () => {
  it('are found by mailbox, by any writing of the number and by name, in all forms', async () => {
    const names = { 'First name': 'Ligaya', 'Last name': 'Magsaysay' }
    const first = await send({ ...names, Email: 'ligaya@example.org', Phone: '0917 555 7101' })
    const byMail = await send({ 'First name': 'L', Email: 'LIGAYA+camp@example.org' })
    const byPhone = await send({ 'First name': 'Gaya', Phone: '+63 917 555 7101' }, otherForm)
    const byName = await send({ 'First name': 'LIGAYÁ', 'Last name': 'Magsaysay' })
    await send({ 'First name': 'Ligaya', 'Last name': 'Magsaysay-Cruz' })
    await send({ 'First name': 'Mother', Note: 'Child of ligaya@example.org, 0917 555 7101' })
    await (await pool()).query(`delete from rate_limits where key like 'look:%'`)
    const looks = async () => (await readLastAuditLines('submissions.listed', 1000)).length
    const before = await looks()
    expect(await found(first)).toEqual([
      [byName, ['name']],
      [byPhone, ['phone']],
      [byMail, ['email']],
    ])
    expect(await looks()).toBe(before + 1)
    expect(await found(byPhone)).toEqual([[first, ['phone']]])
  })

  it('are none where nothing says who it is, nor what lies in the bin', async () => {
    const id = await send({ Note: 'Nobody' })
    await send({ Note: 'Nobody' })
    expect(await alike(id)).toEqual({ others: [], merged: [] })
    const one = await send({ Email: 'bin@example.org' })
    const other = await send({ Email: 'bin@example.org' })
    await organiser.post(paths.api.deleteSubmissions, { ids: [other] })
    expect(await found(one)).toEqual([])
  })
})

describe('merging', () => {
  const pair = async () => {
    const id = await send({ 'First name': 'Ana', Email: 'ana@example.org', Note: 'Window seat' })
    const other = await send({ 'First name': 'Anna', Phone: '0917 555 7102', Note: 'Aisle' })
    return [id, other] as const
  }

  it('takes the notes along, also of what was merged before, until it is undone', async () => {
    const [id, other, third] = [await send({}), await send({}), await send({})]
    for (const one of [third, other, id]) {
      await organiser.post(paths.api.submissionNotes(one), { text: `About ${one}` })
    }
    await merge(other, third)
    await merge(id, other)
    const notes = async (of: number) =>
      (await organiser.get<{ text: string }[]>(paths.api.submissionNotes(of))).body.map(
        ({ text }) => text,
      )
    expect(await notes(id)).toEqual([third, other, id].map((one) => `About ${one}`))
    expect((await readSubmission(id)).notes).toBe(3)
    await unmerge(id, other)
    expect(await notes(id)).toEqual([`About ${id}`])
    expect(await notes(other)).toEqual([`About ${third}`, `About ${other}`])
  })

  it('keeps one with the answers that were chosen; the other is nowhere, and comes back whole', async () => {
    const [id, other] = await pair()
    const before = [await readSubmission(id), await rowOf(other)]
    const all = await listed()
    const { status, body } = await merge(id, other, ['First name', 'Phone'])
    expect(status).toBe(200)
    expect(body.data).toEqual(
      answersOf({
        'First name': 'Anna',
        Email: 'ana@example.org',
        Phone: '0917 555 7102',
        Note: 'Window seat',
      }),
    )
    expect(await listed()).toEqual(all.filter((one) => one !== other))
    expect((await organiser.get(paths.api.submission(other))).status).toBe(404)
    const bin = await organiser.get<{ rows: { id: number }[] }>(paths.api.bin)
    expect(bin.body.rows.map((row) => row.id)).not.toContain(other)
    expect((await alike(id)).merged).toMatchObject([
      { id: other, mergedBy: expect.stringContaining('event_coordinator') },
    ])
    for (const quoted of [before[1].reference, `#${other}`]) {
      const search = encodeURIComponent(quoted)
      const { body: hits } = await organiser.get<Submission[]>(
        `${paths.api.submissions}?formId=${form.id}&search=${search}`,
      )
      expect(hits.map((hit) => hit.id)).toContain(id)
    }
    expect(await found(id)).toEqual([])
    expect((await history(id)).map(({ earlier, mergedFrom }) => [earlier, mergedFrom])).toEqual(
      expect.arrayContaining([
        ['Ana', other],
        [null, other],
      ]),
    )
    expect(await readLastAuditLines('submission.merged')).toMatchObject([
      { subject: `#${id}`, detail: `#${other}` },
    ])
    const { rows: lines } = await (await pool()).query(
      `select submissions from audit_log where action = 'submission.merged' order by id desc limit 1`,
    )
    expect(lines).toEqual([{ submissions: [id, other] }])
    expect(await listMiscountedGroups()).toEqual([])
    expect(await listMiscountedStretches()).toEqual([])

    expect((await unmerge(id, other)).status).toBe(200)
    expect(await readSubmission(id)).toEqual(before[0])
    const { updated_at: _now, ...back } = await rowOf(other)
    const { updated_at: _then, ...was } = before[1]
    expect(back).toEqual(was)
    expect(await history(id)).toEqual([])
    expect(await listed()).toEqual(all)
    expect(await alike(id)).toMatchObject({ merged: [] })
    expect(await listMiscountedGroups()).toEqual([])
  })

  it('taken back leaves what was corrected since', async () => {
    const [id, other] = await pair()
    await merge(id, other, ['First name', 'Note'])
    const correction = { fieldId: form.ids['First name'], was: 'Anna', answer: 'Annie' }
    await organiser.put(paths.api.submissionAnswers(id), correction)
    await unmerge(id, other)
    expect((await readSubmission(id)).data).toMatchObject(
      answersOf({ 'First name': 'Annie', Note: 'Window seat' }),
    )
    expect(await history(id)).toHaveLength(2)
  })

  describe('with a file', () => {
    const withLetter = async () => {
      const id = await send({})
      const letter: [string, File] = [form.ids.Letter, asFile(PDF, 'letter.pdf')]
      const other = (await registerWithFiles(form, {}, [letter])).body.id
      return [id, other] as const
    }
    const letterOf = async (id: number) => (await readSubmission(id)).data[form.ids.Letter]
    const search = async (text: string) => {
      const query = `?formId=${form.id}&search=${text}&sort=-id`
      return (await organiser.get<Submission[]>(paths.api.submissions + query)).body[0]?.id
    }

    it('takes it along when it is chosen, and gives it back', async () => {
      const [id, other] = await withLetter()
      const before = [await readSubmission(id), await readSubmission(other)]
      expect((await merge(id, other, ['Letter'])).status).toBe(200)
      expect(await readSubmission(id)).toMatchObject({ files: 1 })
      expect(await letterOf(id)).toMatchObject({ name: 'letter.pdf' })
      expect(await search('letter.pdf')).toBe(id)
      const { fileId } = (await letterOf(id)) as { fileId: number }
      expect((await organiser.get(paths.api.file(fileId))).status).toBe(200)
      await unmerge(id, other)
      expect([await readSubmission(id), await readSubmission(other)]).toEqual(before)
    })

    it('gives back its link when it was uploaded meanwhile', async () => {
      const [id, other] = await withLetter()
      await merge(id, other, ['Letter'])
      const link = 'https://drive.google.com/file/d/moved-file/view'
      const on = await pool()
      await on.query(
        `update submission_files set state = 'uploaded', drive_id = 'moved-file' where submission_id = $1`,
        [id],
      )
      await on.query(
        'update submissions set data = data || jsonb_build_object($2::text, $3::text) where id = $1',
        [id, form.ids.Letter, link],
      )
      await unmerge(id, other)
      expect(await letterOf(other)).toBe(link)
      expect(await letterOf(id)).toBeUndefined()
      expect(await readSubmission(other)).toMatchObject({ files: 1 })
      expect(await search('letter.pdf')).toBe(other)
    })

    it('leaves it where it is when it is not chosen', async () => {
      const [id, other] = await withLetter()
      expect((await merge(id, other)).status).toBe(200)
      expect(await readSubmission(id)).toMatchObject({ files: 0 })
      await unmerge(id, other)
      expect(await readSubmission(other)).toMatchObject({ files: 1 })
    })
  })

  it('sends nothing of the one that went, until both are apart again', async () => {
    const id = await send({ 'First name': 'Ana' })
    const letter: [string, File] = [form.ids.Letter, asFile(PDF, 'letter.pdf')]
    const answers = answersOf({ Email: 'apart@example.org' })
    const other = (await registerWithFiles(form, answers, [letter])).body.id
    const file = (await (await pool()).query(FILE_OF, [other])).rows[0]
    await merge(id, other)
    await runReceiptJob(other)
    await uploadToDrive(file)
    expect(await readReceipt(other)).toMatchObject({ state: 'queued' })
    await (await pool()).query(
      `delete from jobs.job where name in ('receipt.send', 'drive.upload')`,
    )
    await unmerge(id, other)
    expect(await readReceiptJobs(other)).toMatchObject([{ state: 'created' }])
    expect(await readDriveJobs(file)).toMatchObject([{ state: 'created' }])
  })

  it('refuses what cannot be one record', async () => {
    const [id, other] = await pair()
    expectRefusal(await merge(id, id), 404, 'submission.not_found')
    const elsewhere = await send({ 'First name': 'Ana' }, otherForm)
    expectRefusal(await merge(id, elsewhere), 409, 'submission.merge_forms')
    expectRefusal(await merge(id, other, ['Email']), 400, 'submission.unknown_field')
    expectRefusal(await unmerge(id, other), 409, 'submission.not_merged')
  })

  it('of the same two, both ways and by many at once, ends with one of them', async () => {
    for (let round = 0; round < 15; round++) {
      const [id, other] = await pair()
      const merged = await Promise.all([merge(id, other), merge(other, id), merge(id, other)])
      expect(merged.map(({ status }) => status).sort()).toEqual([200, 404, 404])
      const kept = merged[1]?.status === 200 ? other : id
      const gone = kept === id ? other : id
      const apart = await Promise.all([unmerge(kept, gone), unmerge(kept, gone)])
      expect(apart.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await listed()).toEqual(expect.arrayContaining([id, other]))
    }
    expect(await listMiscountedGroups()).toEqual([])
  })

  it('goes with what it was merged into when that is erased, also while it is merged', async () => {
    for (let round = 0; round < 10; round++) {
      const [id, other] = await pair()
      const [third] = await pair()
      await merge(other, third, [])
      const [merged, { ids }] = await Promise.all([merge(id, other), eraseSubmissions([id])])
      const left = [await rowOf(id), await rowOf(other), await rowOf(third)].map(Boolean)
      if (merged.status === 200 && ids.length === 3) expect(left).toEqual([false, false, false])
      else expect(left).toEqual([false, true, true])
      expect(merged.status === 200).toBe(ids.length === 3)
    }
  })
})
