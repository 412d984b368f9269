import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditLine } from '@/features/audit/schema'
import type { Dashboard } from '@/features/dashboard/schema'
import { eraseFromDrive } from '@/features/delivery/server/drive-erasures'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { sendReceipt } from '@/features/delivery/server/jobs'
import type { ListedForm } from '@/features/forms/schema'
import type { Ledger } from '@/features/ledger/schema'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { type BinContent, MAX_LISTED_BIN_ROWS } from '@/features/submissions/bin/schema'
import { eraseQueuedSubmissions } from '@/features/submissions/bin/server/bin'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  driveCopiesOf,
  type RegisteredFile,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { register } from '../../support/api/forms'
import { isFileStored } from '../../support/api/kept-files'
import { findReceipt, openReceiptForm } from '../../support/api/receipts'
import { makeAccount, staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import type { DriveServer } from '../../support/peers/drive-server'
import { expectRefusal } from '../../support/refusal'

const DAY_MS = 24 * 60 * 60 * 1000

let organiser: Client
let admin: Client
let form: Awaited<ReturnType<typeof openReceiptForm<'Name' | 'Email'>>>
beforeAll(async () => {
  organiser = await staffClient('event_coordinator')
  admin = await staffClient('admin')
  form = await openReceiptForm({}, { Name: 'text', Email: 'email' } as const)
})
afterAll(removeCreatedRows)

let number = 0
async function registered(name = `Bin Person ${++number}`): Promise<number> {
  const email = `bin-${++number}@example.org`
  return (await register(form, { [form.ids.Name]: name, [form.ids.Email]: email })).body.id
}

const remove = (ids: number[], by = organiser) =>
  by.post<{ deleted: number }>(paths.api.deleteSubmissions, { ids })
const restore = (ids: number[]) =>
  organiser.post<{ restored: number }>(paths.api.binRestore, { ids })
const erase = (ids: number[]) => admin.post<{ erased: number }>(paths.api.binErase, { ids })
const readBin = async () => (await organiser.get<BinContent>(paths.api.bin)).body
async function emptyBin() {
  await admin.post(paths.api.binEmpty)
  const { rows } = await (await pool()).query<{ data: JobPayloads['submissions.erase'] }>(
    `delete from jobs.job where name = 'submissions.erase' and state = 'created' returning data`,
  )
  const jobs = rows.map(({ data }) => data).toSorted((a, b) => b.ids.length - a.ids.length)
  for (const job of jobs) await eraseQueuedSubmissions(job)
  return jobs
}
const isInBin = async (id: number) => (await readBin()).rows.some((row) => row.id === id)

const rowsOf = async (table: string, column: string, id: number) =>
  (await (await pool()).query(`select * from ${table} where ${column} = $1`, [id])).rows

async function totals() {
  const [list, forms, dashboard, ledger, sheet] = await Promise.all([
    organiser.get(`${paths.api.submissions}?formId=${form.id}&search=bin`),
    organiser.get<ListedForm[]>(paths.api.forms),
    organiser.get<Dashboard>(paths.api.dashboard),
    admin.get<Ledger>(paths.api.ledger),
    organiser.get(paths.api.submissionsExport(form.id)),
  ])
  return {
    list: Number(list.headers.get('x-total-count')),
    unfiltered: Number(list.headers.get('x-unfiltered-count')),
    forms: forms.body.find(({ id }) => id === form.id)?.submissions?.total,
    dashboard: dashboard.body.submissions?.total,
    ledger: ledger.body.lines.find(({ formId }) => formId === form.id)?.received,
    mailed: ledger.body.lines.find(({ formId }) => formId === form.id)?.mailed.all,
    sheet: sheet.bytes.length,
  }
}

describe('in the bin', () => {
  it('it is nowhere else, and restored it is whole', async () => {
    const [stays, goes] = [await registered(), await registered('Bin Élodie')]
    await organiser.post(paths.api.submissionNotes(goes), { text: 'Called her.' })
    const before = await totals()
    const whole = await rowsOf('submissions', 'id', goes)
    expect((await remove([goes])).body).toEqual({ deleted: 1 })
    const told = { actor: expect.stringContaining('coordinator'), subject: `#${goes}` }
    expect(await readLastAuditLines('submissions.binned')).toMatchObject([told])

    const after = await totals()
    for (const key of ['list', 'unfiltered', 'forms', 'dashboard', 'ledger', 'mailed'] as const) {
      expect(after[key], key).toBe((before[key] ?? 0) - 1)
    }
    expect(after.sheet).toBeLessThan(before.sheet)
    for (const address of [
      paths.api.submission(goes),
      paths.api.submissionNotes(goes),
      paths.api.submissionDelivery(goes),
    ]) {
      expectRefusal(await organiser.get(address), 404, 'submission.not_found')
    }
    expectRefusal(await organiser.put(paths.api.submission(goes), { status: 'reviewed' }), 404)
    expectRefusal(
      await organiser.put(paths.api.submissions, { changes: [{ id: goes, status: 'reviewed' }] }),
      404,
    )
    const [row] = (await readBin()).rows
    expect(row).toMatchObject({ id: goes, formId: form.id, deletedBy: told.actor })
    const days = new Date(row?.erasedAt ?? 0).getTime() - new Date(row?.deletedAt ?? 0).getTime()
    expect(days).toBe(30 * DAY_MS)

    expect((await restore([goes])).body).toEqual({ restored: 1 })
    expect(await readLastAuditLines('submissions.restored')).toMatchObject([told])
    expect(await isInBin(goes)).toBe(false)
    const { sheet: _size, ...counts } = await totals()
    expect({ ...counts }).toEqual({ ...counts, list: before.list, ledger: before.ledger })
    const [now] = await rowsOf('submissions', 'id', goes)
    expect({ ...now, updated_at: null }).toEqual({ ...whole[0], updated_at: null })
    expect(await rowsOf('submission_notes', 'submission_id', goes)).toHaveLength(1)
    expect((await organiser.get(paths.api.submission(stays))).status).toBe(200)
  })

  it('its message waits, and goes once after it is restored', async () => {
    const id = await registered()
    const receipt = await findReceipt(id)
    await remove([id])
    await sendReceipt({ receiptId: receipt?.id ?? 0 })
    expect((await findReceipt(id))?.state).toBe('queued')
    await (await pool()).query(
      `delete from jobs.job where name = 'receipt.send' and (data->>'receiptId')::int = $1`,
      [receipt?.id],
    )
    await restore([id])
    const { rows } = await (await pool()).query(
      `select data from jobs.job where name = 'receipt.send' and state in ('created', 'retry')
       and (data->>'receiptId')::int = $1`,
      [receipt?.id],
    )
    expect(rows).toHaveLength(1)
    await sendReceipt({ receiptId: receipt?.id ?? 0 })
    expect((await findReceipt(id))?.state).toBe('sent')
  })

  it('two who delete the same, or restore and delete, count each row once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => registered()))
    const both = await Promise.all([remove(ids), remove(ids.toReversed(), admin)])
    expect(both.reduce((sum, { body }) => sum + body.deleted, 0)).toBe(8)
    const [back, gone] = await Promise.all([restore(ids), erase(ids.toReversed())])
    expect(back.body.restored + gone.body.erased).toBe(8)
    for (const id of ids) expect(await isInBin(id)).toBe(false)
    const { rowCount } = await (await pool()).query(
      'select from submissions where id = any($1) and deleted_at is null',
      [ids],
    )
    expect(rowCount).toBe(back.body.restored)
  })

  it('only admins take out of it for good', async () => {
    const id = await registered()
    await remove([id])
    expectRefusal(await organiser.post(paths.api.binErase, { ids: [id] }), 403)
    expectRefusal(await organiser.post(paths.api.binEmpty), 403)
    expect(await isInBin(id)).toBe(true)
    expect((await erase([id])).body).toEqual({ erased: 1 })
  })
})

