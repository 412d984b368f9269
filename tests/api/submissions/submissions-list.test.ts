import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client, Reply } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register, registerWithFiles } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

const ROWS = {
  ana: { Name: 'Ana REYES', Ministries: ['Main', 'Youth'], at: '2026-03-01T00:00:00.000Z' },
  ben: { Name: 'Ben Peñaflor', Church: '100% grace_church', at: '2026-03-01T12:00:00.000Z' },
  cora: { Name: 'Cora', Church: 'a\\b', at: '2026-03-02T23:59:59.999Z' },
  dan: { Name: 'Dan', Church: 'Main', at: '2026-03-03T00:00:00.000Z' },
} as const
type Row = keyof typeof ROWS

let form: OpenForm<'Name' | 'Church' | 'Ministries' | 'Letter'>
let colleague: Client
const ids = {} as Record<Row, number>

const setTime = async (id: number, at: string) =>
  (await pool()).query('update submissions set submitted_at = $2 where id = $1', [id, at])

beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  const Ministries = { fieldType: 'checkbox' as const, options: ['Main', 'Youth'] }
  form = await createOpenForm({ Name: 'text', Church: 'text', Ministries, Letter: 'file' })
  for (const [name, { at, ...answers }] of Object.entries(ROWS)) {
    const files =
      name === 'dan' ? [[form.ids.Letter, asFile(PDF, 'Recommendation.pdf')] as const] : []
    const { body } = await registerWithFiles(form, replaceLabelsByIds(form, answers), files)
    ids[name as Row] = body.id
    await setTime(body.id, at)
  }
  await colleague.put(paths.api.submission(ids.cora), { status: 'contacted' })
})
afterAll(removeCreatedRows)

const list = (query: Record<string, string | number>) =>
  colleague.get<Submission[]>(
    `${paths.api.submissions}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`,
  )

async function found(query: Record<string, string | number>): Promise<string[]> {
  const { status, body } = await list({ formId: form.id, ...query })
  expect(status).toBe(200)
  return body.map(({ id }) => Object.keys(ids).find((name) => ids[name as Row] === id) ?? 'unknown')
}

const counts = ({ headers }: Reply<unknown>) => ({
  total: Number(headers.get('x-total-count')),
  unfiltered: Number(headers.get('x-unfiltered-count')),
})

describe('without a query', () => {
  it.each(['', '?'])('answers the whole array, newest first (Spec §7): %j', async (query) => {
    const { status, headers, body } = await colleague.get<Submission[]>(
      paths.api.submissions + query,
    )
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    const times = body.map(({ submittedAt }) => submittedAt)
    expect(times).toEqual(times.toSorted().reverse())
    const mine = body.filter(({ formId }) => formId === form.id).map(({ id }) => id)
    expect(mine).toEqual([ids.dan, ids.cora, ids.ben, ids.ana])
  })

  it('answers more than one batch of rows in full', async () => {
    const many = await createOpenForm({ Name: 'text' })
    await (await pool()).query(
      `insert into submissions (form_id, reference, submitted_at, data, search_text, fingerprint)
       select $1::int, 'many-' || n, now(), '{}', '', '' from generate_series(1, 1100) n`,
      [many.id],
    )
    const { body } = await colleague.get<Submission[]>(paths.api.submissions)
    const mine = body.filter(({ formId }) => formId === many.id)
    expect(new Set(mine.map(({ id }) => id)).size).toBe(1100)
  })
})

