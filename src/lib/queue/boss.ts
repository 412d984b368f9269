import 'server-only'
import { type ConstructorOptions, type Db, fromDrizzle, PgBoss } from 'pg-boss'
import { type Executor, pool, sql } from '../database/db'
import { log } from '../log/log'
import { QUEUE_SCHEMA } from './queue-schema'

/** Lets pg-boss use Payload's connection pool. */
const connections: Db = {
  executeSql: async (text, values) => (await pool()).query(text, values),
}

/** A `db` option for pg-boss that runs its statement in our transaction. */
export const inTransaction = (tx: Executor): Db => fromDrizzle(tx, sql)

/** Starts pg-boss without its own maintenance timers, because `watchJobs` does that work. */
export function startBoss(options: ConstructorOptions = {}): Promise<PgBoss> {
  const boss = new PgBoss({
    db: connections,
    schema: QUEUE_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  return boss.start()
}

let starting: Promise<PgBoss> | undefined

/** Returns the instance with which this process enqueues jobs. */
export function boss(): Promise<PgBoss> {
  starting ??= startBoss().catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}