describe('for good', () => {
  async function expectNothingLeft(id: number, receiptId: number | undefined) {
    for (const [table, column] of [
      ['submissions', 'id'],
      ['submission_notes', 'submission_id'],
      ['submission_corrections', 'submission_id'],
      ['assignment_notices', 'submission_id'],
      ['submission_files', 'submission_id'],
      ['receipts', 'submission_id'],
      ['audit_names', 'submission_id'],
    ] as const) {
      expect(await rowsOf(table, column, id), table).toEqual([])
    }
    const { rows } = await (await pool()).query(
      `select name, state from jobs.job where (data->>'receiptId')::int = $1`,
      [receiptId],
    )
    expect(rows).toEqual([])
  }

  it('by hand: answers, notes, messages and jobs are gone; the log keeps what was done', async () => {
    const id = await registered('Bin Gone')
    await organiser.post(paths.api.submissionNotes(id), { text: 'Called her.' })
    const corrected = { fieldId: form.ids.Name, was: 'Bin Gone', answer: 'Bin Gone by now' }
    await organiser.put(paths.api.submissionAnswers(id), corrected)
    const { id: assigneeId } = await makeAccount('event_coordinator')
    await organiser.put(paths.api.submission(id), { assigneeId })
    for (const table of ['submission_corrections', 'assignment_notices']) {
      expect(await rowsOf(table, 'submission_id', id), table).toHaveLength(1)
    }
    await organiser.post(paths.api.receiptResend(id))
    const receipt = await findReceipt(id)
    await remove([id])
    const about = async () =>
      (await admin.get<AuditLine[]>(`${paths.api.audit}?search=${encodeURIComponent(`#${id}`)}`))
        .body
    const resent = (await about()).find(({ action }) => action === 'submission.receipt_resent')
    expect(resent?.detail).toMatch(/@example\.org$/)
    const asWritten = await rowsOf('audit_log', 'id', resent?.id ?? 0)

    await erase([id])
    await expectNothingLeft(id, receipt?.id)
    expect(await rowsOf('audit_log', 'id', resent?.id ?? 0)).toEqual(asWritten)
    const lines = await about()
    expect(lines.find(({ id: line }) => line === resent?.id)?.detail).toBe('(name erased)')
    const detail = 'from the bin'
    expect(lines[0]).toMatchObject({ action: 'submissions.erased', subject: `#${id}`, detail })
  })

  it('all at once by the queue; one that was restored meanwhile stays', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => registered()))
    await remove(ids)
    const { body } = await admin.post<{ erased: number }>(paths.api.binEmpty)
    expect(body.erased).toBeGreaterThanOrEqual(3)
    await restore(ids.slice(0, 1))
    const { rows } = await (await pool()).query<{ data: JobPayloads['submissions.erase'] }>(
      `select data from jobs.job where name = 'submissions.erase' and state = 'created'`,
    )
    for (const { data } of rows) await eraseQueuedSubmissions(data)
    expect((await readBin()).total).toBe(0)
    expect((await organiser.get(paths.api.submission(ids[0] ?? 0))).status).toBe(200)
    await (await pool()).query(`delete from jobs.job where name = 'submissions.erase'`)
  })

  it('by itself after 30 days there, however old it is, and not a minute before', async () => {
    const id = await registered()
    await (await pool()).query(
      `update submissions set submitted_at = submitted_at - interval '60 days' where id = $1`,
      [id],
    )
    const receipt = await findReceipt(id)
    await remove([id])
    await sweepFilesAndExpiredRows(new Date(Date.now() + 30 * DAY_MS - 60_000))
    expect(await isInBin(id)).toBe(true)
    await sweepFilesAndExpiredRows(new Date(Date.now() + 30 * DAY_MS + 60_000))
    expect(await isInBin(id)).toBe(false)
    await expectNothingLeft(id, receipt?.id)
    expect(await readLastAuditLines('submissions.erased')).toMatchObject([
      { actor: 'The portal', subject: `#${id}`, detail: '30 days in the bin' },
    ])
  })
})

