import 'server-only'
import type { FormField } from '@/features/forms/schema'
import { SHOWN_LINES } from '@/lib/audit/shown-lines'
import { type SQL, sql } from '@/lib/database/db'
import { streamRows } from '@/lib/database/reads'
import { toInstant } from '@/lib/dates'
import type { SheetRow } from '@/lib/sheet-stream'
import { presentSubmission, type SubmissionRow } from '../present'
import type { SubmissionFilters } from '../schema'
import { STATUS_LABELS, SUBMISSION_STATUSES, type SubmissionStatus } from '../statuses'
import type { ExportExtra } from '../views/export-options'
import { EXPORT_CELLS, toCell, UNREADABLE_CELL } from './export-cells'
import { orderOf } from './order'
import { COLUMNS, matching } from './rows'

interface Told {
  at: string
  who: string | null
  what: string
}

interface ExportedRow extends SubmissionRow {
  noteTexts?: Told[]
  history?: Told[]
}

const NOTES = sql`(select coalesce(json_agg(json_build_object(
    'at', note.created_at, 'who', note.author_name, 'what', note.text) order by note.id), '[]')
  from submission_notes note where note.submission_id = submissions.id) as "noteTexts"`

const HISTORY = sql`(select coalesce(json_agg(json_build_object(
    'at', line.created_at, 'who', line.actor_name,
    'what', case line.action when 'submission.status_undone' then 'took back ' else '' end
      || coalesce(line.detail, '')) order by line.id), '[]')
  from ${SHOWN_LINES} line
  where line.action in ('submission.status_changed', 'submission.status_undone')
    and line.submissions @> jsonb_build_array(submissions.id)) as history`

const EXTRA_COLUMNS: Partial<Record<ExportExtra, SQL>> = { notes: NOTES, history: HISTORY }

/** `2026-11-22 14:03 Ana: Called her.`, a line each. */
const tell = (lines: readonly Told[] = []) =>
  lines
    .map(({ at, who, what }) => {
      const time = toInstant(at)?.slice(0, 16).replace('T', ' ') ?? ''
      return `${time} ${who ?? 'System'}: ${what}`.trim()
    })
    .join('\n') || null

export const columnKey = ({ id }: Pick<FormField, 'id'>) => `field-${id}`

const STATUS_WORDS = new RegExp(`\\b(${SUBMISSION_STATUSES.join('|')})\\b`, 'g')

const timeCell = (at: string | null) => (at === null ? UNREADABLE_CELL : new Date(at))

function toRow(stored: ExportedRow, fields: readonly FormField[]): SheetRow {
  const submission = presentSubmission(stored)
  const { id, reference, submittedAt, data, agreedTo, assignee, files } = submission
  const cells = fields.map((field) => [columnKey(field), toCell(data, field)] as const)
  return {
    id,
    reference,
    submittedAt: timeCell(submittedAt),
    status: STATUS_LABELS[submission.status],
    noticeVersion: agreedTo?.version ?? null,
    noticeAgreedAt: agreedTo?.at ? new Date(agreedTo.at) : null,
    assignee: assignee?.name ?? null,
    files: files || null,
    notes: tell(stored.noteTexts),
    history: tell(
      stored.history?.map((line) => ({
        ...line,
        what: line.what.replace(STATUS_WORDS, (word) => STATUS_LABELS[word as SubmissionStatus]),
      })),
    ),
    ...Object.fromEntries(cells),
  }
}

/** Every match as rows of a sheet, oldest first, in batches and from one snapshot. */
export function streamExport(
  filters: SubmissionFilters,
  fields: readonly FormField[],
  extras: readonly ExportExtra[],
  onBatch: (rows: SheetRow[]) => Promise<void>,
): Promise<void> {
  const columns = [COLUMNS, ...extras.flatMap((extra) => EXTRA_COLUMNS[extra] ?? [])]
  const statement = sql`select ${sql.join(columns, sql`, `)} from submissions
    where ${matching(filters)} order by ${orderOf('id')}`
  return streamRows<ExportedRow>(statement, (rows) =>
    onBatch(rows.map((row) => toRow(row, fields))),
  )
}

export const fieldColumn = (field: FormField) => ({
  key: columnKey(field),
  header: field.label,
  width: 24,
  format: EXPORT_CELLS[field.fieldType].format,
})
