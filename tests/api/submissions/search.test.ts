import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Submission } from '@/features/submissions/schema'
import { refillSearchText } from '@/features/submissions/server/refill-search'
import { db, pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'

const ROWS = {
  ana: { First: 'Ana María', Last: 'Reyes-Peña', Phone: '0917 555 0101' },
  ben: { First: 'Ben', Last: 'Santos', Phone: '+63 (917) 555-0102' },
  cora: { First: 'Cora', Last: 'Dela Cruz', Phone: '09185550103' },
} as const
type Row = keyof typeof ROWS

let colleague: Client
let form: OpenForm<'First' | 'Last' | 'Phone'>
const sent = {} as Record<Row, { id: number; reference: string }>

beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  form = await createOpenForm({ First: 'text', Last: 'text', Phone: 'phone' })
  for (const [name, answers] of Object.entries(ROWS)) {
    sent[name as Row] = (await register(form, replaceLabelsByIds(form, answers))).body
  }
})
afterAll(removeCreatedRows)

async function found(search: string, more: Record<string, string> = {}): Promise<string[]> {
  const query = new URLSearchParams({ formId: `${form.id}`, search, sort: 'id', ...more })
  const { status, body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${query}`)
  expect(status).toBe(200)
  return body.map(({ id }) => Object.keys(sent).find((name) => sent[name as Row].id === id) ?? '?')
}

it.each<[string, Row[]]>([
  ['0917 555 0101', ['ana']],
  ['09175550101', ['ana']],
  ['+63 917 555 0101', ['ana']],
  ['+63-917-555-0101', ['ana']],
  ['639175550101', ['ana']],
  ['0917-555', ['ana', 'ben']],
  ['0917 5550102', ['ben']],
  ['(0917) 555 01 02', ['ben']],
  ['555 0103', ['cora']],
  ['+1 917 555 0101', []],
  ['reyes pena ana', ['ana']],
  ['maria reyes', ['ana']],
  ['cruz cora', ['cora']],
  ['cora 0918', ['cora']],
  ['cora 0917', []],
])('%j finds %j', async (search, rows) => {
  expect(await found(search)).toEqual(rows)
})

it('finds one by its reference code in any writing, over all forms', async () => {
  const { reference, id } = sent.ben
  for (const writing of [
    reference,
    reference.toLowerCase(),
    reference.replace('-', ''),
    ` ${reference.replace('-', ' ')} `,
  ]) {
    expect(await found(writing), writing).toEqual(['ben'])
    const query = new URLSearchParams({ search: writing })
    const { body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${query}`)
    expect(body.map((row) => row.id)).toEqual([id])
  }
})

it('finds one by its number, within the other filters', async () => {
  const { id } = sent.cora
  expect(await found(`#${id}`)).toContain('cora')
  expect(await found(`${id}`)).toContain('cora')
  expect(await found(`#${id}`, { status: 'completed' })).toEqual([])
  expect(await found(`#${id}0000`)).toEqual([])
})

it('finds what was stored by an earlier version once it is written again', async () => {
  const ids = Object.values(sent).map(({ id }) => id)
  const read = async () => {
    const { rows } = await (await pool()).query<{ search_text: string }>(
      'select search_text from submissions where id = any($1) order by id',
      [ids],
    )
    return rows.map(({ search_text }) => search_text)
  }
  const fresh = await read()
  await (await pool()).query(
    `update submissions set search_text = lower(data::text) where id = any($1)`,
    [ids],
  )
  expect(await found('09175550102')).toEqual([])
  await refillSearchText(await db())
  expect(await read()).toEqual(fresh)
  expect(await found('09175550102')).toEqual(['ben'])
})