describe('files and the drive', () => {
  let drive: DriveServer
  beforeEach(async () => {
    drive = await connectDrive()
  })
  afterEach(async () => {
    await (await pool()).query('delete from drive_erasures')
    await disconnectDrive(drive)
  })

  const erasures = async () =>
    (await (await pool()).query<{ id: number }>('select id from drive_erasures order by id')).rows
  const eraseCopies = async () => {
    for (const { id } of await erasures()) await eraseFromDrive({ erasureId: id })
  }
  const binned = async (file: RegisteredFile) => {
    await remove([file.submissionId])
    return (await readFileRow(file)).storage_key
  }

  it('both copies go, and the drive is asked twice without harm', async () => {
    const file = await registerFile()
    await uploadToDrive(file)
    const key = await binned(file)
    expect(await isFileStored(key)).toBe(true)
    await erase([file.submissionId])
    expect(await isFileStored(key)).toBe(false)
    const [erasure] = await erasures()
    await eraseFromDrive({ erasureId: erasure?.id ?? 0 })
    await eraseFromDrive({ erasureId: erasure?.id ?? 0 })
    expect(driveCopiesOf(drive, file)).toEqual([])
    expect(await erasures()).toEqual([])
  })

  it('of a file that waits for its upload the drive is asked too, because a copy may arrive', async () => {
    const file = await registerFile()
    await binned(file)
    await erase([file.submissionId])
    expect(await erasures()).toHaveLength(1)
    await eraseCopies()
    expect(await erasures()).toEqual([])
  })

  it('with the drive away the copy goes later, and the ledger says what waits', async () => {
    const file = await registerFile()
    await uploadToDrive(file)
    await binned(file)
    await erase([file.submissionId])
    await drive.down()
    await expect(eraseCopies()).rejects.toThrow('cannot be reached')
    const waits = async () =>
      (await admin.get<Ledger>(paths.api.ledger)).body.gaps.filter(
        ({ kind }) => kind === 'drive_erasure',
      )
    const [gap] = await waits()
    expect(gap).toMatchObject({
      submission: null,
      reason: 'Google Drive cannot be reached. Check the connection of the server.',
    })
    await drive.up()
    await admin.post(paths.api.ledgerRepair, { gaps: [{ kind: 'drive_erasure', id: gap?.id }] })
    await eraseCopies()
    expect(driveCopiesOf(drive, file)).toEqual([])
    expect(await waits()).toEqual([])
  })

  it('an account that may not delete puts the copy into the drive’s bin', async () => {
    const file = await registerFile()
    await uploadToDrive(file)
    await binned(file)
    await erase([file.submissionId])
    drive.fail({ on: 'delete', how: { status: 403, reason: 'insufficientFilePermissions' } })
    await eraseCopies()
    expect(driveCopiesOf(drive, file)).toEqual([])
    expect(await erasures()).toEqual([])
  })

  it('a worker that uploads while it is erased leaves no copy', async () => {
    const file = await registerFile()
    const release = drive.holdParts()
    const upload = uploadToDrive(file)
    await waitUntil('the first bytes', () => drive.calls.includes('part'))
    await binned(file)
    await erase([file.submissionId])
    await eraseCopies()
    release()
    await upload
    expect(driveCopiesOf(drive, file)).toHaveLength(1)
    await eraseCopies()
    expect(driveCopiesOf(drive, file)).toEqual([])
  })

  it('a worker that is killed after its upload leaves none either: the erasure waits for it', async () => {
    const file = await registerFile()
    await uploadToDrive(file)
    await binned(file)
    const connections = await pool()
    await connections.query(
      `update jobs.job set state = 'active', heartbeat_on = now()
       where name = 'drive.upload' and (data->>'fileId')::int = $1`,
      [file.fileId],
    )
    await erase([file.submissionId])
    await expect(eraseCopies()).rejects.toThrow('on its way')
    expect(driveCopiesOf(drive, file)).toHaveLength(1)
    await connections.query(
      `delete from jobs.job where name = 'drive.upload' and (data->>'fileId')::int = $1`,
      [file.fileId],
    )
    await eraseCopies()
    expect(driveCopiesOf(drive, file)).toEqual([])
  })

  it('a file in the bin is not uploaded, and is after its restoration', async () => {
    const file = await registerFile()
    await binned(file)
    await uploadToDrive(file)
    expect(driveCopiesOf(drive, file)).toEqual([])
    await restore([file.submissionId])
    await uploadToDrive(file)
    expect(driveCopiesOf(drive, file)).toHaveLength(1)
  })
})

