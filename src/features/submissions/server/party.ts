import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import type { SeatState } from '@/features/forms/capacity/schema'
import { type Executor, query, type SQL, sql } from '@/lib/database/db'
import type { PartyPerson } from '../schema'

const OWN_QUESTIONS = sql`(select party -> 'fieldIds' from forms where forms.id = submissions.form_id)`

const OWN_ANSWERS = sql`case when jsonb_typeof(one.data) = 'object' and ${OWN_QUESTIONS} is not null
  then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(one.data)
    where ${OWN_QUESTIONS} ? key) else one.data end`

/** SQL for a party's people, on the row of its first person; null on every other row. */
export const PARTY_PEOPLE_SQL = sql`case when person is not null and party_id is null then (
  select json_agg(json_build_object('id', one.id, 'person', one.person::int,
      'reference', submissions.reference || '-' || one.person, 'data', ${OWN_ANSWERS},
      'seat', one.seat, 'erasureAskedAt', one.erasure_asked_at) order by one.person)
    from submissions one where (one.id = submissions.id or one.party_id = submissions.id)
      and one.deleted_at is not distinct from submissions.deleted_at) end`

export interface PersonRow {
  id: number
  person: number
  reference: string
  data: unknown
  seat: SeatState | null
  erasureAskedAt: string | null
}

export const presentPeople = (rows: readonly PersonRow[]): PartyPerson[] =>
  rows.map(({ data, erasureAskedAt, ...person }) => ({
    ...person,
    data: toStoredAnswers(data),
    ...(erasureAskedAt !== null && { erasureAskedAt }),
  }))

/**
 * SQL for the seat of a registration. For a party, it is the seat of a person who waits or has an
 * offer, and otherwise the seat of the first person.
 */
export const PARTY_SEAT_SQL = sql`case when person is null or party_id is not null or seat in ('waiting', 'offered')
  then seat else coalesce((select one.seat from submissions one where one.party_id = submissions.id
    and one.seat in ('waiting', 'offered') and one.deleted_at is null order by one.id limit 1), seat) end`

/**
 * SQL condition: at least one person of the registration has this seat state. For `held`, which
 * most rows have, rows are read in the list's order. For the other states, an index finds the few
 * rows.
 */
export const hasSeatCondition = (seat: SeatState): SQL =>
  seat === 'held'
    ? sql`(seat = 'held' or exists (select from submissions one
        where one.party_id = submissions.id and one.seat = 'held' and one.deleted_at is null))`
    : sql`id in (select coalesce(party_id, id)::int from submissions
        where seat = ${seat} and deleted_at is null)`

export const isOfPartyCondition = (id: number): SQL =>
  sql`(submissions.id = ${id} or party_id = ${id})`

/**
 * Moves a registration to the end of the waiting list. Takes the same lock as the SQL function
 * `claim_places`, so that numbers in the list follow the order of commits.
 */
export async function moveToEndOfWaitingList(
  tx: Executor,
  id: number,
  formId: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('place_line'), ${formId}::int)`)
  await tx.execute(sql`
    with next as materialized (select nextval('place_line') as line)
    update submissions set line = next.line, updated_at = now() from next
    where ${isOfPartyCondition(id)} and seat in ('waiting', 'offered')`)
}

/** SQL condition that leaves out a deleted party's other people, as the bin lists a party once. */
export const NOT_DELETED_WITH_PARTY_SQL: SQL = sql`(party_id is null
  or party_id not in (select id from submissions where deleted_at is not null))`

export async function listIdsWithParty(on: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await query<{ id: number }>(
    on,
    sql`select id from submissions where id = any(${sql.param(ids)}::int[])
          or party_id = any(${sql.param(ids)}::numeric[]) order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * SQL for the version of the registrant's own link. All people of a party use the first person's
 * version.
 */
export const LINK_VERSION_SQL = sql`coalesce((select first.link_version from submissions first
  where first.id = submissions.party_id::int), submissions.link_version)::int`

/**
 * SQL for the position on the waiting list: 1 is next, null is not waiting. A party counts as one.
 * A suspected registration has a position too, because its sender must not learn of the suspicion.
 */
export const WAITING_POSITION_SQL = sql`case when seat = 'waiting' then 1 + (select count(distinct ahead.line)::int from submissions ahead
  where ahead.form_id = submissions.form_id and ahead.seat = 'waiting' and ahead.line < submissions.line
    and ahead.suspected_at is null and ahead.deleted_at is null and not ahead.is_test) end`
