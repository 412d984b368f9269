import { afterEach, expect, it } from 'vitest'
import { pool, sql, transaction } from '@/lib/database/db'
import { boss } from '@/lib/queue/boss'
import { enqueue } from '@/lib/queue/enqueue'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { retryJobNow, retryQueueNow } from '@/lib/queue/retry'

async function takeJob(tag: string) {
  const { rows } = await (await pool()).query(
    `with gone as (delete from ${QUEUE_SCHEMA}.job where data->>'tag' = $1 returning *)
     select *, extract(epoch from start_after - created_on) as start_after,
       extract(epoch from keep_until - created_on) as keep_until from gone`,
    [tag],
  )
  expect(rows).toHaveLength(1)
  return { ...rows[0], id: null, data: null, created_on: null }
}

it.each(
  (['receipt.send', 'drive.upload', 'file.scan', 'mail.send', 'sweep'] as const).flatMap(
    (queue) => [[queue, 0] as const, [queue, 30] as const],
  ),
)('a job for %s that we write after %d s is the one that pg-boss writes', async (queue, after) => {
  await (await boss()).send(queue, { tag: 'theirs' }, { startAfter: after })
  await transaction((tx) => enqueue(tx, queue, { tag: 'ours' } as never, { afterSeconds: after }))
  const ours = await takeJob('ours')
  expect(ours).toEqual(await takeJob('theirs'))
  expect(Number(ours.start_after)).toBe(after)
})

it('a job for a queue that is missing fails, with all that was to commit with it', async () => {
  const write = transaction(async (tx) => {
    await tx.execute(sql`insert into rate_limits (key, points, expire) values ('with a job', 1, 0)`)
    await enqueue(tx, 'no.such.queue' as never, { tag: 'lost' } as never)
  })
  await expect(write).rejects.toThrow()
  const { rowCount } = await (await pool()).query(
    `select from rate_limits where key = 'with a job'`,
  )
  expect(rowCount).toBe(0)
})

/** Inserts jobs for files that do not exist, with the ids -1, -2 and so on. */
const fill = async (name: string, state: string, starts: readonly string[]) => {
  const connections = await pool()
  for (const [at, start] of starts.entries()) {
    await connections.query(
      `insert into ${QUEUE_SCHEMA}.job (name, data, state, start_after, created_on)
       values ($1, $2, $3, now() + $4::interval, now() - $5 * interval '1 minute')`,
      [name, JSON.stringify({ fileId: -1 - at }), state, start, starts.length - at],
    )
  }
}
const filled = async () => {
  const { rows } = await (await pool()).query(
    `select name, state::text, start_after <= now() as "isDue" from ${QUEUE_SCHEMA}.job
     where (data->>'fileId')::int < 0 order by (data->>'fileId')::int desc, name`,
  )
  return rows.map(({ name, state, isDue }) => [name, state, isDue])
}
afterEach(async () => {
  await (await pool()).query(`delete from ${QUEUE_SCHEMA}.job where (data->>'fileId')::int < 0`)
})

it('after a success the jobs that waited longest are due, at most so many, and none that is due soon', async () => {
  await fill('file.scan', 'retry', ['30 seconds', '1 hour', '5 hours', '2 hours'])
  await retryQueueNow('file.scan', 2)
  expect((await filled()).map(([, , isDue]) => isDue)).toEqual([false, true, true, false])
})

it.each([
  ['created', '1 hour', 'file.scan', ['file.scan', 'created', true]],
  ['retry', '1 hour', 'file.scan', ['file.scan', 'retry', true]],
  ['active', '1 hour', 'file.scan', ['file.scan', 'active', false]],
  ['completed', '-1 hour', 'file.scan', ['file.scan', 'created', true]],
  ['created', '-1 hour', 'file.scan.dead', ['file.scan', 'created', true]],
])(
  'of a job that is %s (%s) in %s there is one, to be tried now unless it runs',
  async (state, start, queue, expected) => {
    await fill(queue, state, [start])
    await transaction((tx) => retryJobNow(tx, 'file.scan', { fileId: -1 }))
    expect((await filled()).filter(([, is]) => is !== 'completed')).toEqual([expected])
  },
)
