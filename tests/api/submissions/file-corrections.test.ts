import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { readFileNamesByField } from '@/features/delivery/server/receipts'
import { removeUnlessCommitted } from '@/features/registration/server/uploads'
import type { Correction } from '@/features/submissions/records/corrections'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { AppError, type ErrorCode } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { listPrivateFileKeys } from '@/lib/storage/storage'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  driveCopiesOf,
  readDriveJobs,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import {
  createOpenForm,
  type OpenForm,
  readSubmission,
  registerWithFiles,
} from '../../support/api/forms'
import { isFileStored } from '../../support/api/kept-files'
import { staffClient } from '../../support/api/staff'
import { asFile, HTML, PDF, PNG, pdfOfSize } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { columnValues, readSheet } from '../../support/workbook'

let organiser: Client
let form: OpenForm<'Name' | 'Letter' | 'Photo'>
beforeAll(async () => {
  organiser = await staffClient('event_coordinator')
  form = await createOpenForm({
    Name: 'text',
    Letter: { fieldType: 'file', isRequired: true },
    Photo: 'file',
  })
})
afterAll(removeCreatedRows)

async function sent(photo?: string) {
  const { Letter, Photo } = form.ids
  const files = [[Letter, asFile(PDF, 'old.pdf')] as const]
  const { body } = await registerWithFiles(
    form,
    {},
    photo ? [...files, [Photo, asFile(PNG, photo)]] : files,
  )
  return readSubmission(body.id)
}

interface Sending {
  was?: unknown
  label?: keyof typeof form.ids
  bytes?: Buffer
  name?: string
}

function replace(id: number, { was = null, label = 'Letter', ...file }: Sending) {
  const { bytes = pdfOfSize(900), name = 'new.pdf' } = file
  const body = new FormData()
  body.set('was', JSON.stringify(was))
  body.set(`file_${form.ids[label]}`, asFile(bytes, name))
  return organiser.send<Submission>(paths.api.submissionFile(id), { method: 'PUT', body })
}

const letterOf = ({ data }: Pick<Submission, 'data'>) => data?.[form.ids.Letter] as FileAnswer
const take = (id: number, label: keyof typeof form.ids, was: unknown) =>
  organiser.put<Submission>(paths.api.submissionAnswers(id), {
    fieldId: form.ids[label],
    was,
    answer: null,
  })
const history = async (id: number) =>
  (await organiser.get<Correction[]>(paths.api.submissionAnswers(id))).body
const download = async (fileId: number) => (await organiser.get(paths.api.file(fileId))).bytes
const searched = async (words: string) => {
  const query = new URLSearchParams({ search: words, formId: `${form.id}` })
  return (await organiser.get<Submission[]>(`${paths.api.submissions}?${query}`)).body
}

