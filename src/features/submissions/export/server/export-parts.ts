import 'server-only'
import { SHOWN_AUDIT_LINES_SQL } from '@/lib/audit/shown-lines'
import { type SQL, sql } from '@/lib/database/db'
import { ASSIGNEE_COLUMN, FILE_COUNT_COLUMN, idsWithMergedSql } from '../../server/rows'
import type { ExportExtra } from '../export-options'

/** Parts of a row that are selected only when needed, because most cost a subquery. */
export type ExportedPart = ExportExtra | 'files' | 'seats'

export const OWN_SEAT_SQL = sql`json_build_array(submissions.seat) as seats`

const SEATS = sql`case when person is null then json_build_array(seat) else (
  select json_agg(one.seat order by one.id) from submissions one
  where one.id = submissions.id or (one.party_id = submissions.id and one.deleted_at is null)) end as seats`

const NOTES = sql`(select coalesce(json_agg(json_build_object(
    'at', note.created_at, 'who', note.author_name, 'what', note.text) order by note.id), '[]')
  from submission_notes note
  where note.submission_id in ${idsWithMergedSql(sql`submissions.id`)}) as "noteTexts"`

const HISTORY = sql`(select coalesce(json_agg(json_build_object(
    'at', line.created_at, 'who', line.actor_name,
    'what', case line.action when 'submission.status_undone' then 'took back ' else '' end
      || coalesce(line.detail, '')) order by line.id), '[]')
  from ${SHOWN_AUDIT_LINES_SQL} line
  where line.action in ('submission.status_changed', 'submission.status_undone')
    and line.submissions @> jsonb_build_array(submissions.id)) as history`

export const PART_SQL: Record<ExportedPart, SQL> = {
  assignee: ASSIGNEE_COLUMN,
  files: FILE_COUNT_COLUMN,
  seats: SEATS,
  notes: NOTES,
  history: HISTORY,
}
