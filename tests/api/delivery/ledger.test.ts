import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import {
  type Gap,
  type GapKey,
  type GapKind,
  type Ledger,
  MAX_GAPS,
} from '@/features/ledger/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  type RegisteredFile,
  readDriveJobs,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { createOpenForm, register } from '../../support/api/forms'
import { hideFile } from '../../support/api/kept-files'
import { openReceiptForm, registerPerson } from '../../support/api/receipts'
import { makeAccount, staffClient } from '../../support/api/staff'
import type { DriveServer } from '../../support/peers/drive-server'

let manager: Client
beforeAll(async () => {
  manager = await staffClient('admin')
})
afterAll(removeCreatedRows)

const readLedger = async () => (await manager.get<Ledger>(paths.api.ledger)).body
const lineOf = async (formId: number) =>
  (await readLedger()).lines.find((line) => line.formId === formId)

async function findGap(kind: GapKind, id: number): Promise<Gap | undefined> {
  const { gaps } = await readLedger()
  return gaps.find((gap) => gap.kind === kind && gap.id === id)
}

const repair = (...gaps: GapKey[]) => manager.post(paths.api.ledgerRepair, { gaps })

const sql = async (text: string, ...values: unknown[]) =>
  (await (await pool()).query(text, values)).rows

it('counts what was received and stored, by form', async () => {
  const form = await createOpenForm({ Name: 'text' })
  expect(await lineOf(form.id)).toBeUndefined()
  for (const name of ['Ana', 'Ben']) await register(form, { [form.ids.Name]: name })
  expect(await lineOf(form.id)).toEqual({
    formId: form.id,
    formName: form.name,
    received: 2,
    stored: 2,
    mailed: { done: 0, all: 0 },
    failed: 0,
    held: 0,
    kept: 0,
    inDrive: { done: 0, all: 0 },
  })
})

describe('a private file', () => {
  it('that is not where it was put is a gap, until it is there again', async () => {
    const file = await registerFile()
    expect(await lineOf(file.formId)).toMatchObject({ received: 1, stored: 1 })
    const putBack = await hideFile((await readFileRow(file)).storage_key)
    expect(await lineOf(file.formId)).toMatchObject({ received: 1, stored: 0 })
    expect(await findGap('file_missing', file.fileId)).toMatchObject({
      what: 'letter.pdf',
      submission: { id: file.submissionId, formId: file.formId },
      reason: expect.stringContaining('backup'),
    })
    await putBack()
    expect(await findGap('file_missing', file.fileId)).toBeUndefined()
    expect(await lineOf(file.formId)).toMatchObject({ received: 1, stored: 1 })
  })
})

describe('with a drive', () => {
  let drive: DriveServer
  beforeEach(async () => {
    drive = await connectDrive()
  })
  afterEach(() => disconnectDrive(drive))

  const isDue = async (file: RegisteredFile) =>
    (await readDriveJobs(file)).some(
      ({ state, start_after }) =>
        (state === 'created' || state === 'retry') && start_after <= new Date(),
    )

  it('a file on its way is no gap; one that was refused is, with the reason', async () => {
    const file = await registerFile()
    expect(await findGap('file_waiting', file.fileId)).toBeUndefined()
    expect((await lineOf(file.formId))?.inDrive).toEqual({ done: 0, all: 1 })
    drive.fail({ on: 'start', how: { status: 403, reason: 'storageQuotaExceeded' } })
    await expect(uploadToDrive(file)).rejects.toThrow('is full')
    expect((await findGap('file_waiting', file.fileId))?.reason).toMatch('Google Drive is full')

    drive.mend()
    // The state after hours of failed attempts: the next attempt is far away.
    await sql(
      `update jobs.job set state = 'retry', start_after = now() + interval '8 hours'
       where name = 'drive.upload' and (data->>'fileId')::int = $1`,
      file.fileId,
    )
    expect(await isDue(file)).toBe(false)
    expect((await repair({ kind: 'file_waiting', id: file.fileId })).status).toBe(204)
    expect(await isDue(file)).toBe(true)
    expect(await findGap('file_waiting', file.fileId)).toBeUndefined()
    await uploadToDrive(file)
    expect(await findGap('file_waiting', file.fileId)).toBeUndefined()
    expect((await lineOf(file.formId))?.inDrive).toEqual({ done: 1, all: 1 })
  })

  it('a file whose job is gone is a gap after a while, and gets another', async () => {
    const file = await registerFile()
    await sql(
      `delete from jobs.job where name = 'drive.upload' and (data->>'fileId')::int = $1`,
      file.fileId,
    )
    await sql(
      `update submission_files set updated_at = now() - interval '1 hour' where id = $1`,
      file.fileId,
    )
    expect((await findGap('file_waiting', file.fileId))?.reason).toMatch('worker')
    const ids = [file.submissionId]
    await manager.post(paths.api.deleteSubmissions, { ids })
    expect(await findGap('file_waiting', file.fileId)).toBeUndefined()
    await manager.post(paths.api.binRestore, { ids })
    await repair({ kind: 'file_waiting', id: file.fileId })
    expect(await isDue(file)).toBe(true)
  })

  it('is not sent twice by a repair that comes too late', async () => {
    const file = await registerFile()
    await uploadToDrive(file)
    await sql(
      `delete from jobs.job where name = 'drive.upload' and (data->>'fileId')::int = $1`,
      file.fileId,
    )
    expect((await repair({ kind: 'file_waiting', id: file.fileId })).status).toBe(204)
    expect(await readDriveJobs(file)).toEqual([])
  })
})

