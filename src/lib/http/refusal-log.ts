import 'server-only'
import { findRequest } from '@/server/bridge/request-context'
import type { AppError, ErrorCode } from '../errors'
import { log } from '../log/log'

/** Refusals that may be somebody's try to get in or past a limit (OWASP ASVS 16.3). */
const TRIES: ReadonlySet<ErrorCode> = new Set([
  'auth.invalid_credentials',
  'auth.too_many_attempts',
  'auth.forbidden',
  'factor.wrong_code',
  'passkey.refused',
  'setup.code',
  'request.cross_site',
  'request.too_many',
])

/** A flood must not fill the disk: of what is refused alike, one line in this time. */
const SILENCE_MS = 10_000
const MOST_KINDS = 1_000
/** When a line of each kind may be written again, and how many were passed over since. */
const kinds = new Map<string, { until: number; passed: number }>()

/** A line for a refusal that looks like a try; a refusal by role has its account as `cause`. */
export function logTry(error: AppError): void {
  if (!TRIES.has(error.code)) return
  const { method, path } = findRequest() ?? {}
  const kind = `${error.code} ${method} ${path}`
  const now = Date.now()
  const last = kinds.get(kind)
  if (last && now < last.until) {
    last.passed++
    return
  }
  if (kinds.size >= MOST_KINDS) kinds.clear()
  kinds.set(kind, { until: now + SILENCE_MS, passed: 0 })
  const { account } = (error.cause ?? {}) as { account?: number }
  const more = last?.passed || undefined
  log.warn({ code: error.code, account, more }, 'refused')
}
