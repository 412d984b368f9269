import { db, sql } from '@/lib/db'
import { type DriveState, readDriveState } from '@/lib/drive/last-attempt'
import { isQueueReady } from '@/lib/queue'
import { checkStorage } from '@/lib/storage'

type Part = 'ok' | 'failing'

/**
 * `GET /api/health`. A drive that fails is no reason to stop serving: its files wait, and `status`
 * stays as it is.
 */
export interface Health extends DriveState {
  status: Part
  database: Part
  queue: Part
  storage: Part
  mail: 'outbox'
}

/** Without a database nothing is known about it. */
const UNKNOWN_DRIVE: DriveState = { drive: 'failing', driveError: null }

async function probe(check: () => Promise<unknown>): Promise<Part> {
  try {
    return (await check()) === false ? 'failing' : 'ok'
  } catch {
    return 'failing'
  }
}

export async function checkHealth(): Promise<Health> {
  const [database, queue, storage, drive] = await Promise.all([
    probe(async () => (await db()).execute(sql`select 1`)),
    probe(isQueueReady),
    probe(checkStorage),
    readDriveState().catch(() => UNKNOWN_DRIVE),
  ])
  const status = [database, queue, storage].every((part) => part === 'ok') ? 'ok' : 'failing'
  return { status, database, queue, storage, ...drive, mail: 'outbox' }
}
