/**
 * A `held` receipt waits until staff send it, for example because its mailbox got too many emails.
 */
export const RECEIPT_STATES = ['queued', 'sent', 'failed', 'held'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** A file that is `waiting` or `infected` cannot be opened. */
export const SCAN_STATES = ['none', 'waiting', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

export interface ReceiptDelivery {
  address: string
  state: ReceiptState
  /** True when the receipt was only put in the outbox, because no mail server was configured. */
  isKept: boolean
  reason: string | null
  triedAt: string | null
  sentAt: string | null
}

export interface MessageDelivery {
  mailingId: number
  subject: string
  address: string
  state: 'waiting' | 'sent' | 'failed' | 'unsubscribed' | 'skipped'
  isKept: boolean
  reason: string | null
  sentAt: string | null
}

/** A file that waits for its virus scan or its upload to the drive, or that is infected. */
export interface FileDelivery {
  fileId: number
  scan: ScanState
  reason: string | null
  triedAt: string | null
}

export interface Delivery {
  /** False when no mail server is configured; messages are then only stored in the outbox. */
  isMailSent: boolean
  receipt: ReceiptDelivery | null
  messages: MessageDelivery[]
  files: FileDelivery[]
}
