import 'server-only'
import { sql } from '../database/sql'

const ERASED = '(name erased)'

/**
 * SQL subquery for the lines of the audit log, with the names of people, or `(name erased)` for
 * erased names.
 */
export const SHOWN_AUDIT_LINES_SQL = sql`(
  select line.id, line.action, line.actor_id, line.submissions, line.form_id::int as form_id,
    line.address, line.created_at,
    case when line.actor_name_id is null then null else coalesce(actor.text, ${ERASED}) end
      as actor_name,
    case when line.subject_name_id is null then line.subject
      else coalesce(subject.text, ${ERASED}) end as subject,
    case when line.detail_name_id is null then line.detail
      else coalesce(detail.text, ${ERASED}) end as detail
  from audit_log line
  left join audit_names actor on actor.id = line.actor_name_id
  left join audit_names subject on subject.id = line.subject_name_id
  left join audit_names detail on detail.id = line.detail_name_id)`
