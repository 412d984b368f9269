import PgBoss from 'pg-boss'
import { expect, it } from 'vitest'
import { pool, sql, transaction } from '@/lib/database/db'
import { databaseUrl } from '@/lib/env'
import { enqueue } from '@/lib/queue/enqueue'
import type { QueueName } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'

const COLUMNS = `name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
  started_on, singleton_key, singleton_on, expire_in::text, completed_on, output, dead_letter, policy,
  round(extract(epoch from start_after - created_on)) as waits,
  round(extract(epoch from keep_until - created_on)) as keeps`

/** Reads and deletes the job's row. */
async function takeJob(tag: string) {
  const { rows } = await (await pool()).query(
    `with gone as (delete from ${QUEUE_SCHEMA}.job where data->>'tag' = $1 returning *)
     select ${COLUMNS} from gone`,
    [tag],
  )
  expect(rows).toHaveLength(1)
  return { ...rows[0], data: null }
}

it.each<QueueName>(['receipt.send', 'drive.upload', 'file.scan', 'mail.send', 'sweep'])(
  'a job for %s is the one that pg-boss itself would write',
  async (queue) => {
    const boss = new PgBoss({
      connectionString: databaseUrl(),
      schema: QUEUE_SCHEMA,
      migrate: false,
      schedule: false,
      supervise: false,
    })
    await boss.start()
    try {
      await boss.send(queue, { tag: 'theirs' }, { retentionDays: 3650 })
    } finally {
      await boss.stop({ graceful: false })
    }
    await transaction((tx) => enqueue(tx, queue, { tag: 'ours' } as never))
    expect(await takeJob('ours')).toEqual(await takeJob('theirs'))
  },
)

it('a job may wait before it is due', async () => {
  await transaction((tx) =>
    enqueue(tx, 'receipt.send', { tag: 'late' } as never, { afterSeconds: 30 }),
  )
  expect(await takeJob('late')).toMatchObject({ waits: '30' })
})

it('a job for a queue that is missing fails, with all that was to commit with it', async () => {
  const write = transaction(async (tx) => {
    await tx.execute(sql`insert into rate_limits (key, points, expire) values ('with a job', 1, 0)`)
    await enqueue(tx, 'no.such.queue' as never, { tag: 'lost' } as never)
  })
  await expect(write).rejects.toThrow('The queue no.such.queue is missing; run the migrations')
  const { rowCount } = await (await pool()).query(
    `select from rate_limits where key = 'with a job'`,
  )
  expect(rowCount).toBe(0)
})
