import 'server-only'
import { eraseAuditNames } from '@/lib/audit/erase-names'
import type { AuditAction } from '@/lib/audit/sentences'
import { SHOWN_AUDIT_LINES_SQL } from '@/lib/audit/shown-lines'
import { db, fetchRows, type SQL, sql } from '@/lib/database/db'
import { appendTombstones, storeTombstones, TOMBSTONE_HASHES } from '@/lib/erasure/tombstones'
import { mayNamePersonCondition } from '@/lib/people/may-name'
import { isNamedIn, type Person } from '@/lib/people/person'

interface Name {
  id: number
  text: string
  mark: string
}

/**
 * Returns texts that name the person but belong to no account or submission, for example the email
 * address of a failed sign-in.
 */
async function findNames(person: Person): Promise<Name[]> {
  const rows = await fetchRows<Name>(sql`
    select id, text, ${TOMBSTONE_HASHES.name} as mark from audit_names
    where account_id is null and submission_id is null
      and ${mayNamePersonCondition(person, sql`lower(text)`)}`)
  return rows.filter(({ text }) => isNamedIn(person, text))
}

const about = (submissions: readonly number[], names: readonly Name[]): SQL => {
  const ids = names.map(({ id }) => id)
  return sql`(exists (select from jsonb_array_elements_text(submissions) as one(id)
      where one.id::int = any(${sql.param(submissions)}::int[]))
    or id in (select id from audit_log
      where subject_name_id = any(${sql.param(ids)}::int[])
        or detail_name_id = any(${sql.param(ids)}::int[])))`
}

/**
 * Actions whose detail names a member of staff. The detail is left out when a person's own data is
 * given out.
 */
const NAMES_STAFF: readonly AuditAction[] = ['submission.assigned', 'submissions.taken_back']

export async function listAuditLinesOf(person: Person, submissions: readonly number[]) {
  const names = await findNames(person)
  return fetchRows<{
    at: string
    action: string
    subject: string | null
    detail: string | null
  }>(sql`
    select created_at as at, action, subject,
      case when action = any(${sql.param([...NAMES_STAFF])}::text[]) then null else detail end
        as detail
    from ${SHOWN_AUDIT_LINES_SQL} line
    where ${about(submissions, names)} order by id`)
}

/**
 * Finds texts that contain one of the names and belong to no account or submission, such as a
 * mailing's subject.
 */
const findTextsWith = (names: readonly string[]) =>
  fetchRows<Name>(sql`
    select id, text, ${TOMBSTONE_HASHES.name} as mark from audit_names
    where account_id is null and submission_id is null and exists (
      select from unnest(${sql.param(names)}::text[]) as one(name)
      where position(lower(one.name) in lower(text)) > 0)`)

/**
 * Erases texts that belong to no account or submission, if they name one of `people` or contain one
 * of the names in `known`. The lines of the log stay. Returns how many texts were erased.
 */
export async function eraseAuditNamesOf(
  people: readonly Person[],
  known: readonly string[],
): Promise<number> {
  const found = await Promise.all([...people.map(findNames), findTextsWith(known)])
  const names = [...new Map(found.flat().map((name) => [name.id, name])).values()]
  const on = await db()
  const marks = names.map(({ mark }) => mark)
  await storeTombstones(on, marks)
  await appendTombstones(marks)
  return eraseAuditNamesById(names.map(({ id }) => id))
}

export const eraseAuditNamesById = async (ids: readonly number[]): Promise<number> =>
  eraseAuditNames(await db(), sql`${sql.param(ids)}::int[]`)
