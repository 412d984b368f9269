import 'server-only'

const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG']
const DATABASE_DISK_FULL = '53100'

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return CODES.includes(code ?? '') || code === DATABASE_DISK_FULL || isDiskFull(error.cause)
}
