import type { DatabaseLink } from './database/link'
import type { DriveState } from './drive/last-attempt'
import type { MailState } from './mail/state'
import type { RoomState } from './suspicion/room'

/** Whether one part of the system works. */
export type PartState = 'ok' | 'failing'

/** `GET /api/health/ready`: `status` is `failing` when any part is. */
export interface Ready {
  status: PartState
  database: PartState
  queue: PartState
  storage: PartState
  /** Why the S3 store cannot be written; null when it can, or when files are in a folder. */
  storageError: string | null
}

/** `GET /api/health`; the drive and the mail server do not count towards `status`. */
export interface Health extends Ready, DriveState {
  mail: MailState
  /**
   * `failing` when the stored count of taken places of any form was wrong at the worker's last
   * check, or when this is not known.
   */
  places: PartState
  /** How the connection to the database is protected. */
  databaseLink: DatabaseLink
  /**
   * Requests to this process in the last one to two hours with the headers of a proxy, from a peer
   * that TRUST_PROXY does not name; the headers were ignored.
   */
  ignoredForwarded: number
  /**
   * Whether files are still accepted, and the size of those in suspected registrations; null if
   * unknown.
   */
  files: RoomState | null
}
