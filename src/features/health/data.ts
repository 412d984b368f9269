import { db, sql } from '@/lib/db'
import { isQueueReady } from '@/lib/queue'
import { checkStorage } from '@/lib/storage'

type Part = 'ok' | 'failing'

/** `GET /api/health`; drive and mail are off until they are configured. */
export interface Health {
  status: Part
  database: Part
  queue: Part
  storage: Part
  drive: 'off'
  mail: 'outbox'
}

async function probe(check: () => Promise<unknown>): Promise<Part> {
  try {
    return (await check()) === false ? 'failing' : 'ok'
  } catch {
    return 'failing'
  }
}

export async function checkHealth(): Promise<Health> {
  const [database, queue, storage] = await Promise.all([
    probe(async () => (await db()).execute(sql`select 1`)),
    probe(isQueueReady),
    probe(checkStorage),
  ])
  const status = [database, queue, storage].every((part) => part === 'ok') ? 'ok' : 'failing'
  return { status, database, queue, storage, drive: 'off', mail: 'outbox' }
}