describe('another file in the place of an answer', () => {
  it('is what is read, found and exported; the earlier one stays in the history, to download', async () => {
    const before = await sent()
    const old = letterOf(before)
    const { status, body } = await replace(before.id, { was: old, name: 'walrus.pdf' })
    expect(status).toBe(200)
    const now = letterOf(body)
    expect(now).toMatchObject({ name: 'walrus.pdf', mimeType: 'application/pdf', size: 900 })
    expect(body).toEqual({ ...before, data: { ...before.data, [form.ids.Letter]: now } })
    expect(await download(now.fileId)).toEqual(pdfOfSize(900))
    expect((await searched('walrus.pdf')).map(({ id }) => id)).toEqual([before.id])

    const [line] = await history(before.id)
    expect(line).toMatchObject({ fieldId: form.ids.Letter, earlier: old })
    expect(line?.authorName).toBeTruthy()
    expect(await download(old.fileId)).toEqual(PDF)
    expect(await readLastAuditLines('submission.corrected')).toMatchObject([
      { subject: `#${before.id}`, detail: 'Letter' },
    ])
    const { bytes } = await organiser.get(paths.api.submissionsExport(form.id))
    expect(columnValues(await readSheet(bytes), 'Letter')).toContain('walrus.pdf')
    expect(await readDriveJobs(now)).toHaveLength(1)
  })

  it('can be the first one, and be taken away again where none is required', async () => {
    const { id } = await sent()
    const { body } = await replace(id, { label: 'Photo', bytes: PNG, name: 'me.png' })
    expect(body).toMatchObject({ files: 2 })
    const photo = body.data?.[form.ids.Photo] as FileAnswer
    const gone = await take(id, 'Photo', photo)
    expect(gone.body.data).not.toHaveProperty(form.ids.Photo)
    expect(gone.body).toMatchObject({ files: 1 })
    expect(await searched('me.png')).toEqual([])
    expect((await history(id))[0]?.earlier).toEqual(photo)
    expect(await download(photo.fileId)).toEqual(PNG)
    expectRefusal(await take(id, 'Letter', letterOf(body)), 400, 'submission.invalid')
  })

  it.each<[string, Sending, number, ErrorCode]>([
    ['an unaccepted kind', { bytes: HTML, name: 'a.pdf' }, 415, 'submission.file_type'],
    [
      'more bytes than allowed',
      { bytes: pdfOfSize(25 * 1024 * 1024 + 1) },
      413,
      'request.too_large',
    ],
    ['a field for words', { label: 'Name' }, 400, 'submission.unknown_field'],
    ['an answer that is another by now', { was: null }, 409, 'submission.answer_changed'],
  ])('is refused for %s, and leaves nothing behind', async (_case, sending, status, code) => {
    const before = await sent()
    const kept = await listPrivateFileKeys()
    expectRefusal(await replace(before.id, { was: letterOf(before), ...sending }), status, code)
    expect(await readSubmission(before.id)).toEqual(before)
    expect(await history(before.id)).toEqual([])
    expect(await listPrivateFileKeys()).toEqual(kept)
  })

  it('is refused without a file, with two, and as another kind of body', async () => {
    const { id } = await sent()
    const put = (body: FormData) =>
      organiser.send(paths.api.submissionFile(id), { method: 'PUT', body })
    expectRefusal(await put(new FormData()), 400, 'request.malformed')
    const two = new FormData()
    for (const label of ['Letter', 'Photo'] as const) {
      two.set(`file_${form.ids[label]}`, asFile(PDF, 'a.pdf'))
    }
    expectRefusal(await put(two), 400, 'submission.too_many_files')
    const json = await organiser.put(paths.api.submissionFile(id), { was: null })
    expectRefusal(json, 415, 'request.content_type')
  })

  it('is taken from one of two who send at once; the other one leaves no file', async () => {
    const before = await sent()
    const kept = (await listPrivateFileKeys()).size
    const was = letterOf(before)
    const both = [replace(before.id, { was }), replace(before.id, { was, name: 'b.pdf' })]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await listPrivateFileKeys()).size).toBe(kept + 1)
    expect(await history(before.id)).toHaveLength(1)
  })

  it('goes with every file before it when the registration is erased', async () => {
    const admin = await staffClient('super_admin')
    const before = await sent()
    const { body } = await replace(before.id, { was: letterOf(before) })
    const rows = await Promise.all([letterOf(before), letterOf(body)].map(readFileRow))
    await admin.post(paths.api.deleteSubmissions, { ids: [before.id] })
    await admin.post(paths.api.binErase, { ids: [before.id] })
    for (const { storage_key } of rows) expect(await isFileStored(storage_key)).toBe(false)
    const left = await (await pool()).query(
      'select from submission_files where submission_id = $1',
      [before.id],
    )
    expect(left.rowCount).toBe(0)
  })
})

it('a replaced file goes on to the drive, and its place in the history becomes the link', async () => {
  const drive = await connectDrive()
  try {
    const before = await sent()
    const old = letterOf(before)
    const { body } = await replace(before.id, { was: old, name: 'tern.pdf' })
    const now = letterOf(body)
    await uploadToDrive(old)
    expect(letterOf(await readSubmission(before.id))).toEqual(now)
    const [line] = await history(before.id)
    expect(line?.earlier).toContain('drive.google.com')
    await uploadToDrive(now)
    const after = await readSubmission(before.id)
    expect(letterOf(after)).toContain((await readFileRow(now)).drive_id)
    for (const file of [old, now]) expect(driveCopiesOf(drive, file)).toHaveLength(1)
    expect((await readFileNamesByField(before.id)).get(form.ids.Letter)).toBe('tern.pdf')
    expect((await searched('tern.pdf')).map(({ id }) => id)).toEqual([before.id])
    expect((await searched('old.pdf')).map(({ id }) => id)).not.toContain(before.id)
    const again = await replace(before.id, { was: now, name: 'third.pdf' })
    expect(again.status).toBe(200)
  } finally {
    await disconnectDrive(drive)
  }
})

it.each([
  ['a refusal of the database', { severity: 'ERROR' }, false],
  ['a refusal of ours', new AppError('server.busy'), false],
  ['no reply to COMMIT, whose rows may need it', new Error('Connection terminated'), true],
])('after %s: the file stays or goes', async (_case, error, stays) => {
  const file = await registerFile()
  const { storage_key: key } = await readFileRow(file)
  await removeUnlessCommitted([{ key }], error)
  expect(await isFileStored(key)).toBe(stays)
})
