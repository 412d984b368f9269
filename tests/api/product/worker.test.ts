import { PgBoss } from 'pg-boss'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchRows, sql } from '@/lib/database/db'
import { startWorker } from '@/worker'
import { connectDrive, disconnectDrive } from '../../support/api/drive'

afterEach(() => void vi.restoreAllMocks())

it('takes the jobs of every queue, but of what was given up', async () => {
  const drive = await connectDrive()
  const work = vi.spyOn(PgBoss.prototype, 'work')
  const stop = await startWorker()
  await stop()
  await disconnectDrive(drive)
  const queues = await fetchRows<{ name: string }>(sql`
    select name from jobs.queue where name not like '%.dead' and name not like '\\_\\_%'`)
  const names = queues.map(({ name }) => name).sort()
  expect(names.length).toBeGreaterThan(15)
  expect([...new Set(work.mock.calls.map(([name]) => name))].sort()).toEqual(names)
})

it('looks each minute for what is due, and erases what has been kept long enough at night in Manila', async () => {
  const stop = await startWorker()
  await stop()
  const schedules = await fetchRows<{ name: string; cron: string; timezone: string }>(
    sql`select name, cron, timezone from jobs.schedule order by name`,
  )
  const minutes = '* * * * *'
  expect(schedules.map(({ name, cron, timezone }) => [name, cron, timezone])).toEqual([
    ['content.publish', minutes, 'UTC'],
    ['mailing.feed', minutes, 'UTC'],
    ['places.offer', minutes, 'UTC'],
    ['retention', '41 18 * * *', 'UTC'],
    ['sweep', '17 * * * *', 'UTC'],
    ['venue.tell', minutes, 'UTC'],
  ])
})