it('a confirmation that was given up is a gap with its reason, and is due again', async () => {
  const form = await openReceiptForm()
  const { id, address } = await registerPerson(form)
  const [receipt] = await sql(
    'select receipts.id, reference from receipts join submissions on submissions.id = submission_id where submission_id = $1',
    id,
  )
  expect((await lineOf(form.id))?.mailed).toEqual({ done: 0, all: 1 })
  expect(await findGap('receipt', receipt.id)).toBeUndefined()
  await sql(
    `update receipts set state = 'failed', reason = 'The mail server refuses this address' where id = $1`,
    receipt.id,
  )
  await sql(`delete from jobs.job where (data->>'receiptId')::int = $1`, receipt.id)
  expect(await findGap('receipt', receipt.id)).toMatchObject({
    what: address,
    reason: 'The mail server refuses this address',
    submission: { id, reference: receipt.reference },
  })
  await repair({ kind: 'receipt', id: receipt.id })
  const jobs = await sql(
    `select state from jobs.job where name = 'receipt.send' and (data->>'receiptId')::int = $1`,
    receipt.id,
  )
  expect(jobs).toEqual([{ state: 'created' }])
})

it('a confirmation or an offer that waits is a gap after a while, or at once with a reason', async () => {
  const { id } = await registerPerson(await openReceiptForm())
  const [offer] = await sql(
    `insert into place_offers (submission_id, address, state, mail)
     values ($1, 'ana@example.org', 'open', 'queued') returning id`,
    id,
  )
  const [receipt] = await sql('select id from receipts where submission_id = $1', id)
  const gaps = async () => [
    (await findGap('receipt', receipt.id))?.reason,
    (await findGap('offer', offer.id))?.reason,
  ]
  const set = async (minutes: number, reason: string | null) => {
    const values = [id, minutes, reason]
    const at = 'updated_at = now() - make_interval(mins => $2)'
    await sql(`update receipts set ${at}, reason = $3 where submission_id = $1`, ...values)
    await sql(`update place_offers set ${at}, mail_reason = $3 where submission_id = $1`, ...values)
  }
  await set(14, null)
  expect(await gaps()).toEqual([undefined, undefined])
  await set(16, null)
  expect(await gaps()).toEqual([
    expect.stringContaining('the worker runs'),
    expect.stringContaining('the worker runs'),
  ])
  await set(0, 'The mail server is busy')
  expect(await gaps()).toEqual(['The mail server is busy', 'The mail server is busy'])
  await sql('update submissions set deleted_at = now() where id = $1', id)
  expect(await gaps()).toEqual([undefined, undefined])
})

it('a confirmation that has been sent meanwhile is not sent again by a repair', async () => {
  const { id } = await registerPerson(await openReceiptForm())
  const [receipt] = await sql(
    `update receipts set state = 'sent' where submission_id = $1 returning id`,
    id,
  )
  await sql(`delete from jobs.job where (data->>'receiptId')::int = $1`, receipt.id)
  expect((await repair({ kind: 'receipt', id: receipt.id })).status).toBe(204)
  expect(await sql(`select state from receipts where id = $1`, receipt.id)).toEqual([
    { state: 'sent' },
  ])
  expect(
    await sql(`select from jobs.job where (data->>'receiptId')::int = $1`, receipt.id),
  ).toEqual([])
})

it('a confirmation that is held back is not on its way', async () => {
  const form = await openReceiptForm()
  for (const state of ['sent', 'held', 'failed']) {
    const { id } = await registerPerson(form)
    await sql(`update receipts set state = $2 where submission_id = $1`, id, state)
  }
  expect(await lineOf(form.id)).toMatchObject({
    received: 3,
    mailed: { done: 1, all: 2 },
    failed: 1,
    held: 1,
  })
})

