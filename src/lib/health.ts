import type { DatabaseLink } from './database/link'
import type { DriveState } from './drive/last-attempt'
import type { MailState } from './mail/state'
import type { RoomState } from './suspicion/room'

export type PartState = 'ok' | 'failing'

/** `GET /api/health/ready`: `status` is `failing` when any part is. */
export interface Ready {
  status: PartState
  database: PartState
  queue: PartState
  storage: PartState
  /** Null when storage works, or when files are in a folder. */
  storageError: string | null
}

/** `GET /api/health`; the drive and the mail server do not count towards `status`. */
export interface Health extends Ready, DriveState {
  mail: MailState
  /** `failing` when taken places were miscounted, or when that cannot be read. */
  places: PartState
  databaseLink: DatabaseLink
  /** Recent requests with proxy headers from a peer that TRUST_PROXY does not name. */
  ignoredForwarded: number
  /** Null if unknown. */
  files: RoomState | null
}
