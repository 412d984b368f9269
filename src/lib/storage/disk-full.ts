import 'server-only'

/** No space, no space for this account, no file of this size (as under a limit of the system's). */
const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** PostgreSQL's words for the same on its own disk. */
const DATABASE_DISK_FULL = '53100'

/** True when something could not be written because there was no room for it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return CODES.includes(code ?? '') || code === DATABASE_DISK_FULL || isDiskFull(error.cause)
}