it('a confirmation that is held back is shown for a week, after the gaps, unless it is cancelled', async () => {
  const form = await openReceiptForm()
  const [held, failed] = [await registerPerson(form), await registerPerson(form)]
  const setReceipt = async (id: number, state: string, days: number) =>
    (
      await sql(
        `update receipts set state = $2, created_at = now() - make_interval(days => $3),
           updated_at = now() - make_interval(days => $3) where submission_id = $1 returning id`,
        ...[id, state, days],
      )
    )[0].id as number
  const heldId = await setReceipt(held.id, 'held', 6)
  const failedId = await setReceipt(failed.id, 'failed', 0)
  const { gaps } = await readLedger()
  const place = (kind: GapKind, id: number) =>
    gaps.findIndex((gap) => gap.kind === kind && gap.id === id)
  expect(place('receipt', failedId)).toBeGreaterThanOrEqual(0)
  expect(place('receipt_held', heldId)).toBeGreaterThan(place('receipt', failedId))
  await sql(`update submissions set seat = 'cancelled' where id = $1`, held.id)
  expect(await findGap('receipt_held', heldId)).toBeUndefined()
  await sql(`update submissions set seat = null where id = $1`, held.id)
  expect(await findGap('receipt_held', heldId)).toBeDefined()
  await setReceipt(held.id, 'held', 8)
  expect(await findGap('receipt_held', heldId)).toBeUndefined()
})

it('a message to staff that was put aside is a gap under its address, and is due again', async () => {
  const { id, email } = await makeAccount('admin')
  const data = JSON.stringify({ kind: 'password_reset', userId: id, from: null })
  await sql(
    `insert into jobs.job (name, data, source_output) values ('mail.send.dead', $1, $2)`,
    data,
    JSON.stringify({ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }),
  )
  expect(await findGap('staff_mail', id)).toMatchObject({
    what: email,
    submission: null,
    reason: expect.stringContaining('The mail server cannot be reached'),
  })
  await repair({ kind: 'staff_mail', id })
  const jobs = await sql(
    `select name, state from jobs.job where (data->>'userId')::int = $1 and state = 'created'`,
    id,
  )
  expect(jobs).toEqual([{ name: 'mail.send', state: 'created' }])
  expect(await findGap('staff_mail', id)).toBeUndefined()
  await sql(
    `update jobs.job set state = 'retry', start_after = now() + interval '1 hour',
       output = '{"code": "EAUTH", "message": "535 5.7.8"}' where (data->>'userId')::int = $1`,
    id,
  )
  expect(await findGap('staff_mail', id)).toMatchObject({
    reason: expect.stringContaining('no longer accepts the sign-in'),
  })
  await repair({ kind: 'staff_mail', id })
  expect(
    await sql(
      `select 1 from jobs.job where (data->>'userId')::int = $1 and start_after <= now()`,
      id,
    ),
  ).toHaveLength(1)
  await sql(`delete from jobs.job where (data->>'userId')::int = $1`, id)
})

it('the oldest gap is shown, however many newer ones of other kinds there are', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const [limit] = await sql(
    `insert into place_limits (form_id, seats, miscounted_at)
     values ($1, 5, now() - interval '1 year') returning id`,
    form.id,
  )
  await sql(
    `insert into drive_erasures (file_id, form_id, sha256, error)
     select n, $1, '', 'The drive is full' from generate_series(1, $2::int) n`,
    form.id,
    MAX_GAPS,
  )
  expect(await findGap('places', limit.id)).toBeDefined()
  await sql(
    `insert into drive_erasures (file_id, form_id, sha256, error) values (0, $1, '', 'Full')`,
    form.id,
  )
  const { gaps, gapCount } = await readLedger()
  expect([gaps.length, gapCount > MAX_GAPS + 1]).toEqual([MAX_GAPS, true])
  await sql('delete from drive_erasures')
  await sql('delete from place_limits where id = $1', limit.id)
})

it('places that were counted wrongly are counted again, of the whole form', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const limits = await sql(
    `insert into place_limits (form_id, seats, option, field_id, miscounted_at)
     values ($1, 5, null, null, now()), ($1, 5, 'Dorm', 'x', now()) returning id`,
    form.id,
  )
  await repair({ kind: 'places', id: limits[0].id })
  expect(
    await sql(
      'select 1 from place_limits where form_id = $1 and miscounted_at is not null',
      form.id,
    ),
  ).toEqual([])
  await sql('delete from place_limits where form_id = $1', form.id)
})

it('a repair does not offer a place again whose offer has ended', async () => {
  const form = await openReceiptForm()
  const { id } = await registerPerson(form)
  const [offer] = await sql(
    `insert into place_offers (submission_id, state, mail, expires_at)
     values ($1, 'expired', 'failed', now()) returning id, round`,
    id,
  )
  await repair({ kind: 'offer', id: offer.id })
  expect(await sql('select mail, round from place_offers where id = $1', offer.id)).toEqual([
    { mail: 'failed', round: offer.round },
  ])
})

it('a repair is written down', async () => {
  const file = await registerFile()
  await repair({ kind: 'file_waiting', id: file.fileId })
  const [line] = await sql('select action, subject from audit_log order by id desc limit 1')
  expect(line).toEqual({ action: 'deliveries.repaired', subject: '1 delivery' })
})
