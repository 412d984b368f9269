import { db, sql } from '@/lib/db'
import { type DriveState, readDriveState } from '@/lib/drive/last-attempt'
import { type MailState, readMailState } from '@/lib/mail-state'
import { isQueueReady } from '@/lib/queue'
import { checkStorage } from '@/lib/storage'

type Part = 'ok' | 'failing'

/**
 * `GET /api/health`. A drive or a mail server that fails is no reason to stop serving: what they
 * should get waits, and `status` stays as it is.
 */
export interface Health extends DriveState {
  status: Part
  database: Part
  queue: Part
  storage: Part
  mail: MailState
}

/** Without a database nothing is known about it. */
const UNKNOWN_DRIVE: DriveState = {
  drive: 'failing',
  driveError: null,
  driveSignInEnds: null,
}

async function probe(check: () => Promise<unknown>): Promise<Part> {
  try {
    return (await check()) === false ? 'failing' : 'ok'
  } catch {
    return 'failing'
  }
}

export async function checkHealth(): Promise<Health> {
  const [database, queue, storage, drive, mail] = await Promise.all([
    probe(async () => (await db()).execute(sql`select 1`)),
    probe(isQueueReady),
    probe(checkStorage),
    readDriveState().catch(() => UNKNOWN_DRIVE),
    readMailState().catch((): MailState => 'failing'),
  ])
  const status = [database, queue, storage].every((part) => part === 'ok') ? 'ok' : 'failing'
  return { status, database, queue, storage, ...drive, mail }
}
