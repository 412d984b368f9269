import 'server-only'
import { toSearchPatterns } from '@/features/answers/server/search-text'
import { answeredFields } from '@/features/forms/server/form-figures'
import { db, query, type SQL, sql, streamRows } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { presentSubmission, type SubmissionRow } from '../present'
import { quotedNumber, quotedReference } from '../quoted'
import type { ListSubmissionsQuery, Submission, SubmissionFilters } from '../schema'

const COLUMNS = sql`id, form_id as "formId", reference, submitted_at as "submittedAt", status, data,
  (select json_build_object('id', staff.id, 'name', staff.name) from admin_users staff
   where staff.id = assignee_id) as assignee,
  (select count(*)::int from submission_notes note where note.submission_id = submissions.id) as notes,
  (select count(*)::int from submission_files file where file.submission_id = submissions.id) as files,
  notice_version::int as "noticeVersion", notice_agreed_at as "noticeAgreedAt"`

/** Answers (Spec §5), or what people quote of a registration: its reference code or number. */
function toSearch(search: string): SQL {
  const parts = toSearchPatterns(search).map((either) => {
    const likes = either.map((pattern) => sql`search_text like ${pattern}`)
    return sql`(${sql.join(likes, sql` or `)})`
  })
  const ways = [sql`(${sql.join(parts, sql` and `)})`]
  const reference = quotedReference(search)
  const number = quotedNumber(search)
  if (reference !== null) ways.push(sql`reference = ${reference}`)
  if (number !== null) ways.push(sql`id = ${number}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

/** What the filters leave, as a condition on `submissions`. Spec §5: dates are inclusive, search is over every answer. */
export function matching({ formId, from, to, search, status, ...whose }: SubmissionFilters): SQL {
  const conditions = [LIVE]
  if (formId !== undefined) conditions.push(sql`form_id = ${formId}`)
  if (from) conditions.push(sql`submitted_at >= ${from}`)
  if (to) conditions.push(sql`submitted_at <= ${to}`)
  if (status) conditions.push(sql`status = ${status}::enum_submissions_status`)
  if (whose.assignee === 'nobody') conditions.push(sql`assignee_id is null`)
  if (whose.assignee === 'me') conditions.push(sql`assignee_id = ${whose.me ?? null}`)
  if (search?.trim()) conditions.push(toSearch(search))
  return sql.join(conditions, sql` and `)
}

const ORDER = {
  submittedAt: sql`submitted_at asc, id asc`,
  '-submittedAt': sql`submitted_at desc, id desc`,
  id: sql`id asc`,
  '-id': sql`id desc`,
} as const satisfies Record<ListSubmissionsQuery['sort'], SQL>

async function countSubmissions(where: SQL): Promise<number> {
  const [row] = await query<{ count: number }>(
    await db(),
    sql`select count(*)::int as count from submissions where ${where}`,
  )
  return row?.count ?? 0
}

/** One page, with how many match and how many there are at all. */
export async function listSubmissions({ page, limit, sort, ...filters }: ListSubmissionsQuery) {
  const where = matching(filters)
  const [rows, total, unfiltered] = await Promise.all([
    query<SubmissionRow>(
      await db(),
      sql`select ${COLUMNS} from submissions where ${where}
          order by ${ORDER[sort]} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    countSubmissions(where),
    countSubmissions(LIVE),
  ])
  return { submissions: rows.map(presentSubmission), total, unfiltered }
}

/** Every match in batches, from one snapshot: newest first for the list, oldest first for export. */
export function streamSubmissions(
  filters: SubmissionFilters,
  sort: ListSubmissionsQuery['sort'],
  onBatch: (submissions: Submission[]) => Promise<void>,
): Promise<void> {
  const statement = sql`select ${COLUMNS} from submissions where ${matching(filters)}
    order by ${ORDER[sort]}`
  return streamRows<SubmissionRow>(statement, (rows) => onBatch(rows.map(presentSubmission)))
}

export const countMatching = (filters: SubmissionFilters): Promise<number> =>
  countSubmissions(matching(filters))

/** @throws AppError `submission.not_found` */
export async function getSubmission(id: number | null): Promise<Submission> {
  const rows =
    id === null
      ? []
      : await query<SubmissionRow>(
          await db(),
          sql`select ${COLUMNS} from submissions where id = ${id} and ${LIVE}`,
        )
  if (!rows[0]) throw new AppError('submission.not_found')
  return presentSubmission(rows[0])
}

/** Ids of the fields of a form that have at least one answer among the matches. */
export async function listAnsweredFieldIds(filters: SubmissionFilters): Promise<Set<string>> {
  const rows = await query<{ id: string }>(
    await db(),
    sql`select distinct field.id
        from submissions, ${answeredFields} as field(id) where ${matching(filters)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Every submission, newest first, as one JSON array written while it is read. */
export function listAllSubmissions(): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  let separator = '['
  const write = async (submissions: Submission[]) => {
    const text = submissions.map((submission) => JSON.stringify(submission)).join(',')
    await writer.write(encoder.encode(separator + text))
    separator = ','
  }
  streamSubmissions({}, '-submittedAt', write)
    .then(() => writer.write(encoder.encode(separator === '[' ? '[]' : ']')))
    .then(() => writer.close())
    .catch((error) => writer.abort(error).catch(() => undefined))
  return readable
}
