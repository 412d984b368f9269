import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweepFilesAndExpiredRows } from '@/features/registration/server/jobs'
import { pool } from '@/lib/database/db'
import { boss } from '@/lib/queue/boss'
import type { JobPayloads } from '@/lib/queue/jobs'
import { DURABLE_QUEUES } from '@/lib/queue/queues'
import { startWorker } from '@/worker'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  connectDrive,
  disconnectDrive,
  driveCopiesOf,
  type RegisteredFile,
  readDriveJobs,
  readFileRow,
  registerFile,
} from '../../support/api/drive'
import { waitUntil } from '../../support/condition'
import type { DriveServer } from '../../support/peers/drive-server'

let drive: DriveServer
const stops: (() => Promise<void>)[] = []
const work = async () => stops.push(await startWorker())
beforeEach(async () => {
  drive = await connectDrive()
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await disconnectDrive(drive)
})
afterAll(async () => {
  await (await pool()).query(`delete from jobs.job where name = 'drive.upload.dead'`)
  await removeCreatedRows()
})

const listDead = async () =>
  (await boss()).findJobs<JobPayloads['drive.upload']>('drive.upload.dead', { queued: true })

const arrived = (file: RegisteredFile) => async () => (await readFileRow(file)).state === 'uploaded'
const isRetried = (file: RegisteredFile) => async () =>
  (await readDriveJobs(file)).some(({ state }) => state === 'retry')

const set = async (file: RegisteredFile, columns: string) =>
  (await pool()).query(
    `update jobs.job set ${columns} where name = 'drive.upload' and (data->>'fileId')::int = $1`,
    [file.fileId],
  )

describe('the queue', () => {
  it('brings every file to the drive once, with two workers', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => registerFile()))
    await Promise.all([work(), work()])
    for (const file of files) {
      await waitUntil('the file arrives', arrived(file), 20_000)
      expect(driveCopiesOf(drive, file)).toHaveLength(1)
      await waitUntil('its job is done', async () =>
        (await readDriveJobs(file)).every(({ state }) => state === 'completed'),
      )
    }
  })

  it('tries for at least a day, each time after twice as long and never in step', async () => {
    const file = await registerFile()
    const [job] = await readDriveJobs(file)
    // The shortest waits between the attempts, in seconds. pg-boss waits up to twice as long.
    const waits = Array.from({ length: job?.retry_limit ?? 0 }, (_, n) => 5 * 2 ** n)
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 60 * 60)
    const { rows } = await (await pool()).query(
      'select name, dead_letter, heartbeat_seconds, retry_backoff from jobs.queue where dead_letter is not null order by name',
    )
    expect(rows).toEqual(
      DURABLE_QUEUES.toSorted().map((name) => ({
        name,
        dead_letter: `${name}.dead`,
        heartbeat_seconds: 45,
        retry_backoff: true,
      })),
    )
  })

  it('gives the job of a killed worker to another one within two minutes', async () => {
    const file = await registerFile()
    // The state in which a killed worker leaves the job. Being killed is not a failure of the job,
    // so it adds no delay.
    await set(
      file,
      `state = 'active', retry_count = 12, heartbeat_on = now() - interval '46 seconds'`,
    )
    const from = Date.now()
    await work()
    await waitUntil('another worker brings it', arrived(file), 75_000)
    expect(Date.now() - from + 45_000).toBeLessThan(120_000)
    expect(driveCopiesOf(drive, file)).toHaveLength(1)
  }, 90_000)

  it('keeps the job of a slow upload with its worker', async () => {
    const file = await registerFile()
    const release = drive.holdParts()
    await work()
    await waitUntil('the upload has begun', () => drive.calls.includes('part'))
    const heardOf = async () => {
      const statement = `select heartbeat_on from jobs.job
        where name = 'drive.upload' and (data->>'fileId')::int = $1`
      const { rows } = await (await pool()).query(statement, [file.fileId])
      return rows[0].heartbeat_on as Date
    }
    const first = await heardOf()
    await waitUntil('the worker is heard of again', async () => (await heardOf()) > first, 30_000)
    release()
    await waitUntil('it arrives', arrived(file))
    expect(drive.calls.filter((call) => call === 'start')).toHaveLength(1)
  }, 60_000)

  it('lists what it gave up with its reason, and brings it when the way is free', async () => {
    const [dead, waiting] = [await registerFile(), await registerFile()]
    await set(dead, 'retry_limit = 0')
    drive.fail({ on: 'token', how: { status: 400, reason: 'invalid_grant' } })
    await work()
    await waitUntil('one is given up', async () => {
      return (await listDead()).some(({ data }) => data.fileId === dead.fileId)
    })
    const [given] = await listDead()
    expect(given?.sourceOutput).toMatchObject({
      message: expect.stringContaining('Connect Google Drive again'),
    })
    await waitUntil('the other one waits', isRetried(waiting))
    await set(waiting, `start_after = now() + interval '20 hours'`)

    drive.mend()
    await sweepFilesAndExpiredRows()
    for (const file of [dead, waiting]) await waitUntil('it arrives', arrived(file), 20_000)
    expect(await listDead()).toEqual([])
  }, 60_000)

  it('asks again at the start of a worker, because settings are mended by a restart', async () => {
    const file = await registerFile()
    await set(file, `state = 'retry', retry_count = 12, start_after = now() + interval '20 hours'`)
    await work()
    await waitUntil('it arrives', arrived(file), 20_000)
  })

  it('leaves files alone while no drive is set up', async () => {
    const file = await registerFile()
    process.env.DRIVE_FOLDER_ID = ''
    await work()
    await sweepFilesAndExpiredRows()
    expect((await readDriveJobs(file)).map(({ state }) => state)).toEqual(['created'])
    expect(drive.calls).toEqual([])
  })
})
