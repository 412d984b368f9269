import { afterEach, beforeEach, expect, it } from 'vitest'
import { pool } from '@/lib/database/db'
import { moveOldJobs } from '@/lib/queue/old-queue'

const sql = async (statement: string) => (await (await pool()).query(statement)).rows

beforeEach(() =>
  sql(`create schema pgboss;
    create type pgboss.job_state as enum
      ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    create table pgboss.job (id uuid not null default gen_random_uuid(), name text not null,
      priority integer not null default 0, data jsonb, state pgboss.job_state not null default 'created',
      retry_count integer not null default 0, start_after timestamptz not null default now(),
      started_on timestamptz, expire_in interval not null default '45 seconds',
      created_on timestamptz not null default now(), output jsonb);
    create table pgboss.archive (like pgboss.job)`),
)
afterEach(async () => {
  await sql('drop schema pgboss cascade')
  await sql(`delete from jobs.job where data->>'tag' = 'old'`)
})

const old = (columns: string, ...rows: string[]) =>
  sql(`insert into pgboss.job (data, ${columns}) values
    ${rows.map((row) => `('{"tag": "old"}', ${row})`).join()}`)

const moved = (columns: string) =>
  sql(`select ${columns} from jobs.job where data->>'tag' = 'old' order by name, retry_count`)

it('a job that waits keeps its attempts and its time, under the policy of today', async () => {
  await old(
    'name, state, retry_count, start_after, output',
    `'drive.upload', 'retry', 7, '2030-01-02 03:04:05Z', '{"message": "unreachable"}'`,
    `'receipt.send', 'created', 0, '2030-01-02 03:04:05Z', null`,
  )
  await moveOldJobs()
  expect(await sql('select from pgboss.job')).toEqual([])
  const policy = { dead_letter: expect.stringMatching(/\.dead$/), heartbeat_seconds: 45 }
  const at = { start_after: new Date('2030-01-02T03:04:05Z'), retry_limit: 15, ...policy }
  expect(
    await moved(
      'name, state::text, retry_count, retry_limit, start_after, dead_letter, heartbeat_seconds, output',
    ),
  ).toEqual([
    {
      ...{ name: 'drive.upload', state: 'retry', retry_count: 7, ...at },
      output: { message: 'unreachable' },
    },
    { name: 'receipt.send', state: 'created', retry_count: 0, ...at, output: null },
  ])
})

it('what was given up can be tried again, and its reason is kept', async () => {
  await old('name, output', `'mail.send.dead', '{"message": "refused"}'`)
  await moveOldJobs()
  expect(await moved('name, state::text, source_name, source_output, output')).toEqual([
    {
      ...{ name: 'mail.send.dead', state: 'created', source_name: 'mail.send' },
      ...{ source_output: { message: 'refused' }, output: null },
    },
  ])
})

it('a job in hand stays with its worker until its lease is over', async () => {
  await old(
    'name, state, started_on, retry_count',
    `'file.scan', 'active', now(), 1`,
    `'file.scan', 'active', now() - interval '1 minute', 2`,
  )
  await moveOldJobs()
  expect(await moved('state::text, retry_count')).toEqual([{ state: 'retry', retry_count: 2 }])
  expect(await sql('select retry_count from pgboss.job')).toEqual([{ retry_count: 1 }])
})

it('what is finished goes, and a queue that is no more stays', async () => {
  await old('name, state', `'mail.send', 'completed'`, `'old.letters', 'created'`)
  await sql(`insert into pgboss.archive select * from pgboss.job`)
  await moveOldJobs()
  expect(await moved('name')).toEqual([])
  expect(await sql('select name from pgboss.job')).toEqual([{ name: 'old.letters' }])
  expect(await sql('select from pgboss.archive')).toEqual([])
})

it('two workers that move at once move each job once', async () => {
  const rows = Array.from({ length: 200 }, () => `'mail.send'`)
  await old('name', ...rows)
  await Promise.all([moveOldJobs(), moveOldJobs(), moveOldJobs()])
  expect(await moved('name')).toHaveLength(200)
})
