import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseResurrectedRecords } from '@/erase-resurrected-records'
import { eraseQueuedSubmissions } from '@/features/submissions/bin/server/bin'
import { pool } from '@/lib/database/db'
import { syncTombstones } from '@/lib/erasure/resurrected'
import { tombstoneFilePath } from '@/lib/erasure/tombstones'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import { HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'

const PLACE = 'Erased Place'

let admin: Client
let form: OpenForm<'Name'>
beforeAll(async () => {
  admin = await staffClient('super_admin')
  form = await createOpenForm({ Name: 'text' })
})
afterAll(async () => {
  await (await pool()).query('delete from testimonies where location = $1', [PLACE])
  await (await pool()).query(`delete from venue_requests where email like 'tombstone-%'`)
  await removeCreatedRows()
})

const registered = async (isSuspected = false): Promise<number> => {
  const data = { [form.ids.Name]: 'Ana Reyes' }
  if (!isSuspected) return (await register(form, data)).body.id
  const body = { data, [HONEYPOT_NAME]: 'x' }
  return (await newVisitor().post<{ id: number }>(paths.api.submit(form.slug), body)).body.id
}
const told = async (isSuspected = false): Promise<number> => {
  const testimony = 'We sang until the lamps were out, and then once more on the way home.'
  const text = { name: 'Ana Reyes', email: 'ana@example.org', location: PLACE, testimony }
  const more = isSuspected ? { [HONEYPOT_NAME]: 'x' } : {}
  return (await newVisitor().post<{ id: number }>(paths.api.testimonies, { ...text, ...more })).body
    .id
}

let mailboxes = 0
async function waiting(): Promise<number> {
  const email = `tombstone-${++mailboxes}@example.org`
  await newVisitor().post(paths.api.tellMe('antique'), { email })
  const { rows } = await (await pool()).query<{ id: number }>(
    'select id from venue_requests where email = $1',
    [email],
  )
  return rows[0]?.id ?? 0
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

const bin = (ids: number[]) => admin.post(paths.api.deleteSubmissions, { ids })

async function emptyTheBin(): Promise<void> {
  await admin.post(paths.api.binEmpty, {})
  const { rows } = await (await pool()).query<{ data: JobPayloads['submissions.erase'] }>(
    `delete from jobs.job where name = 'submissions.erase' returning data`,
  )
  for (const { data } of rows) await eraseQueuedSubmissions(data)
}

it('a mark that the table or the file has lost comes back from the other', async () => {
  const id = await registered()
  await bin([id])
  await admin.post(paths.api.binErase, { ids: [id] })
  const { rows } = await (await pool()).query<{ mark: string }>(
    'select mark from tombstones order by id desc limit 1',
  )
  const mark = rows[0]?.mark ?? ''
  const inFile = () => linesOf(tombstoneFilePath())
  const inTable = async () =>
    (await (await pool()).query('select from tombstones where mark = $1', [mark])).rowCount
  expect(inFile()).toContain(mark)
  writeFileSync(
    tombstoneFilePath(),
    inFile()
      .filter((line) => line !== mark)
      .join('\n'),
  )
  await syncTombstones()
  expect(inFile()).toContain(mark)
  await (await pool()).query('delete from tombstones where mark = $1', [mark])
  await syncTombstones()
  expect(await inTable()).toBe(1)
  expect(inFile().filter((line) => line === mark)).toHaveLength(1)
})

const WAYS: Record<
  string,
  [table: string, make: () => Promise<number>, erase: (id: number) => Promise<unknown>]
> = {
  'a registration, out of the bin': [
    'submissions',
    registered,
    async (id) => {
      await bin([id])
      await admin.post(paths.api.binErase, { ids: [id] })
    },
  ],
  'a registration, with the whole bin': [
    'submissions',
    registered,
    async (id) => {
      await bin([id])
      await emptyTheBin()
    },
  ],
  'a suspected registration': [
    'submissions',
    () => registered(true),
    (id) => admin.post(`${paths.api.suspectedSubmissions}/delete`, { ids: [id] }),
  ],
  'a suspected testimony': [
    'testimonies',
    () => told(true),
    (id) => admin.post(`${paths.api.suspectedTestimonies}/delete`, { ids: [id] }),
  ],
  'a testimony, at /cms': [
    'testimonies',
    told,
    (id) => admin.send(`/api/cms/testimonies/${id}`, { method: 'DELETE' }),
  ],
  'testimonies, many at once at /cms': [
    'testimonies',
    told,
    (id) => admin.send(`/api/cms/testimonies?where[id][in]=${id}`, { method: 'DELETE' }),
  ],
  'a request to hear of a venue, by its owner': [
    'venue_requests',
    waiting,
    (id) =>
      newVisitor().post(paths.api.tellMeAnswer(issueOwnerToken('venue-request', id)), {
        answer: 'forget',
      }),
  ],
}

it.each(Object.entries(WAYS))('does not come back with an older backup: %s', async (_, way) => {
  const [table, make, erase] = way
  const on = await pool()
  const [gone, other] = [await make(), await make()]
  const read = async () => {
    const { rows } = await on.query<{ row: { id: number } }>(
      `select to_jsonb(one) as row from ${table} one where id = any($1) order by id`,
      [[gone, other]],
    )
    return rows.map(({ row }) => row)
  }
  const ids = async () => (await read()).map(({ id }) => id)
  const backup = await read()
  expect(backup).toHaveLength(2)
  const inFile = () => (existsSync(tombstoneFilePath()) ? linesOf(tombstoneFilePath()) : [])
  const before = inFile()
  await erase(gone)
  expect(await ids()).not.toContain(gone)
  const marks = inFile().filter((mark) => !before.includes(mark))
  expect(marks).toHaveLength(1)
  const { rows } = await on.query('select mark from tombstones where mark = any($1)', [marks])
  expect(rows).toHaveLength(1)

  // The state after an older backup was restored: the file beside the database is newer.
  await on.query(`delete from ${table} where id = any($1)`, [[gone, other]])
  for (const row of backup) {
    await on.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
      row,
    ])
  }
  await on.query('delete from tombstones')
  await eraseResurrectedRecords()
  expect(await ids()).toEqual([other])
})
