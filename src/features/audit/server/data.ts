import 'server-only'
import { ACTIONS_WITHOUT_CHANGE, GROUPED_READ_ACTIONS } from '@/lib/audit/action-kinds'
import { SHOWN_AUDIT_LINES_SQL } from '@/lib/audit/shown-lines'
import { db, fetchRows, query, type SQL, sql } from '@/lib/database/db'
import { streamRows } from '@/lib/database/stream-rows'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { shiftToManilaTime } from '@/lib/manila-time'
import type { SheetColumn } from '@/lib/sheet-stream'
import { timeColumn } from '@/lib/sheet-time'
import { streamWorkbook } from '@/lib/xlsx'
import { AUDIT_PAGE_SIZE, type AuditFilters, type AuditLine, type ListAuditQuery } from '../schema'

const COLUMNS = sql`id, action, actor_name as "actorName", subject, detail, address,
  created_at as at`

function toWhere({ area, search }: AuditFilters): SQL {
  const conditions = [sql`true`]
  if (area) conditions.push(sql`action like ${`${area}.%`}`)
  if (search) {
    conditions.push(
      sql`position(lower(${search}) in lower(concat_ws(' ', action, actor_name, subject, detail))) > 0`,
    )
  }
  return sql.join(conditions, sql` and `)
}

/** Counts each account's views of the same list or row on one day, to show them as one line. */
const LOOKS = sql`(select max(id) as id, count(*)::int as times from audit_log
  where action = any(${sql.param([...GROUPED_READ_ACTIONS])}::text[])
  group by actor_id, action, form_id, subject,
    date_trunc('day', created_at, ${MINISTRY_TIME_ZONE}))`

const FOLDED_LINES = sql`(select line.*, coalesce(look.times, 1) as times
  from ${SHOWN_AUDIT_LINES_SQL} line left join ${LOOKS} look on look.id = line.id
  where look.id is not null
    or line.action <> all(${sql.param([...GROUPED_READ_ACTIONS])}::text[]))`

export async function listAudit({ page, ...filters }: ListAuditQuery) {
  const where = toWhere(filters)
  const on = await db()
  const [lines, [count]] = await Promise.all([
    query<AuditLine>(
      on,
      sql`select ${COLUMNS}, times from ${FOLDED_LINES} line where ${where} order by id desc
          limit ${AUDIT_PAGE_SIZE} offset ${(page - 1) * AUDIT_PAGE_SIZE}`,
    ),
    query<{ total: number }>(
      on,
      sql`select count(*)::int as total from ${FOLDED_LINES} line where ${where}`,
    ),
  ])
  return { lines, total: count?.total ?? 0 }
}

const LINES_ABOUT = 100

/** Lists the newest lines about a submission, and exports that may have contained it. */
export async function listAuditLinesAbout(submissionId: number): Promise<AuditLine[]> {
  return fetchRows<AuditLine>(sql`
    select ${COLUMNS}, 1 as times from ${SHOWN_AUDIT_LINES_SQL} line
    where submissions @> ${JSON.stringify([submissionId])}::jsonb
      or (action = 'submissions.exported' and exists (select from submissions submission
        where submission.id = ${submissionId} and submission.form_id = line.form_id
          and submission.submitted_at <= line.created_at))
    order by id desc limit ${LINES_ABOUT}`)
}

/** True for lines about changes. Lines about reads are not shown on the page of a submission. */
const isChange = sql`action <> all(${sql.param([
  ...ACTIONS_WITHOUT_CHANGE,
  'file.downloaded',
  'submissions.exported',
  'submissions.printed',
])}::text[])`

export async function listSubmissionChanges(
  submissionId: number,
): Promise<Omit<AuditLine, 'address'>[]> {
  const rows = await fetchRows<AuditLine>(sql`
    select ${COLUMNS}, 1 as times from ${SHOWN_AUDIT_LINES_SQL} line
    where submissions @> ${JSON.stringify([submissionId])}::jsonb and ${isChange}
    order by id desc limit ${LINES_ABOUT}`)
  return rows.map(({ address: _address, ...line }) => line)
}

const EXPORT_COLUMNS: readonly SheetColumn[] = [
  timeColumn('at', 'When', 'with seconds'),
  { key: 'actorName', header: 'Who', width: 24, format: '@' },
  { key: 'action', header: 'What', width: 28, format: '@' },
  { key: 'subject', header: 'To what', width: 32, format: '@' },
  { key: 'detail', header: 'Detail', width: 24, format: '@' },
  { key: 'address', header: 'From where', width: 18, format: '@' },
]

export const exportAudit = (filters: AuditFilters): ReadableStream =>
  streamWorkbook('Audit log', EXPORT_COLUMNS, (writeRows) =>
    streamRows<Omit<AuditLine, 'times'>>(
      sql`select ${COLUMNS} from ${SHOWN_AUDIT_LINES_SQL} line where ${toWhere(filters)} order by id`,
      (lines) =>
        writeRows(
          lines.map(({ at, ...line }) => ({ ...line, at: shiftToManilaTime(new Date(at)) })),
        ),
    ),
  )
