import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { databaseUrl } from '@/lib/env'
import { log } from '@/lib/log/log'
import { assumeAppRole } from '@/runtime/app-role'
import { waitUntil } from '../../support/condition'
import { commandLineOf, startCommand, waitForOutput } from '../../support/product'

const OWNER = databaseUrl()
beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())
afterEach(() => {
  process.env.DATABASE_URL = OWNER
  vi.restoreAllMocks()
})

async function asked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const CHANGES = [
  `update audit_log set action = 'form.created'`,
  'delete from audit_log',
  'truncate audit_log',
  'drop table audit_log',
  'alter table audit_log add column more text',
  'alter table audit_log disable trigger all',
  `update audit_names set text = 'Somebody else'`,
  'delete from audit_names',
  'truncate audit_names',
  `insert into audit_log (id, action) values (2147483647, 'form.updated')`,
  `insert into audit_names (id, text) values (2147483647, 'a number in advance')`,
  `select nextval('audit_log_id_seq')`,
  `select nextval('audit_names_id_seq')`,
  'select last_value from audit_log_id_seq',
  `select setval('audit_log_id_seq', 1)`,
  `select setval('audit_names_id_seq', 1)`,
  'alter sequence audit_log_id_seq restart',
]

async function expectBounds(client: pg.Client) {
  const { rows } = await client.query(
    `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
       (select tableowner = current_user from pg_tables where tablename = 'audit_log') as owns
     from pg_roles where rolname = current_user`,
  )
  expect(Object.values(rows[0])).toEqual([false, false, false, false, false])
  await client.query(`insert into audit_log (action) values ('form.updated')`)
  expect((await client.query('select from audit_log limit 1')).rowCount).toBe(1)
  for (const change of CHANGES) {
    await expect(client.query(change), change).rejects.toMatchObject({ code: '42501' })
  }
}

it('the running role only adds to the log, and does all else that the product does', async () => {
  await assumeAppRole()
  const taken = databaseUrl()
  expect(taken).not.toBe(OWNER)
  await asked(taken, async (client) => {
    await expectBounds(client)
    const { rows } = await client.query(
      `insert into audit_names (text) values ('of this test') returning id`,
    )
    const erased = await client.query('select erase_audit_names($1) as count', [[rows[0].id]])
    expect(erased.rows[0].count).toBe(1)
    const left = await client.query(`select from audit_names where text = 'of this test'`)
    expect(left.rowCount).toBe(0)
    await client.query('select tidy_search_index()')
    await client.query(`update submissions set updated_at = now() where id = -1`)
    await client.query(`delete from jobs.job where name = 'sweep' and state = 'completed'`)
    await expect(client.query('create table mine ()')).rejects.toMatchObject({ code: '42501' })
    await expect(client.query('set role postgres')).rejects.toMatchObject({ code: '42501' })
  })
  process.env.DATABASE_URL = OWNER
  await Promise.all([assumeAppRole(), assumeAppRole()])
  expect(databaseUrl()).toBe(taken)
  await assumeAppRole()
  expect(databaseUrl()).toBe(taken)
  await asked(OWNER, (client) =>
    client.query(`delete from audit_log where action = 'form.updated' and actor_id is null`),
  )
})

it('a worker runs as it: schedules, upkeep and jobs', async () => {
  const { DATABASE_URL = '', DATA_DIR = '', PAYLOAD_SECRET = '' } = process.env
  const settings = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET }
  const worker = startCommand(settings, commandLineOf('worker'))
  try {
    await waitForOutput(worker, /"name":"worker".*Working on background jobs/, 45_000)
    await asked(OWNER, async (client) => {
      await client.query(`insert into jobs.job (name, data) values ('sweep', '{}')`)
      await waitUntil('a sweep by the role', async () => {
        const { rowCount } = await client.query(
          `select from jobs.job where name = 'sweep' and state = 'completed'`,
        )
        return (rowCount ?? 0) > 0
      })
      const { rows } = await client.query(
        `select distinct usename from pg_stat_activity
         where datname = current_database() and usename like '%_app'`,
      )
      expect(rows).toHaveLength(1)
    })
  } finally {
    worker.child.kill('SIGTERM')
    await worker.ended
  }
  expect(worker.output()).not.toMatch(/permission denied|must be owner|The database role/)
})

async function otherDatabase(name: string, rights: string): Promise<string> {
  await asked(OWNER, async (client) => {
    await client.query(`create role ${name} login password 'pass' ${rights}`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const url = new URL(OWNER)
  Object.assign(url, { username: name, password: 'pass', pathname: `/${name}` })
  await asked(url.toString(), (client) =>
    client.query(
      `create schema jobs; create table audit_log (id int generated by default as identity primary key, action text);
       create table audit_names (id int generated by default as identity primary key, text text);
       create function erase_audit_names(ids int[]) returns int language sql
         as 'select 0';`,
    ),
  )
  return url.toString()
}

it('another database: an account that may make roles gives the product one', async () => {
  process.env.DATABASE_URL = await otherDatabase('elsewhere', 'createrole')
  await assumeAppRole()
  expect(new URL(databaseUrl()).username).toBe('elsewhere_app')
  await asked(databaseUrl(), expectBounds)
})

it('an account that may not is kept, and whoever runs the product is told', async () => {
  const url = await otherDatabase('confined', 'nocreaterole')
  process.env.DATABASE_URL = url
  await assumeAppRole()
  expect(databaseUrl()).toBe(url)
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('The database role'))
})
