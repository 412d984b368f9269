import { waitUntil } from '../../tests/support/condition'
import type { Portal } from '../../tests/support/portal'
import type { DayClock } from './clock'
import type { StaffAction } from './plan'

export interface Office {
  portal: Portal
  formId: number
  clock: DayClock
}

const ROWS = 20
const STATUSES = ['new', 'contacted', 'confirmed', 'archived'] as const
const SEEN_MS = 10_000

interface Row {
  id: number
  status: string
}

/** Reads the list like staff do; reads the whole response, as a browser does. */
async function read(portal: Portal, path: string): Promise<Response & { rows: Row[] }> {
  const response = await portal.get(path)
  if (!response.ok) throw new Error(`${response.status}`)
  const rows = (await response.json()) as Row[]
  return Object.assign(response, { rows })
}

const listOf = (portal: Portal, query: string) =>
  read(portal, `/api/admin/submissions?limit=${ROWS}&${query}`)

/** Returns a row of the first page; undefined for an empty list. */
async function pickRow({ portal }: Office, { pick }: StaffAction): Promise<Row | undefined> {
  const { rows } = await listOf(portal, 'page=1')
  return rows[pick % rows.length]
}

const changed = new Set<number>()
let published = 0

/**
 * The requests of each kind of action; what they need to know is read before the measured time
 * begins.
 */
const ACTION_OF_STATE: Record<
  StaffAction['kind'],
  (office: Office, deed: StaffAction) => Promise<(() => Promise<unknown>) | null>
> = {
  list:
    async ({ portal }) =>
    () =>
      listOf(portal, 'page=1'),
  page: async ({ portal }, { pick }) => {
    const { headers } = await listOf(portal, 'page=1')
    const pages = Math.max(1, Math.ceil(Number(headers.get('x-total-count')) / ROWS))
    return () => listOf(portal, `page=${1 + (pick % pages)}`)
  },
  search:
    async ({ portal }, { pick }) =>
    () =>
      listOf(portal, `page=1&search=Person ${pick % 3000}`),
  details: async (office, deed) => {
    const row = await pickRow(office, deed)
    return row
      ? async () => (await office.portal.get(`/api/admin/submissions/${row.id}`)).json()
      : null
  },
  status: async (office, deed) => {
    const row = await pickRow(office, deed)
    const status = STATUSES.find((other) => other !== row?.status)
    // A conflict of two who change the same row at once is expected, so a row is changed only once.
    if (!row || changed.has(row.id)) return null
    changed.add(row.id)
    return () => office.portal.put(`/api/admin/submissions/${row.id}`, { status })
  },
  export:
    async ({ portal, formId }) =>
    async () => {
      const response = await portal.get(`/api/admin/submissions/export/${formId}`)
      if (!response.ok) throw new Error(`${response.status}`)
      await response.arrayBuffer()
    },
  publish: async ({ portal }) => {
    const heading = `Merch of the day, ${++published}`
    return async () => {
      const change = { heading, _status: 'published' }
      await portal.send('POST', '/api/cms/globals/merch', change)
      const isRead = async () => (await (await portal.get('/merch')).text()).includes(heading)
      await waitUntil('visitors read it', isRead, SEEN_MS)
    }
  },
}

const NAMES: Record<StaffAction['kind'], string> = {
  list: 'staff: list',
  page: 'staff: a page of it',
  search: 'staff: search',
  details: 'staff: details',
  status: 'staff: status',
  export: 'staff: export',
  publish: 'editor: publish, seen',
}

/** Runs one action at its time. */
export async function work(deed: StaffAction, office: Office): Promise<void> {
  // A second before the planned time, to read what the action needs to know.
  await office.clock.until(deed.at - 1_000)
  const act = await ACTION_OF_STATE[deed.kind](office, deed).catch(() =>
    ACTION_OF_STATE.list(office, deed),
  )
  if (act) await office.clock.time(NAMES[deed.kind], deed.at, act)
}
