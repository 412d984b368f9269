import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadToDrive } from '@/features/delivery/server/drive-upload'
import { pool } from '@/lib/database/db'
import { stageFile } from '@/lib/storage/folder-store'
import { saveStagedFile } from '@/lib/storage/storage'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  driveCopiesOf,
  type RegisteredFile,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { waitUntil } from '../../support/condition'
import { pdfOfSize } from '../../support/file-samples'
import type { DriveServer } from '../../support/peers/drive-server'

const MEGABYTE = 1024 * 1024

let drive: DriveServer
beforeEach(async () => {
  drive = await connectDrive()
})
afterEach(() => disconnectDrive(drive))
afterAll(removeCreatedRows)

async function expectOnce(file: RegisteredFile) {
  const { state, drive_id, sha256 } = await readFileRow(file)
  expect(state).toBe('uploaded')
  expect(driveCopiesOf(drive, file).map(({ id, sha256Checksum }) => [id, sha256Checksum])).toEqual([
    [drive_id, sha256],
  ])
}

describe('a file gets there once', () => {
  it('when the answer to the finished upload is lost', async () => {
    const file = await registerFile(pdfOfSize(3 * MEGABYTE))
    drive.fail({ on: 'part', how: 'lost', from: 2 * MEGABYTE, times: 1 })
    await expect(uploadToDrive(file)).rejects.toThrow()
    expect(driveCopiesOf(drive, file)).toHaveLength(1)
    await uploadToDrive(file)
    await expectOnce(file)
    expect(drive.calls.filter((call) => call === 'start')).toHaveLength(1)
  })

  it('when the answer to the new folder is lost', async () => {
    const file = await registerFile()
    drive.fail({ on: 'create', how: 'lost', times: 1 })
    await expect(uploadToDrive(file)).rejects.toThrow('cannot be reached')
    await uploadToDrive(file)
    await expectOnce(file)
    expect(drive.store.inFolder(drive.rootId)).toHaveLength(1)
  })

  it('when the database is lost between the upload and its record', async () => {
    const file = await registerFile()
    const connections = await pool()
    await connections.query(
      `alter table submission_files add constraint broken check (state <> 'uploaded') not valid`,
    )
    await expect(uploadToDrive(file)).rejects.toThrow()
    await connections.query('alter table submission_files drop constraint broken')
    expect((await readFileRow(file)).drive_error).toBeNull()
    await uploadToDrive(file)
    await expectOnce(file)
  })

  it('when what arrived was put in the bin before anybody knew', async () => {
    const file = await registerFile()
    drive.fail({ on: 'part', how: 'lost', times: 1 })
    await expect(uploadToDrive(file)).rejects.toThrow()
    const [folder] = drive.store.inFolder(drive.rootId)
    drive.store.trash(folder?.id ?? '')
    await uploadToDrive(file)
    await expectOnce(file)
  })

  it('with the bytes of the visitor, when what arrived has others', async () => {
    const file = await registerFile()
    drive.fail({ on: 'part', how: 'lost', times: 1 })
    await expect(uploadToDrive(file)).rejects.toThrow()
    const [wrong] = driveCopiesOf(drive, file)
    Object.assign(wrong ?? {}, { sha256Checksum: 'f'.repeat(64) })
    await expect(uploadToDrive(file)).rejects.toThrow('other bytes')
    await uploadToDrive(file)
    const { drive_id, sha256 } = await readFileRow(file)
    expect(drive_id).not.toBe(wrong?.id)
    expect(drive.store.files.get(drive_id ?? '')?.sha256Checksum).toBe(sha256)
  })

  it('when two workers bring it at once', async () => {
    const file = await registerFile(pdfOfSize(3 * MEGABYTE))
    const release = drive.holdParts()
    const both = Promise.allSettled([uploadToDrive(file), uploadToDrive(file)])
    const started = () => drive.calls.filter((call) => call === 'start').length === 2
    await waitUntil('both have begun', started)
    release()
    expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await expectOnce(file)
  })

  it('when a worker is killed in the middle and another one takes it up', async () => {
    const file = await registerFile(pdfOfSize(5 * MEGABYTE))
    const release = drive.holdParts()
    const killed = new AbortController()
    const first = uploadToDrive(file, killed.signal)
    await waitUntil('its first part', () => drive.calls.includes('part'))
    killed.abort()
    await expect(first).rejects.toThrow()
    release()
    expect(driveCopiesOf(drive, file)).toEqual([])
    expect((await readFileRow(file)).drive_error).toBeNull()
    await uploadToDrive(file)
    await expectOnce(file)
  })
})

async function enlarge(file: RegisteredFile, megabytes: number): Promise<void> {
  const { storage_key } = await readFileRow(file)
  const chunk = Buffer.alloc(MEGABYTE, 7)
  const staged = await stageFile(Readable.from(Array.from({ length: megabytes }, () => chunk)))
  await saveStagedFile(staged, storage_key)
  await (await pool()).query('update submission_files set size = $2, sha256 = $3 where id = $1', [
    file.fileId,
    staged.size,
    staged.sha256,
  ])
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

async function growthWhileUploading(megabytes: number): Promise<number> {
  const file = await registerFile()
  await enlarge(file, megabytes)
  const collect = garbageCollector()
  const inUse = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = inUse()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, inUse())
  }, 500)
  await uploadToDrive(file)
  clearInterval(watch)
  await expectOnce(file)
  return (most - before) / MEGABYTE
}

it('200 MB take no more memory than 25 do', async () => {
  const first = await growthWhileUploading(25)
  const second = await growthWhileUploading(200)
  // This memory includes the fake drive, which runs in this process and receives the same bytes.
  expect(Math.max(first, second)).toBeLessThan(100)
})
