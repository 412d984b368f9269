import 'server-only'
import { fold, toSearchPattern } from '@/features/answers/server/search-text'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { type SQL, sql } from '@/lib/database/db'
import type { AnswerFilter } from '../answer-filters'
import type { SubmissionFilters } from '../filter-schema'

/** For a place, `is` is compared with the province and `has` with the whole text. */
export type AnswerKind = 'choice' | 'day' | 'text' | 'place' | 'file'

export interface ResolvedAnswerFilter extends AnswerFilter {
  kind: AnswerKind
  /** The options of a choice; an answer that is none of them counts as written beside "Other…". */
  options: readonly string[]
  /** True when each person of a family answers the question. */
  ofEach: boolean
}

export type ResolvedFilters = Omit<SubmissionFilters, 'answers'> & {
  answers?: readonly ResolvedAnswerFilter[]
}

/** Returns lists of values. The answer must be, or contain, a value of each non-empty list. */
export const listAlternatives = ({ kind, is, has }: ResolvedAnswerFilter): string[][] =>
  kind === 'choice' && has ? [[...is], [has]].filter((some) => some.length > 0) : [[...is]]

const isAnyOther = ({ kind }: Pick<ResolvedAnswerFilter, 'kind'>, value: string) =>
  kind === 'choice' && value === OTHER_CHOICE

export const foldForComparison = (text: string) => fold(text.trim())

const answer = (id: string) => sql`(data -> ${id}::text)`
const text = (id: string) => sql`(data ->> ${id}::text)`
const folded = (id: string) =>
  sql`regexp_replace(lower(normalize(btrim(${text(id)}), NFKD)), '[\\u0300-\\u036f]', '', 'g')`
const listed = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** Older registrations store a single checkbox as true or false instead of Yes or No. */
const AS_STORED_BEFORE: Record<string, SQL> = { Yes: sql`'true'::jsonb`, No: sql`'false'::jsonb` }

function isOneOf({ fieldId, kind, options }: ResolvedAnswerFilter, values: readonly string[]): SQL {
  if (kind === 'text')
    return sql`${folded(fieldId)} = any(${listed(values.map(foldForComparison))})`
  if (kind === 'place') {
    return sql`coalesce(substring(${text(fieldId)} from ', ([^,]*)$') = any(${listed(values)}), false)`
  }
  const before = values.flatMap((value) => AS_STORED_BEFORE[value] ?? [])
  const ways = [
    sql`${answer(fieldId)} ?| ${listed(values)}`,
    ...before.map((stored) => sql`${answer(fieldId)} = ${stored}`),
  ]
  if (values.includes(OTHER_CHOICE)) {
    ways.push(sql`exists (
      select from jsonb_array_elements_text(case jsonb_typeof(${answer(fieldId)})
        when 'array' then ${answer(fieldId)} when 'string' then jsonb_build_array(${answer(fieldId)})
        else '[]' end) choice where choice <> '' and choice <> all(${listed(options)}))`)
  }
  return sql`coalesce(${sql.join(ways, sql` or `)}, false)`
}

const isGiven = (id: string) =>
  sql`coalesce(${answer(id)}, 'null') not in ('null'::jsonb, '""'::jsonb, '[]'::jsonb)`

function conditionsOf(filter: ResolvedAnswerFilter): SQL[] {
  const { fieldId, kind, from, to, has, given } = filter
  const conditions = listAlternatives(filter)
    .filter((values) => values.length > 0)
    .map((values) => isOneOf(filter, values))
  if (has && (kind === 'text' || kind === 'place')) {
    conditions.push(sql`${folded(fieldId)} like ${toSearchPattern(has.trim())}`)
  }
  if (from || to) conditions.push(sql`${text(fieldId)} ~ '^\\d{4}-\\d{2}-\\d{2}$'`)
  if (from) conditions.push(sql`${text(fieldId)} collate "C" >= ${from}`)
  if (to) conditions.push(sql`${text(fieldId)} collate "C" <= ${to}`)
  if (given !== null) conditions.push(given ? isGiven(fieldId) : sql`not ${isGiven(fieldId)}`)
  return conditions
}

/**
 * A subquery with `data` and `of_party`. With a condition on `of_party`, the id of a party, it
 * selects the second and later people of that party.
 */
export const FROM_OTHER_PEOPLE = sql`(select party_id as of_party, data from submissions
  where deleted_at is null) one`

/** A family matches when one of its people fits all filters on the questions for each person. */
export function answerConditions(filters: readonly ResolvedAnswerFilter[] = []): SQL[] {
  const shared = filters.filter(({ ofEach }) => !ofEach).flatMap(conditionsOf)
  const own = filters.filter(({ ofEach }) => ofEach).flatMap(conditionsOf)
  if (own.length === 0) return shared
  const ofOne = sql.join(own, sql` and `)
  const ofOther = sql`exists (select from ${FROM_OTHER_PEOPLE} where of_party = id and ${ofOne})`
  return [...shared, sql`((${ofOne}) or ${ofOther})`]
}

/** Whether the search index can find the word: it stores sequences of three letters or digits. */
const isInIndex = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

/** Returns words for the search index (decision 051): a match contains one of each inner list. */
export const indexTermsOf = (filters: readonly ResolvedAnswerFilter[] = []): string[][] =>
  filters.flatMap((filter) => {
    const isText = filter.kind === 'text' || filter.kind === 'place'
    const parts = isText && filter.has ? [[filter.has]] : []
    return [...listAlternatives(filter), ...parts]
      .filter((values) => values.length > 0)
      .filter((values) =>
        values.every((value) => !(value in AS_STORED_BEFORE || isAnyOther(filter, value))),
      )
      .map((values) => values.map(foldForComparison))
      .filter((words) => words.every(isInIndex))
  })
