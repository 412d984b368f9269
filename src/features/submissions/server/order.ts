import 'server-only'
import { type SQL, sql } from '@/lib/database/db'
import { answerFieldOf, isDownwards, type ListSort, type SortKey, sortKeyOf } from '../sort'
import { FILE_COUNT } from './rows'

/**
 * Sorts numbers by value (`9` before `10`) and before text, and text alphabetically. Empty answers
 * are null and therefore come last in both directions.
 */
const byValue = (words: SQL): SQL => sql`(
  select case when word ~ '^[0-9]{1,30}$' then lpad(word, 30, '0') else nullif(word, '') end
  from (select lower(btrim(${words})) as word) written)`

/** An answer as one text: several choices are joined, and a file is its name. */
const answerText = (field: string): SQL => sql`case jsonb_typeof(data -> ${field}::text)
  when 'array' then (select string_agg(choice, ', ')
    from jsonb_array_elements_text(data -> ${field}::text) choice)
  when 'object' then data -> ${field}::text ->> 'name'
  else data ->> ${field}::text end`

const KEYS: Record<Exclude<SortKey, `answer.${string}`>, SQL> = {
  submittedAt: sql`submitted_at`,
  id: sql`id`,
  form: sql`(select lower(forms.name) from forms where forms.id = form_id)`,
  status: sql`status`,
  reference: sql`reference`,
  assignee: sql`(select lower(staff.name) from admin_users staff where staff.id = assignee_id)`,
  notes: sql`(select count(*) from submission_notes note where note.submission_id = submissions.id)`,
  files: FILE_COUNT,
}

/**
 * Returns the SQL expression that rows of `submissions` are sorted by. User input is passed as a
 * parameter.
 */
export function keyOf(sort: ListSort): SQL {
  const key = sortKeyOf(sort)
  const field = answerFieldOf(key)
  return field === null ? KEYS[key as keyof typeof KEYS] : byValue(answerText(field))
}

/** Whether rows are sorted by time, for which an index exists (lib/database/search-index.ts). */
export const isByTime = (sort: ListSort) => sortKeyOf(sort) === 'submittedAt'

const DOWN = sql`desc`
const UP = sql`asc`

interface Ordered {
  key: SQL
  at: SQL
  id: SQL
}

/**
 * Returns `order by` terms over the given columns; rows with equal keys are sorted newest first.
 */
export function orderBy(sort: ListSort, { key, at, id }: Ordered): SQL {
  const way = isDownwards(sort) ? DOWN : UP
  if (sortKeyOf(sort) === 'id') return sql`${id} ${way}`
  if (isByTime(sort)) return sql`${at} ${way}, ${id} ${way}`
  return sql`${key} ${way} nulls last, ${at} desc, ${id} desc`
}

/** Returns `order by` terms for rows of `submissions`. */
export const orderOf = (sort: ListSort): SQL =>
  orderBy(sort, { key: keyOf(sort), at: sql`submitted_at`, id: sql`id` })
