import { expect, it } from 'vitest'
import { pool, sql, transaction } from '@/lib/database/db'
import { boss } from '@/lib/queue/boss'
import { enqueue } from '@/lib/queue/enqueue'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'

/** Deletes the job's row and returns its columns, without what differs between any two jobs. */
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
