import { FILTER_BENCH_FIELDS } from '../bench-fields'
import { insertSubmissions, setUpBenchForm } from '../many-submissions'

const PAGE_SIZE = 10
const FAR_PAGE = 5000
const BULK = 100
const GOLDEN = 0.618

type Work = () => Promise<unknown>

export const MEASURED_CALLS = [
  'Newest page',
  'Page 5,000, or the last',
  'Page in the middle',
  'Newest page of a status',
  'Search, one hit',
  'Search, no hit',
  'Search, everybody hit',
  'Status of one',
  'Status of a hundred',
] as const
export type MeasuredCallName = (typeof MEASURED_CALLS)[number]

export async function prepareMeasuredCalls(rows: number): Promise<Record<MeasuredCallName, Work>> {
  const { changeStatuses } = await import('@/features/submissions/status/server/statuses')
  const { listSubmissions } = await import('@/features/submissions/list/server/list')
  const { pool } = await import('@/lib/database/db')
  const { form, actor } = await setUpBenchForm(FILTER_BENCH_FIELDS)
  await insertSubmissions(form, rows)
  const { rows: known } = await (await pool()).query<{ id: number }>(
    'select id from submissions order by id limit $1',
    [BULK],
  )

  const list = (more: object) =>
    listSubmissions({ page: 1, limit: PAGE_SIZE, sort: '-submittedAt', ...more })
  const pages = rows / PAGE_SIZE
  let turn = 0
  let row = 1
  /**
   * Returns the id of another row in each call. Steps of the golden ratio spread the ids over the
   * table.
   */
  const someRow = () => {
    row = (row + Math.round(rows * GOLDEN)) % rows
    return row + 1
  }
  const changed = (count: number) => {
    turn++
    const status = (['reviewed', 'contacted'] as const)[turn % 2] ?? 'new'
    return changeStatuses(
      known.slice(0, count).map(({ id }) => ({ id, status })),
      actor,
    )
  }
  return {
    'Newest page': () => list({}),
    'Page 5,000, or the last': () => list({ page: Math.min(FAR_PAGE, pages) }),
    'Page in the middle': () => list({ page: Math.ceil(pages / 2) }),
    'Newest page of a status': () => list({ status: 'completed' }),
    'Search, one hit': () => list({ search: `delegate${someRow()}@` }),
    'Search, no hit': () => list({ search: 'zebedee of nowhere' }),
    'Search, everybody hit': () => list({ search: 'grace and peace' }),
    'Status of one': () => changed(1),
    'Status of a hundred': () => changed(BULK),
  }
}
