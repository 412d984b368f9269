import 'server-only'

const GB = 1024 ** 3

function gigabytes(setting: string | undefined, otherwise: number): number {
  const number = Number(setting || otherwise)
  return (Number.isFinite(number) && number >= 0 ? number : otherwise) * GB
}

/** Bytes of files and other long posts that one network may send in an hour. */
export const uploadsPerHour = () => gigabytes(process.env.UPLOAD_GB_PER_HOUR, 4)

/** Bytes of all files of suspected registrations together. */
export const suspectedCeiling = () => gigabytes(process.env.SUSPECTED_GB, 2)

/**
 * Free bytes of the disk below which no files of suspected registrations are accepted; null for the
 * default (room.ts).
 */
export const diskReserve = (): number | null =>
  process.env.DISK_RESERVE_GB ? gigabytes(process.env.DISK_RESERVE_GB, 5) : null
