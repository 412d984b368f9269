import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from '@/runtime/postgres/embedded'
import { backUp, refusalOf, restore } from '../support/archives'
import { makeDataFolder, removeDataFolder } from '../support/data-folder'
import { runCommand } from '../support/product'

/** The tables of the first version, without content. */
const FIRST = ['20261120_185754_initial', '20261120_193534_staff_tokens_and_notes']

let server: EmbeddedDatabase
let folder: string
const dataDirs = { server: makeDataFolder(), from: makeDataFolder(), to: makeDataFolder() }

beforeAll(async () => {
  server = await startEmbedded(dataDirs.server, 'expendable')
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
})
afterAll(async () => {
  await server.stop()
  for (const dataDir of Object.values(dataDirs)) removeDataFolder(dataDir)
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

it('becomes one of this version, in a PostgreSQL of one’s own', async () => {
  const old = await ensureDatabase(server, 'old')
  const from = { DATA_DIR: dataDirs.from, DATABASE_URL: old }
  expect(await runCommand('migrate', [`--only=${FIRST}`], from).ended).toBe(0)
  await query(
    old,
    `insert into forms (name, slug) values ('Camp', 'camp')`,
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
     select 1, 'R' || n, 'new', now(), '{"a": "Ana\\tñ\\n\\\\"}', '', '' from generate_series(1, 50) n`,
    // A queue that this version no longer has, and none of its newer ones.
    `select pgboss.create_queue('old.letters', '{}')`,
    `insert into pgboss.job (name, data) values ('old.letters', '{"n": 1}'), ('mail.send', '{}')`,
    `select pgboss.delete_queue('content.publish')`,
  )
  const archive = path.join(folder, 'old.tar.gz')
  const { head } = await backUp(archive, from)
  expect(head.migrations).toEqual(FIRST)

  const now = await ensureDatabase(server, 'now')
  const to = { DATA_DIR: dataDirs.to, DATABASE_URL: now }
  await restore(archive, to)
  const [rows] = await query<{ same: number; reference: string }>(
    now,
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
     values (1, 'next', 'new', now(), '{}', '', '')`,
    `select count(*) filter (where data->>'a' = E'Ana\\tñ\\n\\\\')::int as same,
       max(reference) filter (where id = 51) as reference from submissions`,
  )
  expect(rows).toEqual({ same: 50, reference: 'next' })
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  expect(names(await query(now, 'select name from payload_migrations where batch > 0'))).toEqual(
    expect.arrayContaining(FIRST),
  )
  expect(await query(now, 'select from provinces')).not.toHaveLength(0)
  expect(names(await query(now, 'select name from pgboss.job'))).toEqual(
    expect.arrayContaining(['old.letters', 'mail.send']),
  )
  expect(names(await query(now, 'select name from pgboss.queue'))).toEqual(
    expect.arrayContaining(['old.letters', 'content.publish']),
  )
  // All foreign keys are enforced again.
  await expect(query(now, 'update submissions set form_id = 99')).rejects.toThrow('foreign key')

  const other = makeDataFolder()
  expect(await refusalOf(archive, { ...to, DATA_DIR: other })).toContain('database is not empty')
  removeDataFolder(other)
})
