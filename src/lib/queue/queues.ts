import 'server-only'
import PgBoss from 'pg-boss'
import { type Executor, pool, sql } from '../database/db'
import { databaseUrl } from '../env'

/** Every queue and what its jobs carry. */
export interface Jobs {
  /** A stored registration file that the virus scanner has not looked at yet. */
  'file.scan': { fileId: number }
  /** A stored registration file on its way to the drive. */
  'drive.upload': { fileId: number }
  /** A copy in the drive of something that was erased. */
  'drive.erase': { erasureId: number }
  /** Submissions of the bin. */
  'submissions.erase': { ids: number[] }
  /** Announces what retention will erase, and erases what was announced. */
  retention: Record<string, never>
  /** Tells one of the admins what retention will erase. */
  'retention.mail': { planId: number; userId: number }
  /** A message to a member of staff; its one-time link is made when it is sent. */
  'mail.send': { kind: 'invitation' | 'password_reset'; userId: number; from: string | null }
  /** The confirmation email of one registration. */
  'receipt.send': { receiptId: number }
  /** Takes away files and attempts that nothing refers to. */
  sweep: Record<string, never>
  /** Publishes what editors have scheduled. */
  'content.publish': Record<string, never>
}
export type QueueName = keyof Jobs

const QUEUES: readonly QueueName[] = [
  ...(['file.scan', 'drive.upload', 'drive.erase', 'submissions.erase'] as const),
  ...(['retention', 'retention.mail'] as const),
  'mail.send',
  'receipt.send',
  'sweep',
  'content.publish',
]
export const QUEUE_SCHEMA = 'pgboss'

/** What must leave the building, or go for good. A job that failed for good is kept beside its queue, to be seen. */
export const DURABLE_QUEUES = [
  ...['file.scan', 'drive.upload', 'mail.send', 'receipt.send'],
  ...['drive.erase', 'submissions.erase', 'retention.mail'],
] as const
export type DurableQueue = (typeof DURABLE_QUEUES)[number]
export const deadLetterOf = (queue: DurableQueue) => `${queue}.dead` as const

/**
 * How long a job belongs to the worker that took it. Workers renew it while they are at it, so that
 * a long upload keeps its job and a killed worker loses it. Together with `LEASE_CHECK_S` another
 * one takes it up within two minutes.
 */
export const LEASE_S = 45
export const LEASE_CHECK_S = 20

/** Files wait for as long as it takes until a drive is connected. */
const RETENTION_DAYS = 3650

/**
 * After a failure again in 5 to 10 s, then 10 to 20 s and so on, each time twice as long: a server
 * that restarts is hardly noticed, and one that is down is tried for 45 hours at least.
 */
const FIRST_RETRY_S = 5
const RETRIES = 15

const isDurable = (name: QueueName): name is DurableQueue =>
  (DURABLE_QUEUES as readonly QueueName[]).includes(name)

function queuePolicy(name: QueueName): PgBoss.Queue {
  const lease = { name, expireInSeconds: LEASE_S }
  if (!isDurable(name)) return lease
  const retries = { retryLimit: RETRIES, retryDelay: FIRST_RETRY_S, retryBackoff: true }
  return { ...lease, ...retries, deadLetter: deadLetterOf(name) }
}

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
  // pg-boss' own for schedules: workers may make no tables.
  await boss.createQueue('__pgboss__send-it')
  for (const queue of DURABLE_QUEUES) await boss.createQueue(deadLetterOf(queue))
  for (const name of QUEUES) {
    const policy = queuePolicy(name)
    await boss.createQueue(name, policy)
    await boss.updateQueue(name, policy)
  }
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
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  const id = await sender.send(queue, job, {
    retentionDays: RETENTION_DAYS,
    db: { executeSql: (text, values) => tx.execute(bind(text, values)) as never },
  })
  // pg-boss answers null, without an error, when the queue does not exist.
  if (id === null) throw new Error(`The queue ${queue} is missing; run the migrations`)
  // pg-boss' own option casts one parameter to two types, which only works in its own statement.
  if (afterSeconds > 0) {
    await tx.execute(sql`
      update ${sql.raw(QUEUE_SCHEMA)}.job set start_after = now() + make_interval(secs => ${afterSeconds})
      where name = ${queue} and id = ${id}::uuid`)
  }
}

/** True when the queue's tables are there and every queue exists. */
export async function isQueueReady(): Promise<boolean> {
  const connections = await pool()
  const { rows } = await connections.query(`select name from ${QUEUE_SCHEMA}.queue`)
  const names = new Set(rows.map(({ name }: { name: string }) => name))
  return [...QUEUES, ...DURABLE_QUEUES.map(deadLetterOf)].every((queue) => names.has(queue))
}
