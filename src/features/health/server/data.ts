import 'server-only'
import { db, fetchRows, sql } from '@/lib/database/db'
import { weakestDatabaseProtection } from '@/lib/database/link'
import { type DriveState, readDriveState } from '@/lib/drive/last-attempt'
import type { HealthReport, PartState, ReadinessReport } from '@/lib/health'
import { type MailState, readMailState } from '@/lib/mail/state'
import { isQueueReady } from '@/lib/queue/queues'
import { checkStorage } from '@/lib/storage/storage'
import { StorageTrouble } from '@/lib/storage/trouble'
import { readStorageRoom } from '@/lib/suspicion/room'
import { countIgnoredProxyRequests } from '@/server/bridge/undeclared-proxy'

/** Reported while the database cannot be reached, because the drive's state is stored there. */
const UNKNOWN_DRIVE: DriveState = {
  drive: 'failing',
  driveError: null,
  driveSignInEnds: null,
}

async function probe(check: () => Promise<unknown>): Promise<PartState> {
  try {
    return (await check()) === false ? 'failing' : 'ok'
  } catch {
    return 'failing'
  }
}

async function probeStorage(): Promise<Pick<ReadinessReport, 'storage' | 'storageError'>> {
  try {
    await checkStorage()
    return { storage: 'ok', storageError: null }
  } catch (error) {
    const storageError = error instanceof StorageTrouble ? error.message : null
    return { storage: 'failing', storageError }
  }
}

const arePlacesRight = async (): Promise<boolean> =>
  (await fetchRows(sql`select from place_limits where miscounted_at is not null limit 1`))
    .length === 0

export async function checkReady(): Promise<ReadinessReport> {
  const [database, queue, { storage, storageError }] = await Promise.all([
    probe(async () => (await db()).execute(sql`select 1`)),
    probe(isQueueReady),
    probeStorage(),
  ])
  const status = [database, queue, storage].every((part) => part === 'ok') ? 'ok' : 'failing'
  return { status, database, queue, storage, storageError }
}

export async function checkHealth(): Promise<HealthReport> {
  const [ready, drive, mail, files, places] = await Promise.all([
    checkReady(),
    readDriveState().catch(() => UNKNOWN_DRIVE),
    readMailState().catch((): MailState => 'failing'),
    readStorageRoom().catch(() => null),
    probe(arePlacesRight),
  ])
  return {
    ...ready,
    ...drive,
    mail,
    places,
    databaseLink: weakestDatabaseProtection(),
    ignoredForwarded: countIgnoredProxyRequests(),
    files,
  }
}
