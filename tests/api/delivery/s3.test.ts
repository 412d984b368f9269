import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FileAnswer } from '@/features/answers/schema'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { pool } from '@/lib/database/db'
import type { HealthReport } from '@/lib/health'
import { paths } from '@/lib/paths'
import { moveFiles } from '@/lib/storage/move'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { connectDrive, disconnectDrive, readFileRow } from '../../support/api/drive'
import { createOpenForm, readSubmission, registerWithFiles } from '../../support/api/forms'
import { isFileStored, storePrivateFile } from '../../support/api/kept-files'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF, pdfOfSize } from '../../support/file-samples'
import { type S3Server, startS3Server } from '../../support/peers/s3-server'
import { expectRefusal } from '../../support/refusal'

let server: S3Server
let colleague: Client
let form: Awaited<ReturnType<typeof createOpenForm<'Letter'>>>
beforeAll(async () => {
  server = await startS3Server()
  colleague = await staffClient('super_admin')
  form = await createOpenForm({ Letter: 'file' })
})
const before = { ...process.env }
beforeEach(() => void Object.assign(process.env, server.settings))
afterEach(async () => {
  server.refuse(undefined)
  const { rows } = await (await pool()).query('select id from submissions where form_id = $1', [
    form.id,
  ])
  await eraseSubmissions(rows.map(({ id }) => id))
  server.objects.clear()
  for (const name of Object.keys(server.settings)) process.env[name] = before[name] ?? ''
})
afterAll(async () => {
  await server.close()
  await removeCreatedRows()
})

const send = (bytes: Buffer, key?: string) => {
  const headers = key ? { 'idempotency-key': key } : undefined
  return registerWithFiles(form, {}, [[form.ids.Letter, asFile(bytes, 'letter.pdf')]], headers)
}
async function register(bytes: Buffer = PDF) {
  const { status, body } = await send(bytes)
  expect(status).toBe(201)
  const { data } = await readSubmission(body.id)
  const { fileId } = data[form.ids.Letter] as FileAnswer
  return { formId: form.id, submissionId: body.id, fieldId: form.ids.Letter, fileId }
}

it('a file goes to the store and comes back by permission only', async () => {
  const bytes = pdfOfSize(300_000)
  const file = await register(bytes)
  const { storage_key } = await readFileRow(file)
  expect([...server.objects.keys()]).toEqual([`private/${storage_key}`])
  expectRefusal(await newVisitor().get(paths.api.file(file.fileId)), 401, 'auth.required')
  const keeper = await staffClient('store_manager')
  expectRefusal(await keeper.get(paths.api.file(file.fileId)), 403, 'auth.forbidden')
  const answer = await colleague.get(paths.api.file(file.fileId))
  expect(answer.status).toBe(200)
  expect(answer.bytes.equals(bytes)).toBe(true)
})

it('its copy goes to the drive, in parts, with the same bytes', async () => {
  const drive = await connectDrive()
  try {
    const bytes = pdfOfSize(5_000_000)
    const file = await register(bytes)
    await uploadToDrive(file)
    const copies = [...drive.store.files.values()].filter(({ size }) => size === bytes.length)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(copies.map(({ sha256Checksum }) => sha256Checksum)).toEqual([sha256])
  } finally {
    await disconnectDrive(drive)
  }
})

it('erasing and sweeping reach the store, and what belongs to a row stays', async () => {
  const [erased, kept] = [await register(), await register()]
  const key = (await readFileRow(erased)).storage_key
  await storePrivateFile('abandoned.pdf', PDF)
  await eraseSubmissions([erased.submissionId])
  expect(await isFileStored(key)).toBe(false)
  await sweepFilesAndExpiredRows(new Date(Date.now() + 61 * 60_000))
  expect([...server.objects.keys()]).toEqual([`private/${(await readFileRow(kept)).storage_key}`])
})

it('while the store is away a visitor is asked to try again, nothing is stored, and the repeat is', async () => {
  const count = async () =>
    (
      await (
        await pool()
      ).query('select count(*)::int as n from submissions where form_id = $1', [form.id])
    ).rows[0].n
  const key = crypto.randomUUID()
  await server.down()
  try {
    expectRefusal(await send(PDF, key), 503, 'server.busy')
    expect(await count()).toBe(0)
  } finally {
    await server.up()
  }
  const [first, repeat] = [await send(PDF, key), await send(PDF, key)]
  expect(first.status).toBe(201)
  expect(repeat.body).toEqual(first.body)
  expect(await count()).toBe(1)
  expect(server.objects.size).toBe(1)
})

it('health says in one sentence why files cannot be stored', async () => {
  const ask = () => newVisitor().get<HealthReport>(paths.api.health)
  expect((await ask()).body).toMatchObject({ storage: 'ok', storageError: null })
  process.env.S3_SECRET_ACCESS_KEY = 'another'
  const { status, body } = await ask()
  expect(status).toBe(503)
  expect(body).toMatchObject({
    storage: 'failing',
    storageError:
      'The S3 store does not accept the key; check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  })
})

it('a file that lies in the folder is handed out before and after it moves', async () => {
  for (const name of Object.keys(server.settings)) process.env[name] = ''
  const file = await register()
  const { storage_key } = await readFileRow(file)
  Object.assign(process.env, server.settings)
  const download = async () => (await colleague.get(paths.api.file(file.fileId))).bytes.equals(PDF)
  expect(await download()).toBe(true)
  expect(server.objects.size).toBe(0)
  expect((await moveFiles('private', new AbortController().signal)).different).toEqual([])
  expect([...server.objects.keys()]).toContain(`private/${storage_key}`)
  expect(await download()).toBe(true)
})
