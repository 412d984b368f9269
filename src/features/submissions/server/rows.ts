import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { toSearchPattern, toSearchTerms } from '@/features/answers/server/search-text'
import type { SeatState } from '@/features/forms/capacity/schema'
import { type SQL, sql } from '@/lib/database/db'
import { IS_COUNTED, IS_LIVE } from '@/lib/database/live'
import { SOURCE_LANGUAGE, toOtherLanguage } from '@/lib/languages'
import { groupCondition } from '@/lib/tallies/tally'
import { findReferenceInSearch, findRowIdInSearch } from '../quoted'
import type { EntryMethod, Submission } from '../schema'
import { answerConditions, indexTermsOf, type ResolvedFilters } from './answer-conditions'
import {
  hasSeatCondition,
  PARTY_PEOPLE_SQL,
  type PersonRow,
  presentPeople,
  WAITING_POSITION_SQL,
} from './party'
import {
  ASKS_ERASURE_CONDITION,
  presentRegistrantActions,
  REGISTRANT_ACTION_COLUMNS,
  type RegistrantActions,
} from './registrant-actions'

export const ASSIGNEE_COLUMN = sql`(select json_build_object('id', staff.id, 'name', staff.name)
  from admin_users staff where staff.id = assignee_id) as assignee`

/** SQL for the number of a row's files; those of replaced or removed answers are not counted. */
export const FILE_COUNT_SQL = sql`(select count(distinct field_id)::int from submission_files file
  where file.submission_id = submissions.id and submissions.data ? file.field_id)`

export const FILE_COUNT_COLUMN = sql`${FILE_COUNT_SQL} as files`

export const idsWithMergedSql = (id: SQL): SQL => sql`(with recursive part(part_id) as (
  select ${id} union all
  select merged.id from submissions merged join part on merged.merged_into_id = part_id)
  select part_id from part)`

export const NOTE_COUNT_SQL = sql`(select count(*)::int from submission_notes note
  where note.submission_id in ${idsWithMergedSql(sql`submissions.id`)})`

export const SUBMISSION_COLUMNS = sql`id, form_id as "formId", reference, submitted_at as "submittedAt", status, data,
  ${ASSIGNEE_COLUMN}, ${FILE_COUNT_COLUMN},
  ${NOTE_COUNT_SQL} as notes,
  exists (select from receipts where receipts.submission_id = submissions.id
    and receipts.state = 'sent' and receipts.is_kept) as "isMailKept",
  notice_version::int as "noticeVersion", notice_agreed_at as "noticeAgreedAt", is_test as "isTest",
  entered_how as "enteredHow", language, form_revision::int as "formRevision",
  seat, ${WAITING_POSITION_SQL} as queue, ${PARTY_PEOPLE_SQL} as people, party_id::int as "partyId", person::int as person,
  ${REGISTRANT_ACTION_COLUMNS},
  (select name from admin_users staff where staff.id = entered_by_id) as "enteredBy"`

type Absent = 'agreedTo' | 'form' | 'entered' | 'seat' | 'queue' | 'people' | 'party'

/** A row as read from the database. `data` may hold anything, so it is validated before use. */
export type RawSubmission = Omit<Submission, 'data' | 'isTest' | keyof RegistrantActions | Absent> &
  RegistrantActions & {
    data: unknown
    noticeVersion: number | null
    noticeAgreedAt: string | null
    isTest: boolean
    language: string | null
    formRevision: number | null
    seat: SeatState | null
    queue: number | null
    people: PersonRow[] | null
    partyId: number | null
    person: number | null
    enteredHow: EntryMethod | null
    enteredBy: string | null
  }

/** Converts a row. Never throws for a malformed one, which would break the whole list. */
export const presentSubmission = (row: RawSubmission): Submission => ({
  id: row.id,
  formId: row.formId,
  reference: row.reference,
  submittedAt: row.submittedAt,
  status: row.status,
  data: toStoredAnswers(row.data),
  assignee: row.assignee,
  notes: row.notes,
  files: row.files,
  isMailKept: row.isMailKept,
  ...(row.noticeVersion !== null && {
    agreedTo: { version: row.noticeVersion, at: row.noticeAgreedAt },
  }),
  ...(row.formRevision !== null && {
    form: {
      revision: row.formRevision,
      language: toOtherLanguage(row.language) ?? SOURCE_LANGUAGE,
    },
  }),
  ...(row.enteredHow !== null && { entered: { by: row.enteredBy, how: row.enteredHow } }),
  ...(row.seat !== null && { seat: row.seat, queue: row.queue }),
  ...(row.people !== null && { people: presentPeople(row.people) }),
  ...(row.partyId !== null && { party: { id: row.partyId, person: row.person ?? 0 } }),
  ...presentRegistrantActions(row),
  ...(row.isTest && { isTest: true }),
})

/** Returns an SQL condition for all filters but the search. Both dates are inclusive (Spec §5). */
export function matchingConditionWithoutSearch(filters: ResolvedFilters): SQL {
  const { from, to, assignee, seat, tests, erasure, me, answers, ...group } = filters
  const conditions = [
    tests ? sql`${IS_LIVE} and is_test and party_id is null` : IS_COUNTED,
    groupCondition(group),
  ]
  if (from) conditions.push(sql`submitted_at >= ${from}`)
  if (to) conditions.push(sql`submitted_at <= ${to}`)
  if (seat) conditions.push(hasSeatCondition(seat))
  if (erasure) conditions.push(ASKS_ERASURE_CONDITION)
  if (assignee === 'nobody') conditions.push(sql`assignee_id is null`)
  if (assignee === 'me') conditions.push(sql`assignee_id = ${me ?? null}`)
  return sql.join([...conditions, ...answerConditions(answers)], sql` and `)
}

export const anyWordCondition = (either: readonly string[], text: SQL = sql`search_text`): SQL =>
  sql`(${sql.join(
    either.map((word) => sql`${text} like ${toSearchPattern(word)}`),
    sql` or `,
  )})`

/** SQL condition for the row that `quoted` selects, and for the row into which it was merged. */
const isOrHolds = (quoted: SQL): SQL =>
  sql`(${quoted} or id = (select merged_into_id::int from submissions where ${quoted} limit 1))`

/** Returns SQL conditions for a search by reference code or number; empty for another search. */
export function listIdentifierConditions(search: string): SQL[] {
  const reference = findReferenceInSearch(search)
  const number = findRowIdInSearch(search)
  return [
    ...(reference === null ? [] : [isOrHolds(sql`reference = ${reference}`)]),
    ...(number === null ? [] : [isOrHolds(sql`id = ${number}`)]),
  ]
}

/** SQL condition: answers with all words, or the reference or number of the row or a merged one. */
export function searchCondition(search: string): SQL {
  // Begins with `true`, so that a search without a word, such as a single accent, finds every row.
  const words = [sql`true`, ...toSearchTerms(search).map((either) => anyWordCondition(either))]
  const ways = [sql`(${sql.join(words, sql` and `)})`, ...listIdentifierConditions(search)]
  return sql`(${sql.join(ways, sql` or `)})`
}

export function matchingCondition(filters: ResolvedFilters): SQL {
  const { search = '', answers } = filters
  return sql.join(
    [
      matchingConditionWithoutSearch(filters),
      ...indexTermsOf(answers).map((either) => anyWordCondition(either)),
      ...(search.trim() ? [searchCondition(search)] : []),
    ],
    sql` and `,
  )
}
