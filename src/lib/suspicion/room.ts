import 'server-only'
import { statfs } from 'node:fs/promises'
import { addIfWithinLimit } from '../counters/counters'
import { db, query, sql } from '../database/db'
import { dataDir } from '../env'
import { AppError } from '../errors'
import { clientAddress, networkOf } from '../http/client-address'
import { isFromThisMachine } from '../http/this-machine'
import { diskReserveBytes, maxSuspectedBytes, uploadBytesPerHour } from './room-settings'

const HOUR_S = 3600
const KB = 1024
/**
 * The most kilobytes that are counted for one request, so that a huge declared length still fits
 * the column.
 */
const MOST_KB = 1_000_000_000

/** The default reserve is at most this share of the disk. */
const SMALL_DISK = 0.1
/**
 * When less than this share of the reserve is free, no files are accepted, because the database
 * needs the rest.
 */
const LAST_PART = 0.2

/**
 * Which files of registrations are accepted. `ok`: all files. `last`: all but the files of
 * suspected registrations. `full`: none.
 */
export type StorageRoom = 'ok' | 'last' | 'full'

export interface StorageRoomState {
  room: StorageRoom
  suspectedBytes: number
}

async function readDisk(): Promise<StorageRoom> {
  const { bavail, blocks, bsize } = await statfs(dataDir())
  const reserve = diskReserveBytes() ?? Math.min(5 * KB ** 3, blocks * bsize * SMALL_DISK)
  const free = bavail * bsize
  if (free >= reserve) return 'ok'
  return free >= reserve * LAST_PART ? 'last' : 'full'
}

export async function readStorageRoom(): Promise<StorageRoomState> {
  const [disk, [row]] = await Promise.all([
    readDisk(),
    query<{ bytes: string }>(
      await db(),
      sql`select coalesce(sum(file.size), 0) as bytes from submission_files file
          join submissions on submissions.id = submission_id where suspected_at is not null`,
    ),
  ])
  const suspectedBytes = Number(row?.bytes ?? 0)
  const room = disk === 'ok' && suspectedBytes >= maxSuspectedBytes() ? 'last' : disk
  return { room, suspectedBytes }
}

export async function findStorageRoomWarning(): Promise<string | null> {
  const { room } = await readStorageRoom()
  if (room === 'ok') return null
  return room === 'full'
    ? 'The disk is nearly full: no more files are taken. Registrations without files still come in.'
    : 'No more files of possible spam are taken: delete what waits there, or make room on the disk.'
}

export async function requireRoomForSuspected(): Promise<void> {
  if ((await readStorageRoom()).room !== 'ok') throw new AppError('storage.full')
}

/**
 * Counts the bytes for the client's network and hour. Requests from this machine are not counted.
 * Throws `upload.too_much`.
 */
export async function countUploadedBytes(headers: Headers, bytes: number): Promise<void> {
  if (isFromThisMachine(headers)) return
  const kilobytes = Math.min(Math.ceil(bytes / KB), MOST_KB)
  const limit = { seconds: HOUR_S, most: Math.floor(uploadBytesPerHour() / KB) }
  const key = `bytes:${networkOf(clientAddress(headers))}`
  const secondsLeft = await addIfWithinLimit({ key, points: kilobytes, ...limit })
  if (secondsLeft === null) return
  throw new AppError('upload.too_much', { retryAfterSeconds: secondsLeft })
}

/**
 * Counts an upload against the limit of the client's network. Returns an error when the upload must
 * be refused, otherwise null. Counts the declared length, but no more than `most`; without a
 * declared length, counts `most`.
 */
export async function countUploadOrRefuse(
  request: Request,
  most: number,
): Promise<AppError | null> {
  if ((await readDisk()) === 'full') return new AppError('storage.full')
  const length = Number(request.headers.get('content-length')) || most
  try {
    await countUploadedBytes(request.headers, Math.min(length, most))
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
