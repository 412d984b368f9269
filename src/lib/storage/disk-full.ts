import 'server-only'

/** No space, no quota, or a file size limit of the system. */
const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** PostgreSQL's code. */
const DATABASE_DISK_FULL = '53100'

/** True also when the error's `cause` is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return CODES.includes(code ?? '') || code === DATABASE_DISK_FULL || isDiskFull(error.cause)
}