it('taken back by who deleted it, not what somebody else has deleted since', async () => {
  const [mine, theirs] = [await registered(), await registered()]
  await remove([mine, theirs])
  await restore([theirs])
  await remove([theirs], admin)
  const undo = { ids: [mine, theirs], own: true }
  expect((await organiser.post(paths.api.binRestore, undo)).body).toEqual({ restored: 1 })
  expect([await isInBin(mine), await isInBin(theirs)]).toEqual([false, true])
})

it('a full one shows the latest, and is emptied whole, in jobs of at most 500', async () => {
  await emptyBin()
  const { rows } = await (await pool()).query<{ id: number }>(
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text,
       fingerprint, deleted_at)
     select $1::int, 'full-' || n, 'new', now(), '{}', '', '', now() - n * interval '1 minute'
     from generate_series(1, 501) n returning id`,
    [form.id],
  )
  const ids = rows.map(({ id }) => id)
  const bin = await readBin()
  expect(bin.total).toBe(501)
  expect(bin.rows.map(({ id }) => id)).toEqual(ids.slice(0, MAX_LISTED_BIN_ROWS))
  const jobs = await emptyBin()
  expect(jobs.map((job) => job.ids.length)).toEqual([500, 1])
  expect(new Set(jobs.flatMap((job) => job.ids))).toEqual(new Set(ids))
  expect(await readLastAuditLines('submissions.erased')).toMatchObject([
    { subject: '501 submissions', detail: 'emptied the bin' },
  ])
  expect((await readBin()).total).toBe(0)
})
