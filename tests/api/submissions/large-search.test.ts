import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyAnswerFilter } from '@/features/submissions/answer-filters'
import type { Submission } from '@/features/submissions/schema'
import { countMatching } from '@/features/submissions/server/counts'
import { estimateMatches } from '@/features/submissions/server/sample'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { Client } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { listMiscountedGroups } from '../../support/api/tallies'

const ROWS = 40_000
/**
 * The number of rows with the word “twelfth”. They are few enough for the search to count them
 * exactly.
 */
const TWELFTH = Math.floor(ROWS / 12)

let colleague: Client
let formId: number
beforeAll(async () => {
  colleague = await staffClient('event_coordinator')
  formId = (await createOpenForm({ Name: 'text' })).id
  await (await pool()).query(
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
     select $1::int, 'large-' || n, (array['new', 'reviewed'])[1 + n % 2]::enum_submissions_status,
       '2025-01-01'::timestamptz + n * interval '1 second', '{}',
       'delegate ' || n || case when n % 12 = 0 then ' twelfth' else '' end, ''
     from generate_series(1, ${ROWS}) n`,
    [formId],
  )
  expect(await listMiscountedGroups()).toEqual([])
  // The server keeps its samples of the table for a minute, so the clock is set two minutes ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 })
})
afterAll(async () => {
  vi.useRealTimers()
  // A `delete` would search eight tables for references to each of the 40,000 rows.
  await (await pool()).query('truncate submissions cascade')
  await removeCreatedRows()
})

async function search(text: string, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ formId: `${formId}`, search: text, ...more })
  const { headers, body } = await colleague.get<Submission[]>(`${paths.api.submissions}?${params}`)
  return {
    references: body.map(({ reference }) => reference),
    total: Number(headers.get('x-total-count')),
    is: headers.get('x-total-count-is'),
  }
}
const numbered = (...numbers: number[]) => numbers.map((number) => `large-${number}`)
const down = (from: number, step = 1) => Array.from({ length: 10 }, (_, n) => from - n * step)

it('of what everybody has written, the count is an estimate and the page is exact', async () => {
  const first = await search('delegate')
  expect(first).toMatchObject({ is: 'estimated', references: numbered(...down(ROWS)) })
  expect(first.total).toBeGreaterThan(30_000)
  expect(first.total).toBeLessThanOrEqual(ROWS)
  const later = await search('Delegate', { page: '100' })
  expect(later.references).toEqual(numbered(...down(ROWS - 990)))
  expect(await countMatching({ formId, search: 'delegate' })).toBe(ROWS)
})

it('between two days it is an estimate as well', async () => {
  const days = { from: '2024-12-01T00:00:00.000Z', to: '2025-02-01T00:00:00.000Z' }
  const found = await search('delegate', days)
  expect(found.is).toBe('estimated')
  expect(found.total).toBeGreaterThan(30_000)
  const before = { to: '2024-12-01T00:00:00.000Z' }
  expect(await search('delegate', before)).toEqual({ references: [], total: 0, is: null })
})

it('on the last page it is exact', async () => {
  expect(await search('delegate', { page: `${ROWS / 10}` })).toEqual({
    references: numbered(...down(10)),
    total: ROWS,
    is: null,
  })
})

it('of fewer than ten thousand it is exact', async () => {
  expect(await search('twelfth')).toEqual({
    references: numbered(...down(TWELFTH * 12, 12)),
    total: TWELFTH,
    is: null,
  })
  expect(await search('twelfth', { page: '334' })).toMatchObject({
    references: numbered(36, 24, 12),
    total: TWELFTH,
  })
})

it('finds the one among them whose number was asked for, and the other filters hold', async () => {
  expect(await search('delegate 39999')).toMatchObject({ references: ['large-39999'], total: 1 })
  // A word stands before the number, because a number alone also matches the id of a row.
  expect(await search('delegate 39999', { status: 'reviewed' })).toMatchObject({ total: 1 })
  expect(await search('delegate 39999', { status: 'new' })).toMatchObject({
    references: [],
    total: 0,
  })
  expect(await search('nobody')).toEqual({ references: [], total: 0, is: null })
})

it('the sample that searches use is read once, whatever other filters are tried between them', async () => {
  await estimateMatches({ search: 'delegate' })
  const statements = vi.spyOn(await pool(), 'query')
  const filters = Array.from({ length: 8 }, (_, n) => ({
    ...emptyAnswerFilter(`field-${n}`),
    ...({ kind: 'text', has: 'x', options: [], ofEach: false } as const),
  }))
  for (const filter of filters) {
    await estimateMatches({ formId, answers: [filter] })
    await estimateMatches({ search: `delegate ${filter.fieldId}` })
  }
  const texts = statements.mock.calls.map(([statement]) => JSON.stringify(statement))
  statements.mockRestore()
  expect(texts.filter((text) => text.includes('tablesample'))).toHaveLength(filters.length)
})
