import config from '@payload-config'
import { getPayload, type Migration, type Payload } from 'payload'
import { eraseAgain } from '@/erase-again'
import { ensureQueueSchema } from '@/lib/queue/queues'
import { seed } from '@/seed/seed'
import { migrations } from '../../../migrations'

/** Runs the migrations, then the seed, and creates the queue. Each part is safe to repeat. */
export async function prepareDatabase(): Promise<void> {
  const payload = await migrateTables(() => true)
  await seed(payload)
  // A restored backup may contain data that was erased after it was made.
  await eraseAgain()
}

/** Creates the tables as these migrations leave them, without content. */
export async function makeTables(names: string[]): Promise<void> {
  await migrateTables((name) => names.includes(name))
}

async function migrateTables(isWanted: (name: string) => boolean): Promise<Payload> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await getPayload({ config, disableOnInit: true })
  // A cast, because `migrations` has the type of the database adapter and `migrate` takes the one
  // of Payload's core.
  const wanted = migrations.filter(({ name }) => isWanted(name)) as Migration[]
  await payload.db.migrate({ migrations: wanted })
  await ensureQueueSchema()
  return payload
}
