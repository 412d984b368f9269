import 'server-only'
import PgBoss from 'pg-boss'
import { pool } from '../database/db'
import { databaseUrl } from '../env'
import { log } from '../log/log'
import type { QueueName } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'

const QUEUES: readonly QueueName[] = [
  ...(['file.scan', 'drive.upload', 'drive.erase', 'submissions.erase'] as const),
  ...(['retention', 'retention.mail'] as const),
  'mail.send',
  'receipt.send',
  ...(['mailing.feed', 'mailing.send', 'assignment.tell'] as const),
  'venue.send',
  'venue.tell',
  'sweep',
  'content.publish',
]

/** What must leave the building, or go for good. A job that failed for good is kept beside its queue, to be seen. */
export const DURABLE_QUEUES = [
  ...['file.scan', 'drive.upload', 'mail.send', 'receipt.send', 'venue.send'],
  ...['drive.erase', 'submissions.erase', 'retention.mail', 'mailing.send', 'assignment.tell'],
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

/** True when the queue's tables are there and every queue exists. */
export async function isQueueReady(): Promise<boolean> {
  const connections = await pool()
  const { rows } = await connections.query(`select name from ${QUEUE_SCHEMA}.queue`)
  const names = new Set(rows.map(({ name }: { name: string }) => name))
  return [...QUEUES, ...DURABLE_QUEUES.map(deadLetterOf)].every((queue) => names.has(queue))
}
