import 'server-only'
import { db, sql } from '@/lib/database/db'
import { type DriveState, readDriveState } from '@/lib/drive/last-attempt'
import type { Health, PartState } from '@/lib/health'
import { type MailState, readMailState } from '@/lib/mail/state'
import { isQueueReady } from '@/lib/queue/queues'
import { checkStorage } from '@/lib/storage/storage'

/** Without a database nothing is known about it. */
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
