import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { pool } from '@/lib/database/db'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  driveCopiesOf,
  fileAnswerOf,
  type RegisteredFile,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { createOpenForm } from '../../support/api/forms'
import { PDF, pdfOfSize } from '../../support/file-samples'
import type { DriveFault, DriveServer } from '../../support/peers/drive-server'

let drive: DriveServer
beforeEach(async () => {
  drive = await connectDrive()
})
afterEach(() => disconnectDrive(drive))
afterAll(removeCreatedRows)

async function expectRecovery(file: RegisteredFile, reason: string, mend: () => void) {
  await expect(uploadToDrive(file)).rejects.toThrow(reason)
  expect(await readFileRow(file)).toMatchObject({
    state: 'stored',
    drive_error: expect.stringContaining(reason),
  })
  expect(await fileAnswerOf(file)).toMatchObject({ fileId: file.fileId })
  mend()
  await uploadToDrive(file)
  await expectArrived(file)
}

async function expectArrived(file: RegisteredFile) {
  const row = await readFileRow(file)
  expect(row).toMatchObject({ state: 'uploaded', drive_error: null })
  expect(await fileAnswerOf(file)).toContain(`drive.google.com/file/d/${row.drive_id}/`)
  expect(driveCopiesOf(drive, file).map(({ id, sha256Checksum }) => [id, sha256Checksum])).toEqual([
    [row.drive_id, row.sha256],
  ])
}

const answered = (on: DriveFault['on'], status: number, reason: string): DriveFault => ({
  on,
  how: { status, reason },
})

describe('a file waits and says why, and arrives once it is mended:', () => {
  it.each<[string, DriveFault, string]>([
    ['a full drive', answered('start', 403, 'storageQuotaExceeded'), 'is full'],
    ['a drive that fills up on the way', answered('part', 403, 'storageQuotaExceeded'), 'is full'],
    ['too many requests', answered('start', 403, 'rateLimitExceeded'), 'asks for a pause'],
    ['too many requests (429)', answered('list', 429, 'rateLimitExceeded'), 'asks for a pause'],
    ['no permission', answered('create', 403, 'insufficientFilePermissions'), 'editor'],
    ['an interface switched off', answered('list', 403, 'accessNotConfigured'), 'switched off'],
    ['a withdrawn sign-in', answered('token', 400, 'invalid_grant'), 'Connect Google Drive again'],
    ['an unknown client', answered('token', 401, 'invalid_client'), 'Connect Google Drive again'],
    ['a server error', answered('start', 503, 'backendError'), 'has a problem'],
    ['a server error in the middle', answered('part', 500, 'backendError'), 'has a problem'],
    ['cut connections', { on: 'list', how: 'cut' }, 'cannot be reached'],
    ['cut uploads', { on: 'part', how: 'cut' }, 'cannot be reached'],
  ])('%s', async (_case, fault, reason) => {
    const file = await registerFile()
    drive.fail(fault)
    await expectRecovery(file, reason, drive.mend)
  })

  it('nobody listens', async () => {
    const file = await registerFile()
    process.env.GOOGLE_API_URL = 'http://127.0.0.1:9'
    await expectRecovery(file, 'cannot be reached', () => {
      process.env.GOOGLE_API_URL = drive.url
    })
  })

  it('the folder of all registrations is gone', async () => {
    const file = await registerFile()
    const root = drive.store.files.get(drive.rootId)
    drive.store.delete(drive.rootId)
    await expectRecovery(file, 'folder for registrations is missing', () => {
      if (root) drive.store.files.set(root.id, root)
    })
  })

  it('another folder is named in its place', async () => {
    const file = await registerFile()
    drive.store.delete(drive.rootId)
    await expectRecovery(file, 'folder for registrations is missing', () => {
      process.env.DRIVE_FOLDER_ID = drive.store.folder('New').id
    })
  })

  it('the sign-in was withdrawn for good, and a new one is set', async () => {
    const file = await registerFile()
    process.env.GOOGLE_OAUTH_REFRESH_TOKEN = 'withdrawn'
    await expectRecovery(file, 'Connect Google Drive again', () => {
      process.env.GOOGLE_OAUTH_REFRESH_TOKEN = drive.settings.GOOGLE_OAUTH_REFRESH_TOKEN
    })
  })

  it('the key of the service account is missing', async () => {
    const file = await registerFile()
    process.env.GOOGLE_SERVICE_ACCOUNT_FILE = '/nowhere/key.json'
    await expectRecovery(file, 'Check GOOGLE_SERVICE_ACCOUNT_FILE', () => {
      delete process.env.GOOGLE_SERVICE_ACCOUNT_FILE
    })
  })
})

describe('goes on by itself', () => {
  it('with a new token when the old one is refused (401)', async () => {
    await uploadToDrive(await registerFile())
    drive.revokeTokens()
    const file = await registerFile()
    await uploadToDrive(file)
    await expectArrived(file)
    expect(drive.calls.filter((call) => call === 'token')).toHaveLength(2)
  })

  it.each<[string, DriveFault]>([
    ['after a connection cut in the middle of a part', { on: 'part', how: 'cut', after: 300_000 }],
    ['after a connection cut before a byte', { on: 'part', how: 'cut', after: 0 }],
    ['after a cut far into the file', { on: 'part', how: 'cut', from: 4_000_000, after: 70_000 }],
    ['after a server error', answered('part', 502, 'backendError')],
    ['after many cuts, each further on', { on: 'part', how: 'cut', after: 300_000, times: 12 }],
  ])('%s', async (_case, fault) => {
    const file = await registerFile(pdfOfSize(5_000_000))
    drive.fail({ times: 1, ...fault })
    await uploadToDrive(file)
    await expectArrived(file)
    expect(drive.calls.filter((call) => call === 'start')).toHaveLength(1)
  })

  it.each([
    ['deleted', (id: string) => drive.store.delete(id)],
    ['in the bin', (id: string) => drive.store.trash(id)],
  ])('with another folder when the form’s is %s', async (_case, take) => {
    const form = await createOpenForm({ Letter: 'file' })
    await uploadToDrive(await registerFile(PDF, 'a.pdf', form))
    const [folder] = drive.store.inFolder(drive.rootId)
    take(folder?.id ?? '')
    const file = await registerFile(PDF, 'b.pdf', form)
    await uploadToDrive(file)
    await expectArrived(file)
    const [other, ...more] = drive.store.inFolder(drive.rootId)
    expect(more).toEqual([])
    expect(other?.id).not.toBe(folder?.id)
    expect(driveCopiesOf(drive, file)[0]?.parents).toEqual([other?.id])
  })

  it('in the folder of before when the database has forgotten it', async () => {
    const form = await createOpenForm({ Letter: 'file' })
    const first = await registerFile(PDF, 'a.pdf', form)
    await uploadToDrive(first)
    const connections = await pool()
    await connections.query('delete from drive_folders where form_id = $1', [form.id])
    await connections.query(
      `update submission_files set state = 'stored', drive_id = null where id = $1`,
      [first.fileId],
    )
    await uploadToDrive(first)
    expect(driveCopiesOf(drive, first)).toHaveLength(1)
    expect(drive.store.inFolder(drive.rootId)).toHaveLength(1)
    expect(await readFileRow(first)).toMatchObject({ state: 'uploaded' })
  })
})
