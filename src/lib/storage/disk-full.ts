import 'server-only'

/** System codes for no space, no quota, or a limit of the file's size. */
const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** PostgreSQL's code for a full disk. */
const DATABASE_DISK_FULL = '53100'

/** True also when the full disk is the `cause` of another error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return CODES.includes(code ?? '') || code === DATABASE_DISK_FULL || isDiskFull(error.cause)
}
