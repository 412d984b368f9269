import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBMISSION_STATUSES } from '@/features/submissions/constants'
import type { Submission } from '@/features/submissions/schema'
import { db, pool, query, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { paths } from '@/lib/paths'
import { groupCountBeforeSql, positionAtRankSql } from '@/lib/tallies/tally'
import { foldTallies, keepTalliesUpToDate } from '@/lib/tallies/upkeep'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { listMiscountedGroups, listMiscountedStretches } from '../../support/api/tallies'
import { waitUntil } from '../../support/condition'
import { replaceLabelsByIds } from '../../support/sample-form'

/** The number of rows in a stretch. It is small, so that a small test has many stretches. */
const FEW = 3

let admin: Client
let forms: OpenForm<'Name'>[]
beforeAll(async () => {
  admin = await staffClient('admin')
  forms = [await createOpenForm({ Name: 'text' }), await createOpenForm({ Name: 'text' })]
})
afterAll(removeCreatedRows)

const form = (at: number) => forms[at % forms.length] as OpenForm<'Name'>
const run = async (text: string, values: unknown[] = []) =>
  (await (await pool()).query<{ id: number }>(text, values)).rows.map(({ id }) => id)

/**
 * Folds the counts. Ignores error 40001, which means that another process has folded them first.
 */
const fold = () =>
  foldTallies(FEW).catch((error) => {
    if (error.cause?.code !== '40001') throw error
  })

describe('counts kept by form and status', () => {
  it('are those of the rows whatever happens to them at once, at every moment', async () => {
    const ids: number[] = []
    let isOver = false
    const some = (count: number) => ids.toSorted(() => Math.random() - 0.5).slice(0, count)
    const status = () => SUBMISSION_STATUSES[Math.floor(Math.random() * 4)]
    const repeat = async (work: () => Promise<unknown>) => {
      while (!isOver) await work()
    }
    const arriving = async () => {
      for (let n = 0; n < 60; n++) {
        const { body } = await register(
          form(n),
          replaceLabelsByIds(form(n), { Name: `Tally ${n}` }),
        )
        ids.push(body.id)
      }
      isOver = true
    }
    const marking = () =>
      run(
        `update submissions set suspected_at = case when suspected_at is null then now() end
           where id in (select id from submissions where id = any($1) order by id for update)`,
        [some(2)],
      )
    let looks = 0
    const looking = async () => {
      looks++
      expect(await listMiscountedGroups()).toEqual([])
      expect(await listMiscountedStretches()).toEqual([])
    }
    await Promise.all([
      arriving(),
      repeat(fold),
      repeat(fold),
      repeat(looking),
      repeat(marking),
      repeat(() => admin.put(paths.api.submission(some(1)[0] ?? 0), { status: status() })),
      repeat(() =>
        admin.put(paths.api.submissions, {
          changes: some(5).map((id) => ({ id, status: status() })),
        }),
      ),
      repeat(() => admin.put(paths.api.testMarks, { ids: some(3), isTest: Math.random() < 0.5 })),
      repeat(() => admin.post(paths.api.deleteSubmissions, { ids: some(3) })),
      repeat(() => admin.post(paths.api.binRestore, { ids: some(3) })),
      repeat(async () => {
        await admin.post(paths.api.binErase, { ids: some(1) })
        await pause(20)
      }),
    ])
    await looking()
    await fold()
    await looking()
    expect(looks).toBeGreaterThan(5)
    expect(await run('select submission_id as id from submission_changes')).toEqual([])
    const [left] = await query<{ count: number }>(
      await db(),
      sql`select count(*)::int as count from submissions where ${IS_COUNTED}`,
    )
    const page = await admin.get(`${paths.api.submissions}?page=1`)
    expect(page.headers.get('x-unfiltered-count')).toBe(`${left?.count}`)
  })

  it('know nothing of what was rolled back', async () => {
    const connection = await (await pool()).connect()
    const { body } = await register(form(0), replaceLabelsByIds(form(0), { Name: 'Stays' }))
    await fold()
    await connection.query('begin')
    await connection.query('delete from submissions where id = $1', [body.id])
    await connection.query('rollback')
    connection.release()
    expect(await run('select submission_id as id from submission_changes')).toEqual([])
    expect(await listMiscountedGroups()).toEqual([])
  })

  it('are put together by the worker until it stops', async () => {
    await register(form(0), replaceLabelsByIds(form(0), { Name: 'Folded' }))
    const end = new AbortController()
    const work = keepTalliesUpToDate(end.signal)
    const isFolded = async () =>
      (await run('select submission_id as id from submission_changes')).length === 0
    await waitUntil('folded', isFolded)
    end.abort()
    await work
    expect(await listMiscountedStretches()).toEqual([])
  })
})

describe('a page far down', () => {
  const DAY = '2024-05-01T00:00:00.000Z'
  beforeAll(async () => {
    // Three rows share each time, so the order also depends on their ids.
    await run(
      `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
       select $1::int, 'far-' || n, (array['new', 'reviewed', 'contacted'])[1 + n * 7 % 3]::enum_submissions_status,
         $2::timestamptz + (n * 37 % 500) * interval '1 minute', '{}', 'far ' || n, ''
       from generate_series(1, 1500) n`,
      [form(0).id, DAY],
    )
    await foldTallies(100)
    await run(
      `update submissions set deleted_at = now() where id in (select id from submissions
        where form_id = $1 and reference like 'far-%7') returning id`,
      [form(0).id],
    )
  })

  const at = (minutes: number) => new Date(Date.parse(DAY) + minutes * 60_000).toISOString()
  it.each<[string, Record<string, string>]>([
    ['of all forms', {}],
    ['of a form', { formId: 'own' }],
    ['of a status', { status: 'contacted' }],
    ['of a form and a status', { formId: 'own', status: 'reviewed' }],
    ['from a day on', { from: at(30) }],
    ['up to a day', { formId: 'own', to: at(470) }],
    ['between two days', { formId: 'own', from: at(20), to: at(450) }],
  ])('%s has exactly the rows that counting through gives', async (_case, filter) => {
    const asked: Record<string, string> = filter.formId
      ? { ...filter, formId: `${form(0).id}` }
      : filter
    const conditions = [
      asked.formId && `form_id = ${asked.formId}`,
      asked.status && `status = '${asked.status}'`,
      asked.from && `submitted_at >= '${asked.from}'`,
      asked.to && `submitted_at <= '${asked.to}'`,
    ].filter(Boolean)
    for (const [sort, order] of [
      ['-submittedAt', 'desc'],
      ['submittedAt', 'asc'],
    ]) {
      const all = await run(
        `select id from submissions where suspected_at is null and deleted_at is null and not is_test
         ${conditions.map((one) => `and ${one}`).join(' ')}
         order by submitted_at ${order}, id ${order}`,
      )
      const last = Math.ceil(all.length / 7)
      for (const page of [1, 40, Math.max(1, last - 9), Math.max(1, last - 1), last, last + 1]) {
        const params = new URLSearchParams({
          ...asked,
          sort: `${sort}`,
          page: `${page}`,
          limit: '7',
        })
        const { headers, body } = await admin.get<Submission[]>(
          `${paths.api.submissions}?${params}`,
        )
        expect(body.map(({ id }) => id)).toEqual(all.slice((page - 1) * 7, page * 7))
        expect(headers.get('x-total-count')).toBe(`${all.length}`)
      }
    }
  })

  it('is found at every rank, also among what is not put together yet', async () => {
    const group = { formId: form(0).id }
    const all = await run(
      `select id from submissions where suspected_at is null and deleted_at is null and not is_test and form_id = $1
       order by submitted_at, id`,
      [form(0).id],
    )
    for (let rank = 0; rank < all.length; rank += 41) {
      const [place] = await query<{ id: number; before: number }>(
        await db(),
        sql`select id, ${groupCountBeforeSql(group, { at: sql`place.at`, id: sql`place.id` })} as before
            from (${positionAtRankSql(group, sql`${rank}::int`)}) place`,
      )
      expect(place).toEqual({ id: all[rank], before: rank })
    }
    expect(await query(await db(), positionAtRankSql(group, sql`${all.length}::int`))).toEqual([])
  })
})

it('an emptied table has no counts', async () => {
  const connection = await (await pool()).connect()
  await connection.query('begin')
  await connection.query('truncate submissions cascade')
  const { rows } = await connection.query('select from submission_tallies')
  await connection.query('rollback')
  connection.release()
  expect(rows).toEqual([])
  expect(await listMiscountedGroups()).toEqual([])
})
