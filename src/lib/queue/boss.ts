import 'server-only'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import { pool } from '../database/db'
import { log } from '../log/log'
import { QUEUE_SCHEMA } from './queue-schema'

const connections = {
  executeSql: async (text: string, values?: unknown[]) => (await pool()).query(text, values),
}

/**
 * Starts pg-boss. The package is imported only when needed, because it takes 16 MB of memory. Its
 * timers are off unless `options` turn them on, because `watchJobs` (worker.ts) maintains the
 * tables.
 */
export async function startBoss(options: ConstructorOptions = {}): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const sharedBoss = new PgBoss({
    db: connections,
    schema: QUEUE_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  })
  sharedBoss.on('error', (error) => log.error({ err: error }, 'queue'))
  return sharedBoss.start()
}

let starting: Promise<PgBoss> | undefined

/** Returns a shared instance for single calls. `startWorker` starts an instance of its own. */
export function boss(): Promise<PgBoss> {
  starting ??= startBoss().catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}
