import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Delivery } from '@/features/delivery/schema'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { scanStoredFile } from '@/features/delivery/server/file-scan'
import type { Ledger } from '@/features/ledger/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import { connectDrive, disconnectDrive } from '../../support/api/drive'
import { createOpenForm, type OpenForm, registerWithFiles } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF, pdfOfSize } from '../../support/file-samples'
import { type FakeClamd, startFakeClamd, VIRUS_TEXT } from '../../support/peers/clamd'
import { expectRefusal } from '../../support/refusal'
import { listStoredFiles } from '../../support/stored'

let form: OpenForm<'Letter'>
let manager: Client
const scanners: FakeClamd[] = []
beforeAll(async () => {
  form = await createOpenForm({ Letter: 'file' })
  manager = await staffClient('admin')
})
afterEach(async () => {
  process.env.CLAMAV_URL = ''
  await Promise.all(scanners.splice(0).map((scanner) => scanner.close()))
})
afterAll(removeCreatedRows)

async function scanWith(options?: Parameters<typeof startFakeClamd>[0]): Promise<FakeClamd> {
  const scanner = await startFakeClamd(options)
  scanners.push(scanner)
  process.env.CLAMAV_URL = scanner.url
  return scanner
}

const INFECTED = Buffer.concat([PDF, Buffer.from(VIRUS_TEXT)])

async function send(bytes: Buffer): Promise<{ submissionId: number; fileId: number }> {
  const { body } = await registerWithFiles(form, {}, [
    [form.ids.Letter, asFile(bytes, 'letter.pdf')],
  ])
  const { rows } = await (await pool()).query(
    'select id from submission_files where submission_id = $1',
    [body.id],
  )
  return { submissionId: body.id, fileId: rows[0].id }
}

async function jobsOf(fileId: number): Promise<string[]> {
  const { rows } = await (await pool()).query<{ name: string }>(
    `select name from jobs.job where (data->>'fileId')::int = $1 order by created_on`,
    [fileId],
  )
  return rows.map(({ name }) => name)
}

const deliveryOf = async (id: number) =>
  (await manager.get<Delivery>(paths.api.submissionDelivery(id))).body

const gapOf = async (fileId: number, kind: string) =>
  (await manager.get<Ledger>(paths.api.ledger)).body.gaps.find(
    (gap) => gap.kind === kind && gap.id === fileId,
  )

it('is read by nobody and goes nowhere before it was looked at, then as always', async () => {
  const scanner = await scanWith()
  const large = pdfOfSize(3 * 1024 * 1024)
  const { submissionId, fileId } = await send(large)
  expect(await jobsOf(fileId)).toEqual(['file.scan'])
  expectRefusal(await manager.get(paths.api.file(fileId)), 409, 'file.not_scanned')
  expectRefusal(await manager.get(paths.api.filePreview(fileId)), 409, 'file.not_scanned')
  expect((await deliveryOf(submissionId)).files).toMatchObject([{ fileId, scan: 'waiting' }])
  await uploadToDrive({ fileId })

  await scanStoredFile({ fileId })
  await scanStoredFile({ fileId })
  expect(scanner.files).toHaveLength(1)
  expect(scanner.files[0]?.equals(large)).toBe(true)
  expect(await jobsOf(fileId)).toEqual(['file.scan', 'drive.upload'])
  expect((await manager.get(paths.api.file(fileId))).bytes.equals(large)).toBe(true)
})

it('is deleted when it is infected, and that is told', async () => {
  await scanWith()
  const before = await listStoredFiles()
  const { submissionId, fileId } = await send(INFECTED)
  await scanStoredFile({ fileId })
  expect(await listStoredFiles()).toEqual(before)
  expect(await jobsOf(fileId)).toEqual(['file.scan'])
  expectRefusal(await manager.get(paths.api.file(fileId)), 404, 'file.infected')
  const reason = 'The virus scanner found Test.Signature. The file was deleted.'
  expect((await deliveryOf(submissionId)).files).toMatchObject([
    { fileId, scan: 'infected', reason },
  ])
  expect(await gapOf(fileId, 'file_infected')).toMatchObject({ what: 'letter.pdf', reason })
  expect(await gapOf(fileId, 'file_missing')).toBeUndefined()
  expect(await gapOf(fileId, 'file_waiting')).toBeUndefined()
})

