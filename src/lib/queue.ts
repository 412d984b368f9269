import PgBoss from 'pg-boss'
import { type Executor, pool, sql } from './db'
import { databaseUrl } from './env'

/** Every queue and what its jobs carry. */
export interface Jobs {
  /** A stored registration file on its way to the drive. */
  'drive.upload': { fileId: number }
  /** A message to a member of staff; its one-time link is made when it is sent. */
  'mail.send': { kind: 'invitation' | 'password_reset'; userId: number; from: string | null }
  /** Takes away files and attempts that nothing refers to. */
  sweep: Record<string, never>
  /** Publishes what editors have scheduled. */
  'content.publish': Record<string, never>
}
export type QueueName = keyof Jobs

const QUEUES: readonly QueueName[] = ['drive.upload', 'mail.send', 'sweep', 'content.publish']
export const QUEUE_SCHEMA = 'pgboss'

/** Files wait for as long as it takes until a drive is connected. */
const RETENTION_DAYS = 3650

/**
 * After a failure again in 5 to 10 s, then 10 to 20 s and so on, each time twice as long: a server
 * that restarts is hardly noticed, and one that is down is tried for 45 hours at least.
 */
const FIRST_RETRY_S = 5
const RETRIES = 15

/** Creates or updates the queue's own tables. Runs before the server, under the migration lock. */
export async function ensureQueueSchema(): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    schema: QUEUE_SCHEMA,
    schedule: false,
    supervise: false,
  })
  boss.on('error', (error) => console.error('queue:', error))
  await boss.start()
  for (const name of QUEUES) await boss.createQueue(name)
  await boss.stop({ graceful: false })
}

const noConnection = () => Promise.reject(new Error('Jobs are sent in a transaction'))

/**
 * Only writes jobs, each through the transaction it is given. Never started: that would take a
 * connection while every one of them may be waiting inside such a transaction.
 */
const sender = new PgBoss({
  db: { executeSql: noConnection },
  schema: QUEUE_SCHEMA,
  migrate: false,
  schedule: false,
  supervise: false,
})

/** Splits `$1`-style SQL so that drizzle's transaction can run it with its values. */
function bind(text: string, values: unknown[]) {
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    return index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`
  })
  return sql.join(chunks)
}

/** The outbox: the job exists exactly when the transaction that enqueues it commits. */
export async function enqueue<Q extends QueueName>(
  tx: Executor,
  queue: Q,
  job: Jobs[Q],
): Promise<void> {
  const id = await sender.send(queue, job, {
    retentionDays: RETENTION_DAYS,
    retryLimit: RETRIES,
    retryDelay: FIRST_RETRY_S,
    retryBackoff: true,
    db: { executeSql: (text, values) => tx.execute(bind(text, values)) as never },
  })
  // pg-boss answers null, without an error, when the queue does not exist.
  if (id === null) throw new Error(`The queue ${queue} is missing; run the migrations`)
}

/** True when the queue's tables are there and every queue exists. */
export async function isQueueReady(): Promise<boolean> {
  const connections = await pool()
  const { rows } = await connections.query(`select name from ${QUEUE_SCHEMA}.queue`)
  const names = new Set(rows.map(({ name }: { name: string }) => name))
  return QUEUES.every((queue) => names.has(queue))
}
