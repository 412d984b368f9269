import 'server-only'
import { toSearchPattern } from '@/features/answers/search-text'
import { type SQL, sql } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import { ofGroup } from '@/lib/database/tally'
import type { ListSubmissionsQuery, SubmissionFilters } from '../schema'

/** What `SubmissionRow` has. */
export const COLUMNS = sql`id, form_id as "formId", reference, submitted_at as "submittedAt", status, data,
  (select json_build_object('id', staff.id, 'name', staff.name) from admin_users staff
   where staff.id = assignee_id) as assignee,
  notice_version::int as "noticeVersion", notice_agreed_at as "noticeAgreedAt"`

/** Spec §5: dates are inclusive. */
export function withoutSearch({ from, to, ...group }: SubmissionFilters): SQL {
  const conditions = [LIVE, ofGroup(group)]
  if (from) conditions.push(sql`submitted_at >= ${from}`)
  if (to) conditions.push(sql`submitted_at <= ${to}`)
  return sql.join(conditions, sql` and `)
}

/** Spec §5: search is a substring over every answer. */
export const isFoundBy = (search: string): SQL => sql`search_text like ${toSearchPattern(search)}`

export const toWhere = (filters: SubmissionFilters): SQL =>
  filters.search
    ? sql`${withoutSearch(filters)} and ${isFoundBy(filters.search)}`
    : withoutSearch(filters)

export const ORDER = {
  submittedAt: sql`submitted_at asc, id asc`,
  '-submittedAt': sql`submitted_at desc, id desc`,
  id: sql`id asc`,
  '-id': sql`id desc`,
} as const satisfies Record<ListSubmissionsQuery['sort'], SQL>
