import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { eraseAgain } from '@/erase-again'
import { ensureQueueSchema } from '@/lib/queue/queues'
import { seed } from '@/seed/seed'
import { migrations } from '../../../migrations'

/** Brings the schema up to date, then the seed and the queue. Each part is safe to repeat. */
export async function prepareDatabase(): Promise<void> {
  const payload = await migrateTables(() => true)
  await seed(payload)
  // A restored backup may be older than an erasure.
  await eraseAgain()
}

/** The tables as these migrations leave them, without any content. */
export async function makeTables(names: string[]): Promise<void> {
  await migrateTables((name) => names.includes(name))
}

async function migrateTables(isWanted: (name: string) => boolean): Promise<Payload> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await getPayload({ config, disableOnInit: true })
  // The generated list is typed by the adapter, the call by Payload's core.
  const wanted = migrations.filter(({ name }) => isWanted(name)) as Migration[]
  await payload.db.migrate({ migrations: wanted })
  await ensureQueueSchema()
  return payload
}
