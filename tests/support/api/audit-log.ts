import { SHOWN_AUDIT_LINES_SQL } from '@/lib/audit/shown-lines'
import { db, query, sql } from '@/lib/database/db'

interface ShownLine {
  action: string
  actor: string | null
  subject: string | null
  detail: string | null
}

/**
 * Returns the newest `count` lines of the audit log whose action matches the SQL pattern `like`,
 * newest first, with the names of the people.
 */
export const readLastAuditLines = async (like: string, count = 1): Promise<ShownLine[]> =>
  query<ShownLine>(
    await db(),
    sql`select action, actor_name as actor, subject, detail from ${SHOWN_AUDIT_LINES_SQL} line
        where action like ${like} order by id desc limit ${count}`,
  )
