import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Delivery } from '@/features/delivery/schema'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { recordReceiptSent } from '@/features/delivery/server/receipts'
import type { Ledger } from '@/features/ledger/schema'
import { db, pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { findLoopbackPort } from '@/runtime/ports'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  type RegisteredFile,
  readDriveJobs,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { register } from '../../support/api/forms'
import {
  openReceiptForm,
  readReceipt,
  readReceiptJobs,
  registerPerson,
  routeMailTo,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
  updateReceiptJob,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import type { DriveServer } from '../../support/peers/drive-server'
import { mailServerUrl } from '../../support/peers/smtp-server'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

let colleague: Client
let drive: DriveServer | undefined
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
})
afterEach(async () => {
  await stopTestMailServers()
  if (drive) await disconnectDrive(drive)
  drive = undefined
})
afterAll(removeCreatedRows)

const look = async (id: number) =>
  (await colleague.get<Delivery>(paths.api.submissionDelivery(id))).body
const resend = (id: number) => colleague.post<Delivery>(paths.api.receiptResend(id))
const retry = (fileId: number) => colleague.post<Delivery>(paths.api.fileRetry(fileId))

const auditLine = async (action: string, submissionId: number) => {
  const lines = (await readLastAuditLines(action, 100)).filter(
    ({ subject }) => subject === `#${submissionId}`,
  )
  return lines.map(({ detail }) => ({ detail }))
}

describe('the delivery of a submission', () => {
  it('is nothing when nothing has to leave', async () => {
    const form = await openReceiptForm({ isOn: false })
    const { body } = await register(form, replaceLabelsByIds(form, { Email: 'ana@example.org' }))
    expect(await look(body.id)).toEqual({
      isMailSent: false,
      receipt: null,
      messages: [],
      files: [],
    })
  })

  it('says that the receipt is queued, then when it was sent', async () => {
    await startTestMailServer()
    const { id, address } = await registerPerson(await openReceiptForm())
    const queued = {
      address,
      state: 'queued',
      isKept: false,
      reason: null,
      triedAt: null,
      sentAt: null,
    }
    expect(await look(id)).toEqual({ isMailSent: true, receipt: queued, messages: [], files: [] })
    await runReceiptJob(id)
    const iso = expect.stringMatching(/^\d{4}-.*Z$/)
    expect((await look(id)).receipt).toEqual({
      ...queued,
      state: 'sent',
      triedAt: iso,
      sentAt: iso,
    })
  })
})

describe('without a mail server', () => {
  it('a receipt is kept, not sent, until one is there and somebody sends it again', async () => {
    const form = await openReceiptForm()
    const { id, address } = await registerPerson(form)
    await runReceiptJob(id)
    expect((await look(id)).receipt).toMatchObject({ state: 'sent', isKept: true, address })
    const manager = await staffClient('admin')
    const line = async () =>
      (await manager.get<Ledger>(paths.api.ledger)).body.lines.find((one) => one.formId === form.id)
    expect(await line()).toMatchObject({ mailed: { done: 1, all: 1 }, kept: 1 })
    const { mails } = await startTestMailServer()
    await resend(id)
    expect((await look(id)).receipt).toMatchObject({ state: 'queued', isKept: false })
    await runReceiptJob(id)
    expect((await look(id)).receipt).toMatchObject({ state: 'sent', isKept: false })
    expect(mails).toHaveLength(1)
    expect(await line()).toMatchObject({ mailed: { done: 1, all: 1 }, kept: 0 })
  })
})

