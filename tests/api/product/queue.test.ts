import { expect, it } from 'vitest'
import { type Executor, pool, sql, transaction } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/enqueue'
import { jobsOf } from '@/lib/queue/job-rows'
import type { QueueName } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'

/** Reads and deletes the job's row. Its columns are those of pg-boss, whichever these are. */
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

const wanted = (queue: QueueName, tag: string, afterSeconds = 0) =>
  sql`select ${queue}::text as name, ${JSON.stringify({ tag })}::jsonb as data,
    ${afterSeconds}::int as after_seconds`

it.each(
  (['receipt.send', 'drive.upload', 'file.scan', 'mail.send', 'sweep'] as const).flatMap(
    (queue) => [[queue, 0] as const, [queue, 30] as const],
  ),
)('a job for %s that we write after %d s is the one that pg-boss writes', async (queue, after) => {
  await transaction(async (tx) => {
    await enqueue(tx, queue, { tag: 'theirs' } as never, { afterSeconds: after })
    await tx.execute(jobsOf(wanted(queue, 'ours', after)))
  })
  const ours = await takeJob('ours')
  expect(ours).toEqual(await takeJob('theirs'))
  expect(Number(ours.start_after)).toBe(after)
})

it.each([
  ['enqueue', (tx: Executor) => enqueue(tx, 'no.such.queue' as never, { tag: 'lost' } as never)],
  ['a statement', (tx: Executor) => tx.execute(jobsOf(wanted('no.such.queue' as never, 'lost')))],
])('%s for a queue that is missing fails, with all that was to commit with it', async (_, add) => {
  const write = transaction(async (tx) => {
    await tx.execute(sql`insert into rate_limits (key, points, expire) values ('with a job', 1, 0)`)
    await add(tx)
  })
  await expect(write).rejects.toThrow()
  const { rowCount } = await (await pool()).query(
    `select from rate_limits where key = 'with a job'`,
  )
  expect(rowCount).toBe(0)
})
