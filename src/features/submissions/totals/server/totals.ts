import 'server-only'
import { isQuestion } from '@/features/forms/field-types'
import { listOfferedOptions } from '@/features/forms/offered-options'
import { presentForm } from '@/features/forms/present'
import type { FormField } from '@/features/forms/schema'
import { getFormRow } from '@/features/forms/server/data'
import { db, query, type SQL, sql } from '@/lib/database/db'
import { IS_LIVE, NOT_CANCELLED } from '@/lib/database/live'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import { matchingCondition } from '../../server/rows'
import type { TotalsQuery } from '../schema'
import {
  type AnswerCount,
  countingMethodOf,
  type FieldTotals,
  type FormTotals,
  MAX_LISTED_ANSWERS,
} from '../totals'

interface CountRow {
  id: string
  /** Null in the row that counts how many gave any answer, and in the rows for the whole form. */
  answer: string | null
  count: number
}

/**
 * Counts the answers to each question. Counts people for a question that each person of a family
 * answers, and registrations for every other question (decision 069). Includes people who have
 * cancelled only when the filters ask for them. Throws `form.not_found`,
 * `submissions.answer_filter`.
 */
export async function countTotals(
  id: number,
  { format: _format, ...filters }: TotalsQuery,
  me: number,
): Promise<FormTotals> {
  const row = await getFormRow(id)
  const form = presentForm(row)
  const where = matchingCondition(await resolveAnswerFilters({ ...filters, formId: form.id, me }))
  const isCounted = (comes: SQL) => (filters.seat === 'cancelled' ? sql`true` : comes)
  const notCancelled = sql`seat is distinct from 'cancelled'`
  const fields = [...form.fields, ...form.archivedFields]
  const ofEach = new Set(row.party?.fieldIds)
  const asked = fields.map((field) => ({
    id: field.id,
    how: countingMethodOf(field),
    ofEach: ofEach.has(field.id),
  }))
  const others = sql`
    union all
    select data, true, true, ${isCounted(notCancelled)} from submissions where party_id in (select id from matched) and ${IS_LIVE}`
  const rows = await query<CountRow>(
    await db(),
    sql`with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as asked(id text, how text, "ofEach" boolean)),
        matched as (select id, data, ${isCounted(NOT_CANCELLED)} as comes,
            ${isCounted(notCancelled)} as "ownComes" from submissions where ${where}),
        person as (select data, false as is_other, comes, "ownComes" from matched
            ${row.party ? others : sql``}),
        answer as (
          select asked.id, asked.how, data -> asked.id as value from person, asked
          where case when asked."ofEach" then "ownComes" else comes and not is_other end
            and coalesce(data -> asked.id, 'null') not in ('null'::jsonb, '""'::jsonb, '[]'::jsonb)),
        part as (
          select id, case how when 'years' then left(words, 4)
            when 'provinces' then substring(words from ', ([^,]*)$')
            when 'places' then regexp_replace(btrim(words), '\\s+', ' ', 'g') else words end as words,
            how
          from answer, jsonb_array_elements_text(
            case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end) words
          where how is not null)
        select id, null as answer, count(*)::int as count from answer group by id
        union all
        select id, mode() within group (order by words), count(*)::int from part
        group by id, case how when 'places' then lower(words) else words end
        union all
        select 'registrations', null, count(*) filter (where comes)::int from matched
        union all
        select 'people', null, count(*) filter (where "ownComes")::int from person
        union all
        select 'cancelled', null, count(*) filter (where not "ownComes")::int from person`,
  )
  const countOf = (id: string) => rows.find((row) => row.id === id)?.count ?? 0
  const [total, people] = [countOf('registrations'), countOf('people')]
  const answered = new Set(rows.map((row) => row.id))
  const removed = form.archivedFields.filter((field) => answered.has(field.id))
  return {
    formId: form.id,
    form: form.name,
    total,
    people,
    cancelled: countOf('cancelled'),
    fields: [...form.fields.filter(isQuestion), ...removed].map((field) =>
      totalsOf(field, ofEach.has(field.id) ? people : total, rows),
    ),
  }
}

/** Older registrations store a single checkbox as true or false instead of Yes or No. */
const AS_SHOWN: Record<string, string> = { true: 'Yes', false: 'No' }

function totalsOf(field: FormField, total: number, all: readonly CountRow[]): FieldTotals {
  const { id, label, fieldType } = field
  const rows = all.filter((row) => row.id === id)
  const given = rows.find(({ answer }) => answer === null)?.count ?? 0
  const counts = new Map<string, number>()
  const offered = countingMethodOf(field) === 'choices' ? listOfferedOptions(field) : []
  for (const option of offered) counts.set(option, 0)
  const found = rows.flatMap(({ answer, count }) => (answer === null ? [] : [{ answer, count }]))
  for (const { answer, count } of sorted(found, fieldType === 'date')) {
    const shown = fieldType === 'checkbox' ? (AS_SHOWN[answer] ?? answer) : answer
    counts.set(shown, (counts.get(shown) ?? 0) + count)
  }
  const listed = [...counts]
    .slice(0, MAX_LISTED_ANSWERS)
    .map(([answer, count]) => ({ answer, count }))
  return { id, label, fieldType, given, notGiven: total - given, counts: listed }
}

const sorted = (counts: AnswerCount[], isByYear: boolean) =>
  counts.toSorted((a, b) =>
    isByYear
      ? a.answer.localeCompare(b.answer)
      : b.count - a.count || a.answer.localeCompare(b.answer),
  )
