import 'server-only'
import PgBoss from 'pg-boss'
import { type Executor, pool, type SQL, sql } from '../database/db'
import { databaseUrl } from '../env'
import { log } from '../log/log'
import { QUEUE_SCHEMA } from './queue-schema'

/** What the owner of an account is told about it. */
export type OwnerNotice =
  | 'password_changed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'wrong_codes'
  | 'factors_reset'

/** To whom, and the colleague it comes from. */
interface StaffMail {
  userId: number
  from: string | null
}

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
  'mail.send': StaffMail &
    ({ kind: 'invitation' | 'password_reset' } | { kind: 'notice'; notice: OwnerNotice })
  /** The confirmation email of one registration. */
  'receipt.send': { receiptId: number }
  /** A message to somebody who wants to hear of a venue: whether it was them, or that it is set. */
  'venue.send': { kind: 'confirmation' | 'announcement'; requestId: number }
  /** Looks who waits for a venue that has been announced. */
  'venue.tell': Record<string, never>
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
  'venue.send',
  'venue.tell',
  'sweep',
  'content.publish',
]

/** What must leave the building, or go for good. A job that failed for good is kept beside its queue, to be seen. */
export const DURABLE_QUEUES = [
  ...['file.scan', 'drive.upload', 'mail.send', 'receipt.send', 'venue.send'],
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
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
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

const schema = sql.raw(QUEUE_SCHEMA)

/**
 * Writes a job for each row `(name, data, after_seconds)` of `wanted`, as pg-boss' own `send` does
 * (tests/api/product/queue.test.ts compares them), so that it can be part of any statement. Fails when
 * a queue is missing: its job would have nowhere to go.
 */
export const jobsOf = (wanted: SQL): SQL => sql`
  insert into ${schema}.job (name, data, start_after, keep_until, expire_in, retry_limit,
    retry_delay, retry_backoff, dead_letter, policy)
  select queue.name, wanted.data, now() + make_interval(secs => wanted.after_seconds),
    now() + make_interval(days => ${sql.raw(`${RETENTION_DAYS}`)}),
    coalesce(make_interval(secs => queue.expire_seconds), interval '15 minutes'),
    coalesce(queue.retry_limit, 2),
    case when queue.retry_backoff then greatest(coalesce(queue.retry_delay, 0), 1)
      else coalesce(queue.retry_delay, 0) end,
    coalesce(queue.retry_backoff, false), queue.dead_letter, queue.policy
  from (${wanted}) as wanted left join ${schema}.queue on queue.name = wanted.name`

/** Not null, and no partition takes it: how a missing queue shows. */
const NO_QUEUE = new Set(['23502', '23514'])

const codeOf = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}

/** The outbox: the job exists exactly when the transaction that enqueues it commits. */
export async function enqueue<Q extends QueueName>(
  tx: Executor,
  queue: Q,
  job: Jobs[Q],
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<void> {
  const wanted = sql`select ${queue}::text as name, ${JSON.stringify(job)}::jsonb as data,
    ${afterSeconds}::int as after_seconds`
  try {
    await tx.execute(jobsOf(wanted))
  } catch (cause) {
    if (!NO_QUEUE.has(codeOf(cause))) throw cause
    throw new Error(`The queue ${queue} is missing; run the migrations`, { cause })
  }
}

/** True when the queue's tables are there and every queue exists. */
export async function isQueueReady(): Promise<boolean> {
  const connections = await pool()
  const { rows } = await connections.query(`select name from ${QUEUE_SCHEMA}.queue`)
  const names = new Set(rows.map(({ name }: { name: string }) => name))
  return [...QUEUES, ...DURABLE_QUEUES.map(deadLetterOf)].every((queue) => names.has(queue))
}
