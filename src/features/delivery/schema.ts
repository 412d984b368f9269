/**
 * `held`: not sent automatically, for example because its mailbox has received too many messages
 * lately; staff can send it by hand.
 */
export const RECEIPT_STATES = ['queued', 'sent', 'failed', 'held'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/**
 * The virus scanner's result: a file cannot be opened while it is `waiting`, or when `infected`.
 */
export const SCAN_STATES = ['none', 'waiting', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** The confirmation email of a registration, as staff see it. */
export interface ReceiptDelivery {
  address: string
  state: ReceiptState
  /** True when there was no mail server, so that the message was stored in the outbox. */
  isKept: boolean
  /** Why the last attempt failed or the message is held back, in words for staff. */
  reason: string | null
  /** ISO 8601, UTC. */
  triedAt: string | null
  sentAt: string | null
}

/** One message of a mailing to this person. */
export interface MessageDelivery {
  mailingId: number
  subject: string
  address: string
  state: 'waiting' | 'sent' | 'failed' | 'unsubscribed' | 'skipped'
  /** True when there was no mail server, so that the message was stored in the outbox. */
  isKept: boolean
  /** Why the last attempt failed or none was made, in words for staff. */
  reason: string | null
  /** ISO 8601, UTC. */
  sentAt: string | null
}

/** A file that has not been delivered: not scanned, infected, or waiting for the upload. */
export interface FileDelivery {
  fileId: number
  scan: ScanState
  /** Why the last attempt failed, or what the virus scanner found. */
  reason: string | null
  /** ISO 8601, UTC. */
  triedAt: string | null
}

/** The messages and the undelivered files of a registration, with their state. */
export interface Delivery {
  /** False without a mail server: messages are stored in the outbox. */
  isMailSent: boolean
  /** Null when the registration has no confirmation. */
  receipt: ReceiptDelivery | null
  /** Newest first. */
  messages: MessageDelivery[]
  /** Without files that wait only because no drive is connected. */
  files: FileDelivery[]
}