describe('sending a receipt again', () => {
  it('is another message, and is written down', async () => {
    const { mails } = await startTestMailServer()
    const { id, address } = await registerPerson(await openReceiptForm())
    await runReceiptJob(id)
    const { status, body } = await resend(id)
    expect(status).toBe(200)
    expect(body.receipt).toMatchObject({ state: 'queued', address })
    await runReceiptJob(id)
    expect(mails.map(({ to }) => to)).toEqual([address, address])
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(2)
    expect(await auditLine('submission.receipt_resent', id)).toEqual([{ detail: address }])
  })

  it('goes to the address as staff have corrected it since', async () => {
    const { mails } = await startTestMailServer()
    const form = await openReceiptForm()
    const { id, address } = await registerPerson(form)
    await runReceiptJob(id)
    const answer = `right-${address}`
    const change = { fieldId: form.ids.Email, was: address, answer }
    expect((await colleague.put(paths.api.submissionAnswers(id), change)).status).toBe(200)
    expect((await resend(id)).body.receipt).toMatchObject({ state: 'queued', address: answer })
    const { rows } = await (await pool()).query(
      'select recipient from receipts where submission_id = $1',
      [id],
    )
    expect(rows).toEqual([{ recipient: answer }])
    await runReceiptJob(id)
    expect(mails.map(({ to }) => to)).toEqual([address, answer])
  })

  it('asks for one message, however often the button is pressed', async () => {
    const { mails } = await startTestMailServer()
    const { id } = await registerPerson(await openReceiptForm())
    await runReceiptJob(id)
    await (await pool()).query(`delete from jobs.job where name = 'receipt.send'`)
    await Promise.all([resend(id), resend(id), resend(id)])
    expect(await readReceiptJobs(id)).toHaveLength(1)
    await runReceiptJob(id)
    await runReceiptJob(id)
    expect(mails).toHaveLength(2)
  })

  it('reaches an address that was refused, once it exists', async () => {
    const gone = new Set<string>()
    const refuse = (address: string) => (gone.has(address) ? '550 5.1.1 No such user' : null)
    const { mails } = await startTestMailServer({ refuse })
    const { id, address } = await registerPerson(await openReceiptForm())
    gone.add(address)
    await runReceiptJob(id)
    expect((await look(id)).receipt).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('No such user'),
    })
    gone.clear()
    await resend(id)
    await runReceiptJob(id)
    expect(mails.map(({ to }) => to)).toEqual([address])
    expect((await look(id)).receipt).toMatchObject({ state: 'sent', reason: null })
  })

  it('is not marked by what is told late of an earlier sending', async () => {
    await startTestMailServer()
    const { id } = await registerPerson(await openReceiptForm())
    await runReceiptJob(id)
    await resend(id)
    const receipt = await readReceipt(id)
    expect(receipt).toMatchObject({ state: 'queued' })
    await recordReceiptSent(await db(), receipt.id, Number(receipt.round) - 1)
    expect(await readReceipt(id)).toMatchObject({ state: 'queued' })
    await recordReceiptSent(await db(), receipt.id, Number(receipt.round))
    expect(await readReceipt(id)).toMatchObject({ state: 'sent' })
  })

  it.each([
    ['waits for its next attempt', `state = 'retry', start_after = now() + interval '1 hour'`],
    ['was put aside', `name = 'receipt.send.dead', state = 'created'`],
    ['is gone', `state = 'completed'`],
  ])('makes one due now whose job %s', async (_case, columns) => {
    await routeMailTo(mailServerUrl(await findLoopbackPort()))
    const { id } = await registerPerson(await openReceiptForm())
    await expect(runReceiptJob(id)).rejects.toThrow()
    await updateReceiptJob(id, columns)
    expect((await resend(id)).status).toBe(200)
    const due = (await readReceiptJobs(id)).filter(({ state }) => state !== 'completed')
    expect(due).toHaveLength(1)
    expect(due[0]?.start_after.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
    expect(await readReceiptJobs(id, 'receipt.send.dead')).toEqual([])
    expect(Number((await readReceipt(id)).round)).toBe(1)
  })

  it('is refused where there is none', async () => {
    const form = await openReceiptForm({ isOn: false })
    const { body } = await register(form, replaceLabelsByIds(form, { Email: 'ana@example.org' }))
    expectRefusal(await resend(body.id), 404, 'receipt.not_found')
    expectRefusal(await resend(999_999_999), 404, 'submission.not_found')
    expect(await auditLine('submission.receipt_resent', body.id)).toEqual([])
  })

  it('is refused for a minute when it is asked for again and again', async () => {
    const { id } = await registerPerson(await openReceiptForm())
    for (let n = 0; n < 5; n++) expect((await resend(id)).status).toBe(200)
    const refused = await resend(id)
    expectRefusal(refused, 429, 'request.too_many')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a file on its way to the drive', () => {
  const waitLong = async ({ fileId }: RegisteredFile, columns: string) =>
    (await pool()).query(
      `update jobs.job set ${columns} where name = 'drive.upload' and (data->>'fileId')::int = $1`,
      [fileId],
    )

  it('is nobody’s worry while no drive is connected', async () => {
    const file = await registerFile()
    expect((await look(file.submissionId)).files).toEqual([])
    expectRefusal(await retry(file.fileId), 409, 'file.drive_off')
  })

  it('says why it has not arrived', async () => {
    drive = await connectDrive()
    const file = await registerFile()
    expect((await look(file.submissionId)).files).toEqual([
      { fileId: file.fileId, scan: 'none', reason: null, triedAt: null },
    ])
    drive.fail({ on: 'start', how: { status: 403, reason: 'storageQuotaExceeded' } })
    await expect(uploadToDrive(file)).rejects.toThrow()
    expect((await look(file.submissionId)).files).toEqual([
      {
        fileId: file.fileId,
        scan: 'none',
        reason: expect.stringContaining('Google Drive is full'),
        triedAt: expect.stringMatching(/Z$/),
      },
    ])
    drive.mend()
    await uploadToDrive(file)
    expect((await look(file.submissionId)).files).toEqual([])
  })

  it.each([
    ['waits for its next attempt', `state = 'retry', start_after = now() + interval '1 hour'`],
    ['was put aside', `name = 'drive.upload.dead', state = 'created'`],
    ['is gone', `state = 'completed'`],
  ])('is tried now when its job %s', async (_case, columns) => {
    drive = await connectDrive()
    const file = await registerFile()
    const other = await registerFile()
    for (const each of [file, other]) await waitLong(each, columns)
    const before = await readDriveJobs(other)
    expect((await retry(file.fileId)).status).toBe(200)
    const due = (await readDriveJobs(file)).filter(({ state }) => state !== 'completed')
    expect(due).toHaveLength(1)
    expect(due[0]?.start_after.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
    expect(await readDriveJobs(file, 'drive.upload.dead')).toEqual([])
    expect(await readDriveJobs(other)).toEqual(before)
    expect(await auditLine('file.upload_retried', file.submissionId)).toEqual([
      { detail: 'letter.pdf' },
    ])
  })

  it('stays as it is once it has arrived', async () => {
    drive = await connectDrive()
    const file = await registerFile()
    await uploadToDrive(file)
    await (await pool()).query(`delete from jobs.job where name = 'drive.upload'`)
    expect((await retry(file.fileId)).body).toMatchObject({ files: [] })
    expect(await readDriveJobs(file)).toEqual([])
    expect(await readFileRow(file)).toMatchObject({ state: 'uploaded' })
  })
})
