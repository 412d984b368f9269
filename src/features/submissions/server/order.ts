import 'server-only'
import { type SQL, sql } from '@/lib/database/db'
import {
  answerFieldIdOf,
  isDescending,
  type ListSort,
  type SortKey,
  sortKeyOf,
  surnameFieldIdOf,
} from '../sort'
import { FILE_COUNT_SQL, NOTE_COUNT_SQL } from './rows'

const DIGITS = sql`lpad(split_part(ltrim(word, '-'), '.', 1), 30, '0')
  || rpad(split_part(word, '.', 2), 10, '0')`

/** Makes numbers sort by value; empty answers become null, which sorts last in both directions. */
const byValue = (words: SQL): SQL => sql`(
  select case when word !~ '^-?[0-9]{1,30}([.][0-9]{1,10})?$' then nullif(word, '')
    when word like '-%' then '00' || translate(${DIGITS}, '0123456789', '9876543210')
    else '01' || ${DIGITS} end
  from (select lower(btrim(${words})) as word) written)`

const answerText = (field: string): SQL => sql`case jsonb_typeof(data -> ${field}::text)
  when 'array' then (select string_agg(choice, ', ')
    from jsonb_array_elements_text(data -> ${field}::text) choice)
  when 'object' then data -> ${field}::text ->> 'name'
  else data ->> ${field}::text end`

/**
 * SQL for a name with its surname first. A name with a comma has it first already, unless only a
 * suffix follows. Otherwise the surname is the last word with its particles, such as `dela cruz` in
 * `Juan dela Cruz Jr.`.
 */
const surnameFirst = (field: string): SQL => sql`(
  select case when name like '%,%' and name !~ ',\\s*(jr|sr|i{2,3}|iv)\\.?$' then name
    else substring(regexp_replace(name, ',?\\s+(jr|sr|i{2,3}|iv)\\.?$', '')
      from '(\\m(?:(?:de|del|dela|delos|de la|de los|da|dos|san|santa|sta|sto|santo|van|von)\\.? )*[^ ]+)$')
      || ', ' || name end
  from (select regexp_replace(lower(btrim(${answerText(field)})), '\\s+', ' ', 'g') as name) written
  where name <> '')`

const KEYS: Record<Exclude<SortKey, `answer.${string}` | `surname.${string}`>, SQL> = {
  submittedAt: sql`submitted_at`,
  id: sql`id`,
  form: sql`(select lower(forms.name) from forms where forms.id = form_id)`,
  status: sql`status`,
  reference: sql`reference`,
  assignee: sql`(select lower(staff.name) from admin_users staff where staff.id = assignee_id)`,
  notes: NOTE_COUNT_SQL,
  files: FILE_COUNT_SQL,
}

/** Returns SQL to sort by. A field id comes from the address, so it is passed as a parameter. */
export function sortExpressionOf(sort: ListSort): SQL {
  const key = sortKeyOf(sort)
  const surname = surnameFieldIdOf(key)
  if (surname !== null) return surnameFirst(surname)
  const field = answerFieldIdOf(key)
  return field === null ? KEYS[key as keyof typeof KEYS] : byValue(answerText(field))
}

export const isSortedByTime = (sort: ListSort) => sortKeyOf(sort) === 'submittedAt'

const DOWN = sql`desc`
const UP = sql`asc`

interface Ordered {
  key: SQL
  at: SQL
  id: SQL
}

export function orderBy(sort: ListSort, { key, at, id }: Ordered): SQL {
  const way = isDescending(sort) ? DOWN : UP
  if (sortKeyOf(sort) === 'id') return sql`${id} ${way}`
  if (isSortedByTime(sort)) return sql`${at} ${way}, ${id} ${way}`
  return sql`${key} ${way} nulls last, ${at} desc, ${id} desc`
}

export const listOrderBy = (sort: ListSort): SQL =>
  orderBy(sort, { key: sortExpressionOf(sort), at: sql`submitted_at`, id: sql`id` })
