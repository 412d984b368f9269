import type { DriveState } from './drive/last-attempt'
import type { MailState } from './mail/state'

/** How one part does. */
export type PartState = 'ok' | 'failing'

/** `GET /api/health/ready`: whether this process can serve. `failing` when a part is. */
export interface Ready {
  status: PartState
  database: PartState
  queue: PartState
  storage: PartState
  /** Why an S3 store cannot be written; null when it can, or when a folder cannot. */
  storageError: string | null
}

/**
 * `GET /api/health`. A drive or a mail server that fails is no reason to stop serving: what they
 * should get waits, and `status` stays as it is.
 */
export interface Health extends Ready, DriveState {
  mail: MailState
}
