import 'server-only'
import type { ResolvedFilters } from './answer-conditions'
import { countMatching, countRowsWithoutSearch } from './counts'
import { estimateMatches } from './sample'

export interface MatchCount {
  total: number
  isEstimated: boolean
}

const EXACT_UP_TO = 10_000
/**
 * Estimates up to this number are not used, because the true count may be under `EXACT_UP_TO`. The
 * matches are counted instead.
 */
const SURELY_MORE = 3 * EXACT_UP_TO
const SURELY_MORE_ANSWERS = 1.1 * EXACT_UP_TO
/**
 * When the other filters match more rows than this, it takes too long to read every row that
 * matches an answer.
 */
const MAX_READ = 100_000
const SURELY_MORE_AMONG_MANY = 1000

export async function estimateOrZero(
  asked: ResolvedFilters,
  counting: Promise<{ total: number }>,
): Promise<number> {
  // The sample contains no test marks, erasure requests or places, so filters by these are counted.
  if (asked.tests || asked.erasure || asked.seat) return 0
  if (!asked.answers) return orNone(await estimateMatches(asked), SURELY_MORE)
  const { total: among } = await counting
  if (among <= SURELY_MORE) return 0
  const above = among > MAX_READ ? SURELY_MORE_AMONG_MANY : SURELY_MORE_ANSWERS
  return orNone(await estimateMatches(asked), above)
}

const orNone = (estimate: number, above: number) => (estimate > above ? estimate : 0)

export async function countOrEstimate(asked: ResolvedFilters): Promise<MatchCount> {
  const { answers, ...others } = asked
  const total = answers ? await estimateOrZero(asked, countRowsWithoutSearch(others)) : 0
  if (total > 0) return { total, isEstimated: true }
  return { total: await countMatching(asked), isEstimated: false }
}
