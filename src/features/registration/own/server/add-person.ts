import 'server-only'
import { createHash } from 'node:crypto'
import type { Answers } from '@/features/answers/schema'
import { personReference } from '@/features/forms/party/party'
import { presentPublicForm } from '@/features/forms/present'
import { isOfPartyCondition } from '@/features/submissions/server/party'
import { recordRegistrantChange } from '@/lib/audit/record'
import { countCall } from '@/lib/counters/limit'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { waitUntilDurable } from '@/lib/database/durable'
import { AppError } from '@/lib/errors'
import { type LaterPerson, splitAnswersIntoRows } from '../../server/people'
import { ADDED_PERSON_NUMBER, checkAddedPerson, requireAdult } from './check-added'
import { ownWordsFor } from './check-change'
import { NOT_DELETED_CONDITION, type OpenedLink } from './find'
import { isFormOpen, needsFilePerPerson, nextPersonNumber } from './may-add'

/** The most attempts per registration and hour; attempts that add nobody count too. */
const ADDED_PER_HOUR = 60
const HOUR_S = 3600
/**
 * The highest number of a person. Numbers of erased people are not reused, so a party can run out
 * of numbers.
 */
const LAST_NUMBER = 99

interface Row {
  id: number
  person: number
  data: Record<string, unknown>
  seat: string | null
  /**
   * The checksum (`sumOf`) with which a person was added. A repeated request has the same checksum.
   */
  fingerprint: string | null
}

async function insert(
  tx: Executor,
  own: OpenedLink,
  { data, searchText }: LaterPerson,
  person: number,
) {
  const { submission, row } = own
  const { id, formId, reference } = submission
  const answers = JSON.stringify(data)
  const [claim] = await query<{ seat: string | null; isCounted: boolean | null }>(
    tx,
    sql`select seat, is_counted as "isCounted" from claim_places(${formId}, ${row.version}, ${answers}::jsonb)`,
  )
  if (!claim?.seat) throw new AppError('server.busy')
  if (claim.seat !== 'held') throw new AppError('form.full', { message: ownWordsFor(own).addFull })
  await tx.execute(sql`
    insert into submissions (form_id, reference, status, submitted_at, data, search_text,
      fingerprint, suspected_at, suspicion, notice_version, notice_agreed_at, language,
      form_revision, is_test, party_id, person, seat, is_counted)
    select form_id, ${personReference(reference, person)}, status, now(), ${answers}::jsonb,
      ${searchText}, ${sumOf(data)}, suspected_at, suspicion, notice_version, notice_agreed_at,
      language, ${row.revision}, is_test, id, ${person},
      case when exists (select from place_limits where form_id = ${formId}) then 'held' end,
      ${claim.isCounted}
    from submissions where id = ${id}`)
}

const sumOf = (data: LaterPerson['data']) =>
  `added:${createHash('sha256').update(JSON.stringify(data)).digest('hex')}`

async function add(tx: Executor, own: OpenedLink, number: number, raw: Record<string, unknown>) {
  const { id } = own.submission
  await tx.execute(sql`set local lock_timeout = '3s'`)
  // Locks the party first, so that people stored by a concurrent request are read below.
  await query(tx, sql`select id from submissions where id = ${id} for update`)
  const people = await query<Row>(
    tx,
    sql`select id, person::int as person, data, seat, fingerprint from submissions
        where ${isOfPartyCondition(id)} and ${NOT_DELETED_CONDITION} order by person`,
  )
  const form = presentPublicForm(own.row)
  const { party } = form
  if (!party || needsFilePerPerson(form)) throw new AppError('own.add_over')
  const stored = people[0]?.data ?? {}
  const { answers, words } = checkAddedPerson(own, form, stored, raw)
  const [member] = splitAnswersIntoRows(
    { party, fields: own.form.fields },
    { ...(stored as Answers), ...answers },
    ADDED_PERSON_NUMBER,
  ).members
  if (!member) throw new AppError('submission.invalid')
  const repeat = people.find(({ person }) => person === number)
  if (repeat) {
    if (repeat.fingerprint === sumOf(member.data)) return number
    throw new AppError('own.added_meanwhile')
  }
  const coming = people.filter(({ seat }) => seat !== 'cancelled')
  if (coming.some(({ seat }) => seat !== null && seat !== 'held'))
    throw new AppError('own.add_over')
  const next = await nextPersonNumber(tx, id)
  if (next !== number) throw new AppError('own.added_meanwhile')
  if (coming.length === 0 || coming.length >= party.max || next > LAST_NUMBER) {
    throw new AppError('own.add_over')
  }
  requireAdult(form, [...coming.map(({ data }) => data), member.data], words)
  await insert(tx, own, member, next)
  await tx.execute(
    sql`update submissions set last_person = ${next}, updated_at = now() where id = ${id}`,
  )
  await recordRegistrantChange(tx, 'submission.own_person_added', id)
  return next
}

/**
 * Adds a person to a party by the link of the party, while there are free places. Returns the
 * person's number; a repeat with the same number and answers adds nobody.
 * @param number the `nextPersonNumber` that was read with the questions
 * @throws AppError `own.add_over`, `own.added_meanwhile`, `form.full`, `submission.invalid`,
 * `submission.unknown_field`, `request.too_many`, `server.busy`
 */
export async function addPerson(own: OpenedLink, number: number, raw: Record<string, unknown>) {
  const key = `own-add:${own.submission.id}`
  await countCall({ key, points: ADDED_PER_HOUR, seconds: HOUR_S }, 'request.too_many')
  const { people = [] } = own.submission
  if (own.asked !== null || !isFormOpen(own) || people.length === 0) {
    throw new AppError('own.add_over')
  }
  const added = await transaction((tx) => add(tx, own, number, raw))
  // `claim_places` may let the commit return before the data is on the disk (decision 066).
  await waitUntilDurable()
  return added
}
