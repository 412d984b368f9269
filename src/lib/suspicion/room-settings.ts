import 'server-only'

const GB = 1024 ** 3

function gigabytes(setting: string | undefined, otherwise: number): number {
  const number = Number(setting || otherwise)
  return (Number.isFinite(number) && number >= 0 ? number : otherwise) * GB
}

export const uploadBytesPerHour = () => gigabytes(process.env.UPLOAD_GB_PER_HOUR, 4)

export const maxSuspectedBytes = () => gigabytes(process.env.SUSPECTED_GB, 2)

/**
 * The free space to keep, in bytes; null when DISK_RESERVE_GB is not set and room.ts computes the
 * default.
 */
export const diskReserveBytes = (): number | null =>
  process.env.DISK_RESERVE_GB ? gigabytes(process.env.DISK_RESERVE_GB, 5) : null
