import 'server-only'

const NEVER_REACHED = /ECONNREFUSED|timeout exceeded when trying to connect|too many clients/
/** SQLSTATE codes `lock_not_available` and `deadlock_detected`. */
const LOCK_CODES = ['55P03', '40P01']

/**
 * Returns false only when nothing can have been committed. After a broken connection, PostgreSQL
 * may have committed.
 */
export function mayHaveCommitted(error: unknown): boolean {
  const { severity, message = '' } = error as { severity?: string; message?: string }
  return severity !== 'ERROR' && !NEVER_REACHED.test(message)
}

export const isForeignKeyViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === '23503'

export const violatesUniqueIndex = (error: unknown, index: string): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === index
}

/**
 * True when a lock was not available or a deadlock was detected. The query builder wraps the
 * database's error, so the causes are checked too.
 */
export const isLockError = (error: unknown): boolean => {
  const { code = '', cause } = error as { code?: string; cause?: unknown }
  return LOCK_CODES.includes(code) || (cause instanceof Error && isLockError(cause))
}
