import type { ConnectionProtection } from './database/link'
import type { DriveState } from './drive/last-attempt'
import type { MailState } from './mail/state'
import type { StorageRoomState } from './suspicion/room'

export type PartState = 'ok' | 'failing'

/** The response of `GET /api/health/ready`. `status` is `failing` when any part is. */
export interface ReadinessReport {
  status: PartState
  database: PartState
  queue: PartState
  storage: PartState
  /** Why the storage fails. Null when it works, or when files are in a folder. */
  storageError: string | null
}

/**
 * The response of `GET /api/health`. `status` depends only on the database, the queue and the
 * storage.
 */
export interface HealthReport extends ReadinessReport, DriveState {
  mail: MailState
  /**
   * `failing` when the taken places of a form were miscounted, or when the database cannot be
   * asked.
   */
  places: PartState
  databaseLink: ConnectionProtection
  /**
   * The number of recent requests with proxy headers from a peer that TRUST_PROXY does not name.
   */
  ignoredForwarded: number
  files: StorageRoomState | null
}
