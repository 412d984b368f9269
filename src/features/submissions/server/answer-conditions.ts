import 'server-only'
import { foldForSearch, toSearchPattern } from '@/features/answers/server/search-text'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { type SQL, sql } from '@/lib/database/db'
import type { AnswerFilter } from '../answer-filters'
import type { SubmissionFilters } from '../filter-schema'

/**
 * Decides how a filter compares answers. For `place`, `is` is compared with the province, and `has`
 * with the whole text.
 */
export type AnswerKind = 'choice' | 'day' | 'text' | 'place' | 'file'

export interface ResolvedAnswerFilter extends AnswerFilter {
  kind: AnswerKind
  /** The options of a choice. Any other answer counts as one written beside "Other…". */
  options: readonly string[]
  /** True when each person of a family answers the question. */
  ofEach: boolean
}

export type ResolvedFilters = Omit<SubmissionFilters, 'answers'> & {
  answers?: readonly ResolvedAnswerFilter[]
}

/**
 * Returns the values of the filter as lists. An answer matches when it is, or contains, at least
 * one value from every non-empty list.
 */
export const listAlternatives = ({ kind, is, has }: ResolvedAnswerFilter): string[][] =>
  kind === 'choice' && has ? [[...is], [has]].filter((some) => some.length > 0) : [[...is]]

const isAnyOther = ({ kind }: Pick<ResolvedAnswerFilter, 'kind'>, value: string) =>
  kind === 'choice' && value === OTHER_CHOICE

export const foldForComparison = (text: string) => foldForSearch(text.trim())

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
 * SQL subquery for the answers of the second and later people of a party. The caller adds a
 * condition on `of_party`, the id of the party.
 */
export const OTHER_PEOPLE_SQL = sql`(select party_id as of_party, data from submissions
  where deleted_at is null) one`

/**
 * Returns SQL conditions for filters by answers. A party matches when one and the same person fits
 * all filters by questions that each person answers.
 */
export function answerConditions(filters: readonly ResolvedAnswerFilter[] = []): SQL[] {
  const shared = filters.filter(({ ofEach }) => !ofEach).flatMap(conditionsOf)
  const own = filters.filter(({ ofEach }) => ofEach).flatMap(conditionsOf)
  if (own.length === 0) return shared
  const ofOne = sql.join(own, sql` and `)
  const ofOther = sql`exists (select from ${OTHER_PEOPLE_SQL} where of_party = id and ${ofOne})`
  return [...shared, sql`((${ofOne}) or ${ofOther})`]
}

const isInIndex = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

/**
 * Returns words to look up in the search index. A matching row contains at least one word of each
 * inner list (decision 051).
 */
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
