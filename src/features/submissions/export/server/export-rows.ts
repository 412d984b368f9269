import 'server-only'
import { isValid } from 'date-fns'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import type { SeatState } from '@/features/forms/capacity/schema'
import type { FormField } from '@/features/forms/schema'
import { type SQL, sql } from '@/lib/database/db'
import { streamRows } from '@/lib/database/stream-rows'
import { shiftToManilaTime } from '@/lib/manila-time'
import type { SheetRow } from '@/lib/sheet-stream'
import { formatManilaTime } from '@/lib/sheet-time'
import { STATUS_LABELS, SUBMISSION_STATUSES, type SubmissionStatus } from '../../constants'
import { seatsText } from '../../seat-words'
import type { ResolvedFilters } from '../../server/answer-conditions'
import { listOrderBy } from '../../server/order'
import { matchingCondition, type RawSubmission } from '../../server/rows'
import { cellFormatOf, toExportCell, UNREADABLE_CELL } from './export-cells'
import { type ExportedPart, OWN_SEAT_SQL, PART_SQL } from './export-parts'

interface HistoryLine {
  at: string
  who: string | null
  what: string
}

type Always = 'id' | 'reference' | 'status' | 'data' | 'noticeVersion'

interface ExportedRow extends Pick<RawSubmission, Always> {
  /**
   * Milliseconds since 1970, because parsing many date texts is slow. The number is not finite when
   * PostgreSQL has stored `infinity`.
   */
  submittedAt: number | null
  noticeAgreedAt: number | null
  assignee?: RawSubmission['assignee']
  files?: number
  seats?: (SeatState | null)[]
  noteTexts?: HistoryLine[]
  history?: HistoryLine[]
}

const ALWAYS = sql`status, notice_version::int as "noticeVersion",
  extract(epoch from submitted_at)::float8 * 1000 as "submittedAt",
  extract(epoch from notice_agreed_at)::float8 * 1000 as "noticeAgreedAt"`

const OWN = sql`id, reference, data`

/** SQL for the columns of one person. The answers are the party's shared ones and this person's. */
const ofPerson = (ownIds: readonly string[]) => sql`submissions.id,
  reference || coalesce('-' || submissions.person, '') as reference,
  case when submissions.person > 1 then registration.data - ${sql.param(ownIds)}::text[]
    || submissions.data else registration.data end as data`

/**
 * SQL for one row per person of the matches. The row has the alias `submissions`, so that
 * `PART_SQL` reads that person's files, notes and history.
 */
const withEachPerson = (
  where: SQL,
) => sql`(select * from submissions where ${where}) as registration,
  lateral (select one.id, one.person::int as person, one.data, one.seat from submissions one
    where one.id = registration.id
      or (one.party_id = registration.id and one.deleted_at is null)) as submissions`

/** Joins lines such as `2026-11-22 14:03 Ana: Called her.`, in Manila time; null when empty. */
const formatLines = (lines: readonly HistoryLine[] = []) =>
  lines
    .map(({ at, who, what }) => `${formatManilaTime(at)} ${who ?? 'System'}: ${what}`.trim())
    .join('\n') || null

const columnKey = ({ id }: Pick<FormField, 'id'>) => `field-${id}`

const WORD = /\w+/g
const isStatus = (word: string): word is SubmissionStatus =>
  (SUBMISSION_STATUSES as readonly string[]).includes(word)

/**
 * Returns the time shifted to Manila. Returns null for a missing or invalid time, and for one
 * before the year 1, because the list does not show these either.
 */
function readTime(at: number | null): Date | null {
  const time = new Date(at === null ? Number.NaN : Math.round(at))
  return isValid(time) && time.getUTCFullYear() > 0 ? shiftToManilaTime(time) : null
}

function toRow(stored: ExportedRow): SheetRow {
  const { id, reference, submittedAt, status, noticeVersion, noticeAgreedAt } = stored
  return {
    id,
    reference,
    submittedAt: readTime(submittedAt) ?? UNREADABLE_CELL,
    status: STATUS_LABELS[status],
    noticeVersion,
    noticeAgreedAt: readTime(noticeAgreedAt),
    assignee: stored.assignee?.name ?? null,
    files: stored.files || null,
    seats: stored.seats ? seatsText(stored.seats) : null,
    notes: formatLines(stored.noteTexts),
    history: formatLines(
      stored.history?.map((line) => ({
        ...line,
        what: line.what.replace(WORD, (word) => (isStatus(word) ? STATUS_LABELS[word] : word)),
      })),
    ),
  }
}

/**
 * Reads all matches from one database snapshot. `ownIds` are the fields that each person of a party
 * answers, and every person then gets a row. With null, every registration gets one row.
 */
export function streamExportRows(
  filters: ResolvedFilters,
  fields: readonly FormField[],
  { more, ownIds }: { more: readonly ExportedPart[]; ownIds: readonly string[] | null },
  onBatch: (rows: SheetRow[]) => Promise<void>,
): Promise<void> {
  const parts = more.map((part) => (part === 'seats' && ownIds ? OWN_SEAT_SQL : PART_SQL[part]))
  const columns = [ownIds ? ofPerson(ownIds) : OWN, ALWAYS, ...parts]
  const rows = ownIds
    ? sql`${withEachPerson(matchingCondition(filters))} order by registration.id, submissions.person`
    : sql`submissions where ${matchingCondition(filters)} order by ${listOrderBy('id')}`
  const statement = sql`select ${sql.join(columns, sql`, `)} from ${rows}`
  const keyed = fields.map((field) => ({ key: columnKey(field), field }))
  return streamRows<ExportedRow>(statement, (rows) =>
    onBatch(
      rows.map((stored) => {
        const row = toRow(stored)
        const data = toStoredAnswers(stored.data)
        for (const { key, field } of keyed) row[key] = toExportCell(data, field)
        return row
      }),
    ),
  )
}

export const exportColumnOf = (field: FormField) => ({
  key: columnKey(field),
  header: field.label,
  width: 24,
  format: cellFormatOf(field.fieldType).format,
})
