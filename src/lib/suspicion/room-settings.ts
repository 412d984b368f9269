import 'server-only'

const GB = 1024 ** 3

function gigabytes(setting: string | undefined, otherwise: number): number {
  const number = Number(setting || otherwise)
  return (Number.isFinite(number) && number >= 0 ? number : otherwise) * GB
}

/** Bytes of posts with files that one network may send in an hour. */
export const uploadsPerHour = () => gigabytes(process.env.UPLOAD_GB_PER_HOUR, 4)

/** Bytes of all files of suspected registrations together. */
export const suspectedCeiling = () => gigabytes(process.env.SUSPECTED_GB, 2)

/** Bytes of the disk that only files of registrations without suspicion may use; null for the default. */
export const diskReserve = (): number | null =>
  process.env.DISK_RESERVE_GB ? gigabytes(process.env.DISK_RESERVE_GB, 5) : null
