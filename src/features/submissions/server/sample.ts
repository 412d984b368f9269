import 'server-only'
import { db, query, sql } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import type { SubmissionFilters } from '../schema'

/** Rows that are looked at. */
const ROWS = 1000
/** How long they stand for all. */
const FRESH_MS = 60_000
/** The longest text is cut to it: what stands behind is rare enough to be counted. */
const TEXT_LENGTH = 4000

interface Sampled {
  formId: number
  status: string
  submittedAt: Date | null
  text: string
}

let known: { until: number; rows: Promise<Sampled[]> } | undefined

/** Some pages of the table, taken at random. */
async function take(all: number): Promise<Sampled[]> {
  const percent = Math.min(100, (100 * ROWS) / all)
  return query<Sampled>(
    await db(),
    sql`select form_id as "formId", status, submitted_at as "submittedAt",
          left(search_text, ${TEXT_LENGTH}) as text
        from submissions tablesample system (${percent}::real) where ${LIVE}`,
  )
}

const isLeftBy = ({ formId, status, from, to }: SubmissionFilters) => {
  const [first, last] = [from, to].map((time) => (time ? new Date(time) : null))
  return (row: Sampled) =>
    (formId === undefined || row.formId === formId) &&
    (!status || row.status === status) &&
    (!first || (row.submittedAt !== null && row.submittedAt >= first)) &&
    (!last || (row.submittedAt !== null && row.submittedAt <= last))
}

/**
 * What a handful of submissions, taken at random once a minute, says of all of them.
 * @param all how many there are
 */
export async function sampleSubmissions(all: number) {
  if (!known || known.until < Date.now()) {
    known = { until: Date.now() + FRESH_MS, rows: take(all) }
    known.rows.catch(() => {
      known = undefined
    })
  }
  const rows = await known.rows
  const count = (isOne: (row: Sampled) => boolean) => rows.filter(isOne).length
  const size = Math.max(1, rows.length)
  return {
    /** About how many a search finds. */
    estimate: ({ search = '', ...filters }: SubmissionFilters): number => {
      const isLeft = isLeftBy(filters)
      const wanted = search.toLowerCase()
      const found = count((row) => row.text.includes(wanted) && isLeft(row))
      return Math.round((found * all) / size)
    },
    /** In how many of the texts it stands, from 0 to 1. */
    shareOf: (part: string): number => count(({ text }) => text.includes(part)) / size,
  }
}
