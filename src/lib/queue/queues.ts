import 'server-only'
import type { Queue } from 'pg-boss'
import { pool } from '../database/db'
import { databaseUrl } from '../env'
import { startBoss } from './boss'
import type { QueueName } from './jobs'
import { QUEUE_SCHEMA } from './queue-schema'

const QUEUES: readonly QueueName[] = [
  ...(['file.scan', 'drive.upload', 'drive.erase', 'submissions.erase'] as const),
  ...(['retention', 'retention.mail'] as const),
  'mail.send',
  'receipt.send',
  ...(['offer.send', 'places.offer'] as const),
  ...(['mailing.feed', 'mailing.send', 'assignment.tell'] as const),
  'venue.send',
  'venue.tell',
  'own.send',
  'sweep',
  'content.publish',
]

/** The queues whose jobs move to a dead letter queue after their last attempt. */
export const DURABLE_QUEUES = [
  ...[
    'file.scan',
    'drive.upload',
    'mail.send',
    'receipt.send',
    'offer.send',
    'venue.send',
    'own.send',
  ],
  ...['drive.erase', 'submissions.erase', 'retention.mail', 'mailing.send', 'assignment.tell'],
] as const
export type DurableQueue = (typeof DURABLE_QUEUES)[number]
export const deadLetterOf = (queue: DurableQueue) => `${queue}.dead` as const

/** A worker without a heartbeat for this many seconds loses its jobs. */
const LEASE_S = 45
export const LEASE_CHECK_S = 20

const DAY_S = 24 * 60 * 60

const LIMITS = {
  heartbeatSeconds: LEASE_S,
  // The longest that pg-boss allows, so that a long upload ends only when its worker's heartbeat
  // stops.
  expireInSeconds: DAY_S,
  // Ten years, because files wait in the queue until Google Drive is connected.
  retentionSeconds: 3650 * DAY_S,
  deleteAfterSeconds: DAY_S / 2,
}

/**
 * The first retry comes after 5 to 10 seconds. The delay then doubles, for at least 45 hours in
 * all.
 */
const RETRIES = { retryLimit: 15, retryDelay: 5, retryBackoff: true }

const isDurable = (name: QueueName): name is DurableQueue =>
  (DURABLE_QUEUES as readonly QueueName[]).includes(name)

function policyOf(name: QueueName): Omit<Queue, 'name'> {
  return isDurable(name) ? { ...LIMITS, ...RETRIES, deadLetter: deadLetterOf(name) } : LIMITS
}

/** Creates or updates the queue's tables, before the server starts and under the migration lock. */
export async function ensureQueueSchema(): Promise<void> {
  const boss = await startBoss({
    db: undefined,
    connectionString: databaseUrl(),
    migrate: true,
  })
  const queues = [
    ...DURABLE_QUEUES.map((queue) => [deadLetterOf(queue), LIMITS] as const),
    ...QUEUES.map((queue) => [queue, policyOf(queue)] as const),
  ]
  for (const [name, policy] of queues) {
    await boss.createQueue(name, policy)
    await boss.updateQueue(name, policy)
  }
  await boss.stop({ graceful: false })
}

/** True when all queues exist. Throws when the tables of pg-boss do not exist. */
export async function isQueueReady(): Promise<boolean> {
  const connections = await pool()
  const { rows } = await connections.query(`select name from ${QUEUE_SCHEMA}.queue`)
  const names = new Set(rows.map(({ name }: { name: string }) => name))
  return [...QUEUES, ...DURABLE_QUEUES.map(deadLetterOf)].every((queue) => names.has(queue))
}
