import 'server-only'
import { findRequestContext } from '@/server/bridge/request-context'
import type { AppError, ErrorCode } from '../errors'
import { log } from '../log/log'

/** Errors that may mean an attack on sign-in, permissions or limits (OWASP ASVS 16.3). */
const ATTEMPTS: ReadonlySet<ErrorCode> = new Set([
  'auth.invalid_credentials',
  'auth.too_many_attempts',
  'auth.forbidden',
  'factor.wrong_code',
  'passkey.refused',
  'setup.code',
  'request.cross_site',
  'request.too_many',
])

/**
 * The shortest time between two log lines of one kind, so that a flood of requests does not fill
 * the disk.
 */
const SILENCE_MS = 10_000
const MOST_KINDS = 1_000
/**
 * The last log line of each kind. `until` is when the next may be written; `passed` counts the
 * lines left out until then.
 */
const kinds = new Map<string, { until: number; passed: number }>()

/** Logs an error that may mean an attack, at most one line of each kind in `SILENCE_MS`. */
export function logPossibleAttack(error: AppError): void {
  if (!ATTEMPTS.has(error.code)) return
  const { method, path } = findRequestContext() ?? {}
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
