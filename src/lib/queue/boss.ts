import 'server-only'
import { type ConstructorOptions, type Db, fromDrizzle, PgBoss } from 'pg-boss'
import { type Executor, pool, sql } from '../database/db'
import { log } from '../log/log'
import { QUEUE_SCHEMA } from './queue-schema'

/** Payload's own connections. */
const connections: Db = {
  executeSql: async (text, values) => (await pool()).query(text, values),
}

/** For the `db` option of pg-boss: its statement becomes part of the transaction. */
export const inTransaction = (tx: Executor): Db => fromDrizzle(tx, sql)

/** Without timers of its own; `watchJobs` looks after the tables. */
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

/** The one of this process that puts jobs into the queue. */
export function boss(): Promise<PgBoss> {
  starting ??= startBoss().catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}
