import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { readBackup, runBackup, runRefusedRestore, runRestore } from '../support/archives'
import { waitUntil } from '../support/condition'
import { makeDataFolder, removeDataFolder } from '../support/data-folder'
import { commandLineOf, runCommand, startCommand, waitForOutput } from '../support/product'

const FIRST = ['20261120_185754_initial', '20261120_193534_staff_tokens_and_notes']

/**
 * A backup of the last version with pg-boss 10 (3468a69, Node 20). It contains 50 registrations,
 * one of them with a file and a receipt, an account, jobs of several kinds, and no content of the
 * website.
 */
const OLDER = path.join(import.meta.dirname, 'older-version.tar.gz')

let server: EmbeddedDatabase
let folder: string
const dataDirs = { server: makeDataFolder(), from: makeDataFolder(), to: makeDataFolder() }
const others: string[] = []

beforeAll(async () => {
  server = await startEmbedded(dataDirs.server, 'expendable')
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
})
afterAll(async () => {
  await server.stop()
  for (const dataDir of [...Object.values(dataDirs), ...others]) removeDataFolder(dataDir)
  rmSync(folder, { recursive: true })
})

async function query<Row extends object>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const NEXT_ROW = `insert into submissions
    (form_id, reference, status, submitted_at, data, search_text, fingerprint)
  values (1, 'next', 'new', now(), '{}', '', '')`
const ALL_ROWS = `select count(*) filter (where data->>'a' = E'Ana\\tñ\\n\\\\')::int as same,
  max(reference) filter (where id = 51) as reference from submissions`
const WHOLE = { same: 50, reference: 'next' }

it('becomes one of this version, in a PostgreSQL of one’s own', async () => {
  const old = await ensureDatabase(server, 'old')
  const from = { DATA_DIR: dataDirs.from, DATABASE_URL: old }
  expect(await runCommand('migrate', [`--only=${FIRST}`], from).ended).toBe(0)
  await query(
    old,
    `insert into forms (name, slug) values ('Camp', 'camp')`,
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
     select 1, 'R' || n, 'new', now(), '{"a": "Ana\\tñ\\n\\\\"}', '', '' from generate_series(1, 50) n`,
    `insert into jobs.job (name, data) values ('mail.send', '{}')`,
    `delete from jobs.queue where name = 'content.publish'`,
  )
  const archive = path.join(folder, 'old.tar.gz')
  const { head } = await runBackup(archive, from)
  expect(head.migrations).toEqual(FIRST)

  const now = await ensureDatabase(server, 'now')
  const to = { DATA_DIR: dataDirs.to, DATABASE_URL: now }
  await runRestore(archive, to)
  const [rows] = await query<typeof WHOLE>(now, NEXT_ROW, ALL_ROWS)
  expect(rows).toEqual(WHOLE)
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  expect(names(await query(now, 'select name from payload_migrations where batch > 0'))).toEqual(
    expect.arrayContaining(FIRST),
  )
  expect(await query(now, 'select from provinces')).not.toHaveLength(0)
  expect(names(await query(now, 'select name from jobs.job'))).toContain('mail.send')
  expect(names(await query(now, 'select name from jobs.queue'))).toContain('content.publish')
  await expect(query(now, 'update submissions set form_id = 99')).rejects.toThrow('foreign key')

  const other = makeDataFolder()
  expect(await runRefusedRestore(archive, { ...to, DATA_DIR: other })).toContain(
    'database is not empty',
  )
  removeDataFolder(other)
})

it('one of before pg-boss 12: rows, files, accounts and the jobs that waited', async () => {
  const DATA_DIR = makeDataFolder()
  others.push(DATA_DIR)
  const url = await ensureDatabase(server, 'before')
  const to = { DATA_DIR, DATABASE_URL: url, PAYLOAD_SECRET: 'of this version' }
  await runRestore(OLDER, to)
  const [rows] = await query<typeof WHOLE>(url, NEXT_ROW, ALL_ROWS)
  expect(rows).toEqual(WHOLE)
  expect(await query(url, 'select email from admin_users')).toEqual([
    { email: 'older@example.org' },
  ])
  expect(readFileSync(path.join(DATA_DIR, 'media/private/older-file'), 'utf8')).toContain(
    'of the older version',
  )

  // A backup made now, before a worker of this version has run, contains both the old and the new
  // job queue.
  const { head, manifest } = await runBackup(path.join(folder, 'between.tar.gz'), to)
  expect(head.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(
    expect.arrayContaining(['jobs.job', 'pgboss.job']),
  )
  expect(manifest.tables['pgboss.job']?.rows).toBe(5)

  const worker = startCommand({ ...to, SMTP_URL: 'smtp://127.0.0.1:9' }, commandLineOf('worker'))
  try {
    await waitForOutput(worker, /Working on background jobs/, 120_000)
    await waitUntil(
      'the jobs move',
      async () => {
        const left = await query<{ name: string }>(url, 'select name from pgboss.job')
        return left.every(({ name }) => name === 'old.letters')
      },
      30_000,
    )
  } finally {
    worker.child.kill('SIGTERM')
    await worker.ended
  }
  const moved = await query(
    url,
    `select name, data, start_after, source_output from jobs.job
     where name in ('drive.upload', 'mail.send.dead') order by name`,
  )
  expect(moved).toEqual([
    {
      ...{ name: 'drive.upload', data: { fileId: 1 }, source_output: null },
      start_after: new Date('2040-01-02T03:04:05Z'),
    },
    {
      ...{ name: 'mail.send.dead', data: { kind: 'password_reset', userId: 1, from: null } },
      ...{ start_after: expect.any(Date), source_output: { message: 'refused' } },
    },
  ])
  expect((await readBackup(OLDER)).head.queueSchema).toBe(24)
}, 300_000)
