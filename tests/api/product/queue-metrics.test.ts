import { register } from 'prom-client'
import { afterAll, expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { registerQueueGauges } from '@/runtime/metrics/gauges'

const NAMES = ['queue_jobs_waiting', 'queue_oldest_job_seconds', 'queue_jobs_dead']
afterAll(async () => {
  for (const name of NAMES) register.removeSingleMetric(name)
  await (await pool()).query(`delete from jobs.job where data->>'tag' = 'figures'`)
})

const add = async (name: string, state: string, after: string) =>
  (await pool()).query(
    `insert into jobs.job (name, data, state, start_after)
     values ($1, '{"tag": "figures"}', $2, now() + $3::interval)`,
    [name, state, after],
  )
const figures = async (queue: string) =>
  Promise.all(
    NAMES.map(async (name) => {
      const { values } = (await register.getSingleMetric(name)?.get()) ?? { values: [] }
      return values.find(({ labels }) => labels.queue === queue)?.value
    }),
  )

it('counts what is due and not begun, how long, and what was given up', async () => {
  registerQueueGauges()
  const before = await figures('venue.send')
  expect(before.map((value) => typeof value)).toEqual(['number', 'number', 'number'])
  await add('venue.send', 'created', '-1 hour')
  await add('venue.send', 'retry', '-2 hours')
  await add('venue.send', 'created', '1 hour')
  await add('venue.send', 'active', '-3 hours')
  await add('venue.send.dead', 'created', '-4 hours')
  const [waiting, age = 0, dead] = await figures('venue.send')
  expect([waiting, dead]).toEqual([(before[0] ?? 0) + 2, (before[2] ?? 0) + 1])
  expect(Math.round(age / 60)).toBe(120)
})