describe('with a query', () => {
  it('answers ten, newest first, and says how many there are', async () => {
    const before = counts(await list({ page: 1 })).unfiltered
    for (let number = 0; number < 8; number++) {
      await register(form, replaceLabelsByIds(form, { Name: `Extra ${number}` }))
    }
    const first = await list({ formId: form.id, page: 1 })
    expect(counts(first)).toEqual({ total: 12, unfiltered: before + 8 })
    expect(first.body).toHaveLength(10)
    const second = await list({ formId: form.id, page: 2 })
    expect(second.body.map(({ id }) => id)).toEqual([ids.ben, ids.ana])
    expect((await list({ formId: form.id, page: 3 })).body).toEqual([])
    await (await pool()).query(
      'delete from submissions where form_id = $1 and not (id = any($2))',
      [form.id, Object.values(ids)],
    )
  })

  it.each([
    ['submittedAt', ['ana', 'ben', 'cora', 'dan']],
    ['-submittedAt', ['dan', 'cora', 'ben', 'ana']],
    ['id', ['ana', 'ben', 'cora', 'dan']],
    ['-id', ['dan', 'cora', 'ben', 'ana']],
  ])('sorts by %s', async (sort, rows) => {
    expect(await found({ sort })).toEqual(rows)
    expect(await found({ sort, limit: 2, page: 2 })).toEqual(rows.slice(2))
  })

  it('has an order of its own for what came at the same time, from page to page', async () => {
    const crowd = await createOpenForm({ Name: 'text' })
    const crowdIds: number[] = []
    for (let n = 0; n < 4; n++) crowdIds.push((await register(crowd, {})).body.id)
    for (const id of crowdIds.toReversed()) await setTime(id, ROWS.ana.at)
    const pages = async (sort: string) => {
      const query = { formId: crowd.id, sort, limit: 2 }
      const [first, second] = [await list({ ...query, page: 1 }), await list({ ...query, page: 2 })]
      return [...first.body, ...second.body].map(({ id }) => id)
    }
    expect(await pages('submittedAt')).toEqual(crowdIds)
    expect(await pages('-submittedAt')).toEqual(crowdIds.toReversed())
  })

  const ana = ROWS.ana.at
  const cora = ROWS.cora.at
  it.each<[string, Record<string, string>, Row[]]>([
    ['from', { from: cora }, ['dan', 'cora']],
    ['to', { to: cora }, ['cora', 'ben', 'ana']],
    ['from and to, both included', { from: ana, to: cora }, ['cora', 'ben', 'ana']],
    ['one moment', { from: cora, to: cora }, ['cora']],
    ['another time zone', { from: '2026-03-03T08:00:00+08:00' }, ['dan']],
    ['a far one', { from: '2026-03-03T23:00:00+23:00' }, ['dan']],
    ['a backward range', { from: cora, to: ana }, []],
    ['status', { status: 'contacted' }, ['cora']],
    ['another status', { status: 'completed' }, []],
    ['everything at once', { status: 'new', from: ana, to: cora, search: 'a' }, ['ben', 'ana']],
    ['an empty parameter', { search: '', status: '', from: '' }, ['dan', 'cora', 'ben', 'ana']],
    ['a parameter it does not know', { colour: 'blue' }, ['dan', 'cora', 'ben', 'ana']],
  ])('filters by %s', async (_case, query, rows) => {
    expect(await found(query)).toEqual(rows)
    expect(counts(await list({ formId: form.id, ...query })).total).toBe(rows.length)
  })

  it.each<[string, Row[]]>([
    ['reyes', ['ana']],
    ['EYE', ['ana']],
    ['PEÑA', ['ben']],
    ['youth', ['ana']],
    ['main', ['dan', 'ana']],
    ['100%', ['ben']],
    ['%', ['ben']],
    ['_', ['ben']],
    ['grace_', ['ben']],
    ['graceXchurch', []],
    ['\\', ['cora']],
    ['a\\b', ['cora']],
    ['recommendation.pdf', ['dan']],
    ['mainyouth', []],
    ['main youth', ['ana']],
    ['REYES ana', ['ana']],
    ['reyes cora', []],
    ['penaflor', ['ben']],
    ['ben PENA', ['ben']],
    [' reyes', ['ana']],
    ["' or 1=1 --", []],
    ['nobody', []],
  ])('searches for %j', async (search, rows) => {
    expect(await found({ search })).toEqual(rows)
  })

  it('finds nothing in a form that is not there', async () => {
    const reply = await list({ formId: 999_999_999 })
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 200, body: [] })
    expect(counts(reply).total).toBe(0)
  })

  it.each([
    ['formId', 'abc'],
    ['formId', '0'],
    ['formId', '-1'],
    ['formId', '1.5'],
    ['formId', '3000000000'],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'two'],
    ['page', '9999999999999999999'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'all'],
    ['from', 'yesterday'],
    ['from', '2026-03-01'],
    ['from', '2026-02-30T00:00:00Z'],
    ['from', '0000-01-01T00:00:00Z'],
    ['to', '2026-03-01T00:00:00'],
    ['to', '9999-12-31T23:59:59-23:00'],
    ['status', 'done'],
    ['sort', 'name'],
  ])('refuses %s=%s', async (name, value) => {
    const reply = await colleague.get(
      `${paths.api.submissions}?${name}=${encodeURIComponent(value)}`,
    )
    expectRefusal(reply, 400, 'request.invalid')
    expect(Object.keys(reply.body.fields ?? {})).toEqual([name])
  })

  it('refuses to search for a whole page of text', async () => {
    expectRefusal(await colleague.get(`${paths.api.submissions}?search=${'x'.repeat(201)}`), 400)
  })

  it('takes the last possible page and moment', async () => {
    expect(await found({ page: Number.MAX_SAFE_INTEGER, limit: 100 })).toEqual([])
    expect(await found({ from: '9999-12-31T23:59:59.999Z' })).toEqual([])
  })
})
