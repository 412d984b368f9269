import config from '@payload-config'
import { getPayload, type Migration } from 'payload'
import { ensureQueueSchema } from '@/lib/queue'
import { seed } from '@/seed/seed'
import { migrations } from '../../../migrations'

/** Brings the schema up to date, then the seed and the queue. Each part is safe to repeat. */
export async function prepareDatabase(): Promise<void> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await getPayload({ config, disableOnInit: true })
  // The generated list is typed by the adapter, the call by Payload's core.
  await payload.db.migrate({ migrations: migrations as Migration[] })
  await ensureQueueSchema()
  await seed(payload)
}
