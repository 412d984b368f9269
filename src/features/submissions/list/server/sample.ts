import 'server-only'
import { toSearchTerms } from '@/features/answers/server/search-text'
import { db, query, sql } from '@/lib/database/db'
import { COUNTED } from '@/lib/database/live'
import { tallied } from '@/lib/tallies/tally'
import type { SubmissionFilters } from '../../schema'

/** The number of rows to sample; the sample may have somewhat more or fewer. */
const ROWS = 1000
/** The number of sampled rows in which `shareOf` looks for a part. */
const ROWS_FOR_SHARES = 250
/** How long a sample is reused before another one is read. */
const FRESH_MS = 60_000
/** Longer texts are cut to this length; what is beyond it hardly changes an estimate. */
const TEXT_LENGTH = 4000

interface Sampled {
  formId: number
  status: string
  submittedAt: Date | null
  assigneeId: number | null
  text: string
}

interface Sample {
  rows: Sampled[]
  /** The number of all submissions when the sample was taken. */
  all: number
  shares: Map<string, number>
}

let known: { until: number; sample: Promise<Sample> } | undefined

/** Reads randomly chosen pages of the table. */
async function take(): Promise<Sample> {
  const [count] = await query<{ all: number }>(await db(), sql`select ${tallied({})} as all`)
  const all = count?.all ?? 0
  const percent = Math.min(100, (100 * ROWS) / Math.max(1, all))
  const rows = await query<Sampled>(
    await db(),
    sql`select form_id as "formId", status, submitted_at as "submittedAt",
          assignee_id as "assigneeId", left(search_text, ${TEXT_LENGTH}) as text
        from submissions tablesample system (${percent}::real) where ${COUNTED}`,
  )
  return { rows, all, shares: new Map() }
}

const matchesFilters = ({ formId, status, from, to, assignee, me }: SubmissionFilters) => {
  const [first, last] = [from, to].map((time) => (time ? new Date(time) : null))
  return (row: Sampled) =>
    (formId === undefined || row.formId === formId) &&
    (!status || row.status === status) &&
    (!assignee || row.assigneeId === (assignee === 'me' ? me : null)) &&
    (!first || (row.submittedAt !== null && row.submittedAt >= first)) &&
    (!last || (row.submittedAt !== null && row.submittedAt <= last))
}

/** Returns functions that estimate from a random sample, which is read again after a minute. */
export async function sampleSubmissions() {
  if (!known || known.until < Date.now()) {
    known = { until: Date.now() + FRESH_MS, sample: take() }
    known.sample.catch(() => {
      known = undefined
    })
  }
  const { rows, all, shares } = await known.sample
  return {
    /** Estimates the number of submissions that match the filters with their search. */
    estimate: ({ search = '', ...filters }: SubmissionFilters): number => {
      const isLeft = matchesFilters(filters)
      const terms = toSearchTerms(search)
      const isFound = ({ text }: Sampled) =>
        terms.every((either) => either.some((word) => text.includes(word)))
      const found = rows.filter((row) => isFound(row) && isLeft(row)).length
      return Math.round((found * all) / Math.max(1, rows.length))
    },
    /** The share of sampled texts that contain `part`, from 0 to 1. */
    shareOf: (part: string): number => {
      const some = rows.slice(0, ROWS_FOR_SHARES)
      const share =
        shares.get(part) ??
        some.filter(({ text }) => text.includes(part)).length / Math.max(1, some.length)
      shares.set(part, share)
      return share
    },
  }
}
