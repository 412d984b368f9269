import 'server-only'
import type { AppError, ErrorCode } from '../errors'

/** Refusals that may be somebody's try to get in or past a limit (OWASP ASVS 16.3). */
const TRIES: ReadonlySet<ErrorCode> = new Set([
  'auth.invalid_credentials',
  'auth.too_many_attempts',
  'auth.forbidden',
  'setup.code',
  'request.cross_site',
  'request.too_many',
])

/** A flood must not fill the disk: of what is refused alike, one line in this time. */
const SILENCE_MS = 10_000
const MOST_KINDS = 1_000
/** When a line of each kind may be written again, and how many were passed over since. */
const kinds = new Map<string, { until: number; passed: number }>()

/** Words of our own addresses only: ids, codes and tokens are no one's business in a log. */
const isOwnWord = (segment: string) => /^[a-z-]{0,24}$/.test(segment)
const patternOf = (request: Request) =>
  new URL(request.url).pathname
    .split('/')
    .map((segment) => (isOwnWord(segment) ? segment : ':'))
    .join('/')

/** A line for a refusal that looks like a try; a refusal by role has its account as `cause`. */
export function logTry(error: AppError, request: Request, requestId: string): void {
  if (!TRIES.has(error.code)) return
  const kind = `${error.code} ${request.method} ${patternOf(request)}`
  const now = Date.now()
  const last = kinds.get(kind)
  if (last && now < last.until) {
    last.passed++
    return
  }
  if (kinds.size >= MOST_KINDS) kinds.clear()
  kinds.set(kind, { until: now + SILENCE_MS, passed: 0 })
  const more = last?.passed ? `, and ${last.passed} more before` : ''
  const { account } = (error.cause ?? {}) as { account?: number }
  const who = account === undefined ? '' : ` by account ${account}`
  console.warn(`[${requestId}] refused: ${kind}${who}${more}`)
}