it('is deleted by the next attempt when the first one ended before that', async () => {
  const scanner = await scanWith()
  const before = await listStoredFiles()
  const { fileId } = await send(INFECTED)
  // The state in which a process leaves the file when it ends between the record and the deletion.
  const record = `update submission_files set scan = 'infected' where id = $1`
  await (await pool()).query(record, [fileId])
  await scanStoredFile({ fileId })
  expect(await listStoredFiles()).toEqual(before)
  expect(scanner.files).toEqual([])
})

it('is sent to the drive by hand once it was found clean, and never when it is infected', async () => {
  const drive = await connectDrive()
  onTestFinished(() => disconnectDrive(drive))
  await scanWith()
  const [infected, clean] = [await send(INFECTED), await send(PDF)]
  const retry = async ({ fileId }: typeof clean) => {
    expect((await manager.post(paths.api.fileRetry(fileId))).status).toBe(200)
    return jobsOf(fileId)
  }
  for (const file of [infected, clean]) {
    expect(await retry(file)).toEqual(['file.scan'])
    await scanStoredFile(file)
  }
  expect(await retry(infected)).toEqual(['file.scan'])
  expect(await retry(clean)).toEqual(['file.scan', 'drive.upload'])
  const ids = [infected.submissionId, clean.submissionId]
  await manager.post(paths.api.deleteSubmissions, { ids })
  await (await pool()).query(`delete from jobs.job where name = 'drive.upload'`)
  expect((await manager.post(paths.api.binRestore, { ids })).status).toBe(200)
  expect(await jobsOf(infected.fileId)).toEqual(['file.scan'])
  expect(await jobsOf(clean.fileId)).toEqual(['file.scan', 'drive.upload'])
  const told = (await readLastAuditLines('file.upload_retried', 10)).map(({ subject }) => subject)
  expect(told).toContain(`#${clean.submissionId}`)
  expect(told).not.toContain(`#${infected.submissionId}`)
})

it('a scanner that takes the file and never answers is given up', async () => {
  const sockets: Socket[] = []
  const note = (message: unknown) => sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', note)
  // Emits the event that Node emits on a socket after a minute without data.
  const onSilence = () => sockets.filter(({ timeout }) => timeout).map((one) => one.emit('timeout'))
  await scanWith({ onSilence })
  const { fileId } = await send(pdfOfSize(2_000))
  await expect(scanStoredFile({ fileId })).rejects.toThrow('no answer within a minute')
  unsubscribe('net.client.socket', note)
})

describe('without an answer it stays where it is, says why, and is tried again', () => {
  it.each<[string, Parameters<typeof startFakeClamd>[0] | null, RegExp]>([
    ['nobody is there', null, /cannot be reached .*CLAMAV_URL/],
    [
      'the scanner finds it too large',
      { says: 'INSTREAM size limit exceeded. ERROR\0' },
      /size limit/,
    ],
    ['the scanner hangs up', { says: '' }, /no answer|cannot be reached/],
  ])('%s', async (_case, options, reason) => {
    const scanner = await scanWith(options ?? {})
    if (!options) await scanner.close().then(() => scanners.pop())
    const { fileId } = await send(pdfOfSize(200_000))
    await expect(scanStoredFile({ fileId })).rejects.toThrow()
    expectRefusal(await manager.get(paths.api.file(fileId)), 409, 'file.not_scanned')
    expect((await gapOf(fileId, 'file_unscanned'))?.reason).toMatch(reason)

    await scanWith()
    const gaps = [{ kind: 'file_unscanned', id: fileId }]
    expect((await manager.post(paths.api.ledgerRepair, { gaps })).status).toBe(204)
    await scanStoredFile({ fileId })
    expect((await manager.get(paths.api.file(fileId))).status).toBe(200)
    expect(await gapOf(fileId, 'file_unscanned')).toBeUndefined()
  })
})

it('goes its old way without a scanner', async () => {
  const { fileId } = await send(PDF)
  expect(await jobsOf(fileId)).toEqual(['drive.upload'])
  expect((await manager.get(paths.api.file(fileId))).status).toBe(200)
})
