import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { eraseResurrectedRecords } from '@/erase-resurrected-records'
import { ensureQueueSchema } from '@/lib/queue/queues'
import { seed } from '@/seed/seed'
import { migrations } from '../../../migrations'

/** Prepares the database in several parts, each of which is safe to repeat. */
export async function prepareDatabase(): Promise<void> {
  const payload = await migrateTables(() => true)
  await seed(payload)
  // A restored backup may contain data that was erased after the backup was made.
  await eraseResurrectedRecords()
}

export async function applyMigrations(names: string[]): Promise<void> {
  await migrateTables((name) => names.includes(name))
}

async function migrateTables(isWanted: (name: string) => boolean): Promise<Payload> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await getPayload({ config, disableOnInit: true })
  // `migrations` has the type of the database adapter, but `migrate` expects the type of Payload's
  // core.
  const wanted = migrations.filter(({ name }) => isWanted(name)) as Migration[]
  await payload.db.migrate({ migrations: wanted })
  await ensureQueueSchema()
  return payload
}
