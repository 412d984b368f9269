import 'server-only'
import { toSearchTerms } from '@/features/answers/server/search-text'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { groupCountSql } from '@/lib/tallies/tally'
import { OTHER_PEOPLE_SQL, type ResolvedFilters } from './answer-conditions'
import { answerMatcher } from './answer-matcher'

const ROWS = 1000
/**
 * About how many rows are sampled for filters by answers. Such filters need more, because a chosen
 * option is often rarer than a word of a search.
 */
const ROWS_WITH_ANSWERS = 20_000
const ROWS_FOR_SHARES = 250
const FRESH_MS = 60_000
/** Search texts are cut to this many characters. What follows hardly changes an estimate. */
const TEXT_LENGTH = 4000
const MAX_KEPT = 6

const MAX_ESTIMATES = 500

interface Sampled {
  formId: number
  status: string
  submittedAt: string | null
  assigneeId: number | null
  text: string
  /** The answers to the `fields` of the sample's `Extent`, in that order. */
  answers: unknown[]
  /** The answers of a party's other people; empty unless a filter needs every person's answers. */
  others: unknown[][]
}

interface Sample {
  rows: Sampled[]
  all: number
  shares: Map<string, number>
  estimates: Map<string, number>
}

interface Extent {
  rows: number
  textLength: number
  fields: readonly string[]
  withOthers: boolean
}

const known = new Map<string, { until: number; sample: Promise<Sample> }>()

const answersTo = (fields: readonly string[]) =>
  sql`jsonb_build_array(${sql.join(
    fields.map((id) => sql`data -> ${id}::text`),
    sql`, `,
  )})`

async function take({ rows: wanted, textLength, fields, withOthers }: Extent): Promise<Sample> {
  const [count] = await fetchRows<{ all: number }>(sql`select ${groupCountSql({})} as all`)
  const all = count?.all ?? 0
  const percent = Math.min(100, (100 * wanted) / Math.max(1, all))
  const others = sql`(select coalesce(jsonb_agg(${answersTo(fields)}), '[]') from ${OTHER_PEOPLE_SQL}
    where of_party = submissions.id)`
  const rows = await fetchRows<Sampled>(sql`
    select form_id as "formId", status, submitted_at as "submittedAt",
      assignee_id as "assigneeId", left(search_text, ${textLength}) as text,
      ${answersTo(fields)} as answers, ${withOthers ? others : sql`'[]'::jsonb`} as others
    from submissions tablesample system (${percent}::real) where ${IS_COUNTED}`)
  return { rows, all, shares: new Map(), estimates: new Map() }
}

function fresh(extent: Extent): Promise<Sample> {
  const key = JSON.stringify(extent)
  const kept = known.get(key)
  known.delete(key)
  if (kept && kept.until >= Date.now()) {
    known.set(key, kept)
    return kept.sample
  }
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size >= MAX_KEPT) known.delete(oldest)
  const sample = take(extent)
  known.set(key, { until: Date.now() + FRESH_MS, sample })
  sample.catch(() => known.delete(key))
  return sample
}

function matchesFilters(filters: ResolvedFilters, fields: readonly string[]) {
  const { formId, status, from, to, assignee, me, answers = [] } = filters
  const matchers = (ofEach: boolean) =>
    answers
      .filter((filter) => filter.ofEach === ofEach)
      .map((filter) => ({ at: fields.indexOf(filter.fieldId), fits: answerMatcher(filter) }))
  const [shared, own] = [matchers(false), matchers(true)]
  return (row: Sampled) =>
    (formId === undefined || row.formId === formId) &&
    (!status || row.status === status) &&
    (!assignee || row.assigneeId === (assignee === 'me' ? me : null)) &&
    (!from || (row.submittedAt !== null && row.submittedAt >= from)) &&
    (!to || (row.submittedAt !== null && row.submittedAt <= to)) &&
    shared.every(({ at, fits }) => fits(row.answers[at])) &&
    (own.length === 0 ||
      [row.answers, ...row.others].some((one) => own.every(({ at, fits }) => fits(one[at]))))
}

export async function estimateMatches(filters: ResolvedFilters): Promise<number> {
  const { search = '', answers = [] } = filters
  const fields = answers.map(({ fieldId }) => fieldId).toSorted()
  const { rows, all, estimates } = await (fields.length === 0
    ? fresh(WORDS)
    : fresh({
        rows: ROWS_WITH_ANSWERS,
        textLength: search.trim() ? TEXT_LENGTH : 0,
        fields,
        withOthers: answers.some(({ ofEach }) => ofEach),
      }))
  const key = JSON.stringify(filters)
  const before = estimates.get(key)
  if (before !== undefined) return before
  const isLeft = matchesFilters(filters, fields)
  const terms = toSearchTerms(search)
  const isFound = ({ text }: Sampled) =>
    terms.every((either) => either.some((word) => text.includes(word)))
  const found = rows.filter((row) => isFound(row) && isLeft(row)).length
  const estimate = Math.round((found * all) / Math.max(1, rows.length))
  if (estimates.size < MAX_ESTIMATES) estimates.set(key, estimate)
  return estimate
}

const WORDS: Extent = { rows: ROWS, textLength: TEXT_LENGTH, fields: [], withOthers: false }

/** Returns a function that gives the share of sampled texts, from 0 to 1, that contain `part`. */
export async function sampleShares(): Promise<(part: string) => number> {
  const { rows, shares } = await fresh(WORDS)
  const some = rows.slice(0, ROWS_FOR_SHARES)
  return (part) => {
    const share =
      shares.get(part) ??
      some.filter(({ text }) => text.includes(part)).length / Math.max(1, some.length)
    shares.set(part, share)
    return share
  }
}
